// @ts-check
// Where the name of a sector is set: icon, name and pieces as far from its three sides as they can be. Pure, tested with node.

/** @typedef {import('./geometry.js').Point} Point */
/**
 * @typedef {object} Placement
 * @property {number} x
 * @property {number} y
 * @property {boolean} beside whether the name stands beside the icon
 * @property {string[]} lines
 * @property {number} size
 * @property {number} lead from line to line
 * @property {number} width
 */

/** Every way to set a name on one or two lines, the most balanced first. @returns {string[][]} */
export function lineBreaks(/** @type {string} */ name) {
  const whole = name.replaceAll('\u00ad', '');
  /** @type {string[][]} */
  const two = [];
  const letters = [...name];
  letters.forEach((letter, k) => {
    const [head, tail] = [letters.slice(0, k).join(''), letters.slice(k + 1).join('')];
    const clean = (/** @type {string} */ text) => text.replaceAll('\u00ad', '');
    if (letter === ' ' || letter === '\u00a0') two.push([clean(head), clean(tail)]);
    if (letter === '-' && k > 0) two.push([clean(head) + '-', clean(tail)]);
    if (letter === '\u00ad') two.push([clean(head) + '-', clean(tail)]);
    if (k > 1 && k < letters.length - 1 && letter > '\u2e80' && letters.length > 3)
      two.push([letters.slice(0, k).join(''), letters.slice(k).join('')]);
  });
  // Of two equally balanced ways the one with the longer first line: 修道院 / 学校.
  const uneven = (/** @type {string[]} */ lines) => Math.abs(lines[0].length - lines[1].length);
  two.sort((a, b) => uneven(a) - uneven(b) || b[0].length - a[0].length);
  return two.length ? [[whole], two[0]] : [[whole]];
}

/**
 * Where icon, name and pieces of a sector fit best: the spot with the widest clearance from its three sides.
 * Tries the name on one line and on two, below the icon and beside it, and smaller type if nothing else fits.
 * @param {Point[]} triangle
 * @param {string} name
 * @param {number} scale
 * @param {number} pieces how wide the pieces are that are to be shown, 0 for none
 * @param {(text: string, size: number) => number} measure
 * @returns {Placement}
 */
export function placeContent(triangle, name, scale, pieces, measure) {
  const edges = edgesOf(triangle);
  // Letters of Japanese fill their square: lines need a gap.
  const gap = /[\u2e80-\uffff]/.test(name) ? 1.16 : 1;
  /** @type {(Placement & { room: number }) | undefined} */
  let best;
  for (const shrink of [1, 0.9, 0.82]) {
    const size = 11.8 * scale * shrink;
    const lead = size * gap;
    for (const lines of lineBreaks(name)) {
      const width = Math.max(...lines.map((line) => measure(line, size)));
      for (const beside of [false, true]) {
        const spot = widest(edges, outline(width, (lines.length - 1) * lead, beside, pieces, scale, size));
        // The plainest layout wins unless another leaves clearly more room.
        const worth = spot.room - (beside ? 1.2 : 0) - (lines.length - 1) * 0.6;
        if (!best || worth > best.room)
          best = { x: spot.x, y: spot.y, beside, lines, size, lead, width, room: worth };
      }
    }
    if (best && best.room > 0.8) break;
  }
  const { room, ...placement } = /** @type {Placement & { room: number }} */ (best);
  return placement;
}

/** The corners of what must fit, around the spot it is placed at: see `content` in borough.js. @returns {Point[]} */
function outline(
  /** @type {number} */ width,
  /** @type {number} */ extra,
  /** @type {boolean} */ beside,
  /** @type {number} */ pieces,
  /** @type {number} */ z,
  /** @type {number} */ size,
) {
  const half = width / 2;
  const row = pieces / 2;
  const filled = pieces > 0;
  const cap = size * 0.72;
  if (!beside) {
    const top = (filled ? -28 : -21) * z - extra / 2;
    const text = top + 36 * z - cap;
    const foot = top + 36 * z + extra;
    /** @type {Point[]} */
    const shape = [
      [-10 * z, top],
      [10 * z, top],
      [-half, text],
      [half, text],
      [-half, foot + 1],
      [half, foot + 1],
    ];
    return filled ? [...shape, [-row, foot + 17 * z], [row, foot + 17 * z]] : shape;
  }
  const total = 25 * z + Math.max(width, filled ? row * 2 : 0);
  const left = -total / 2;
  const text = left + 25 * z;
  const base = -extra / 2 + (filled ? -2 * z : 4 * z);
  /** @type {Point[]} */
  const shape = [
    [left, -9 * z],
    [left, 9 * z],
    [text, base - cap],
    [text + width, base - cap],
    [text + width, base + extra + 1],
    [text, base + extra + 1],
  ];
  return filled ? [...shape, [text, base + extra + 17 * z], [text + row * 2, base + extra + 17 * z]] : shape;
}

function edgesOf(/** @type {Point[]} */ t) {
  const area = (t[1][0] - t[0][0]) * (t[2][1] - t[0][1]) - (t[2][0] - t[0][0]) * (t[1][1] - t[0][1]);
  const sign = area > 0 ? 1 : -1;
  return t.map(([x1, y1], k) => {
    const [x2, y2] = t[(k + 1) % 3];
    const length = Math.hypot(x2 - x1, y2 - y1);
    return [x1, y1, (-(y2 - y1) / length) * sign, ((x2 - x1) / length) * sign];
  });
}

/**
 * The spot that leaves the most room to the nearest side: there all three sides are equally far, which is three equations for x, y
 * and the room.
 */
function widest(/** @type {number[][]} */ edges, /** @type {Point[]} */ shape) {
  // For each side only the corner of the shape that comes nearest to it counts.
  const [a, b, c] = edges.map(([x, y, nx, ny]) => ({
    nx,
    ny,
    far: x * nx + y * ny - Math.min(...shape.map(([dx, dy]) => dx * nx + dy * ny)),
  }));
  const [ux, uy, u] = [b.nx - a.nx, b.ny - a.ny, b.far - a.far];
  const [vx, vy, v] = [c.nx - a.nx, c.ny - a.ny, c.far - a.far];
  const area = ux * vy - uy * vx;
  const [x, y] = [(u * vy - uy * v) / area, (ux * v - u * vx) / area];
  return { x, y, room: x * a.nx + y * a.ny - a.far };
}
