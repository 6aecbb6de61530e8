// @ts-check
// Where the contents of a sector stand: its name, with room for a full row of pieces, and its drawing, as large as still fits. Both are
// sought together, once for a triangle and a name; nothing moves when pieces come and go. Pure, tested with node.

/** @typedef {import('../drawing/shapes.js').Point} Point */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box from its upper left corner */
/** @typedef {{ x: number, y: number, a: number, b: number, c: number }} Spot a point, and how far it lies inside each side */
/** @typedef {{ x: number, y: number, nx: number, ny: number }} Edge a point of a side, and the way inwards */
/**
 * @typedef {object} Placement
 * @property {{ x: number, y: number, size: number }} icon around its middle
 * @property {{ x: number, y: number }} text the first baseline: its middle, or its beginning beside the icon
 * @property {{ x: number, y: number }} pieces the middle of the row, or its beginning beside the icon
 * @property {boolean} beside whether name and pieces stand beside the icon
 * @property {string[]} lines
 * @property {number} size of the letters
 * @property {number} lead from line to line
 * @property {Box[]} boxes what icon, name and pieces cover
 * @property {{ x: number, y: number, scale: number } | undefined} art the middle of the foot of the drawing
 */

/** How large the largest drawings are. */
export const ART = { w: 50, h: 40 };
/** The radius around the middle of a market that stays free. */
export const MARKET = 15.5;
/** How close the spots lie that are tried for drawings, and for names. */
const GRID = 4;
const COARSE = 6;
/** No drawing is larger than this, and none is drawn that would be smaller. */
export const LARGEST = 1.25;
const SMALLEST = 0.36;
/** How wide a row of pieces is given room, how far all of it stays from the streets, and what that is worth beside a larger
 * drawing. What narrow sectors must do with comes later. */
const ROOMS = [
  [
    { row: 51, clear: 2.6, worth: 0.1 },
    { row: 40, clear: 2.6, worth: 0 },
  ],
  [{ row: 32, clear: 1.6, worth: 0 }],
  [{ row: 26, clear: 0.6, worth: 0 }],
];

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

/** The three sides of a triangle. @returns {Edge[]} */
export function edgesOf(/** @type {Point[]} */ t) {
  const area = (t[1][0] - t[0][0]) * (t[2][1] - t[0][1]) - (t[2][0] - t[0][0]) * (t[1][1] - t[0][1]);
  const sign = area > 0 ? 1 : -1;
  return t.map(([x, y], k) => {
    const [x2, y2] = t[(k + 1) % 3];
    const length = Math.hypot(x2 - x, y2 - y);
    return { x, y, nx: (-(y2 - y) / length) * sign, ny: ((x2 - x) / length) * sign };
  });
}

/** Spots in a triangle, and how far each lies inside the three sides. @returns {Spot[]} */
export function spotsIn(
  /** @type {Point[]} */ triangle,
  /** @type {Edge[]} */ [one, two, three],
  /** @type {number} */ step,
) {
  const [xs, ys] = [triangle.map((p) => p[0]), triangle.map((p) => p[1])];
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)];
  /** @type {Spot[]} */
  const spots = [];
  for (let y = Math.ceil(Math.min(...ys)); y < bottom; y += step) {
    for (let x = Math.ceil(Math.min(...xs)); x < right; x += step) {
      const a = (x - one.x) * one.nx + (y - one.y) * one.ny;
      const b = (x - two.x) * two.nx + (y - two.y) * two.ny;
      const c = (x - three.x) * three.nx + (y - three.y) * three.ny;
      if (a > 0 && b > 0 && c > 0) spots.push({ x, y, a, b, c });
    }
  }
  return spots;
}

/** How far something reaches towards each side from its spot: its corners are all that counts. */
export const reaches = (/** @type {Edge[]} */ edges, /** @type {Point[]} */ shape) =>
  edges.map(({ nx, ny }) => Math.max(...shape.map(([x, y]) => -x * nx - y * ny)));

/** The corners of a drawing around the middle of its foot. Those at the top are sky. @returns {Point[]} */
export const figure = (/** @type {number} */ w, /** @type {number} */ h) => [
  [-w / 2, 0],
  [w / 2, 0],
  [-w / 2, -h / 2],
  [w / 2, -h / 2],
  [-w * 0.24, -h],
  [w * 0.24, -h],
];

/** Whether a box stays away from the middle of every market. */
export const awayFrom = (
  /** @type {Point[]} */ markets,
  /** @type {Box} */ { x, y, w, h },
  /** @type {number} */ distance,
) =>
  markets.every(([mx, my]) => {
    const [dx, dy] = [Math.max(x - mx, mx - x - w, 0), Math.max(y - my, my - y - h, 0)];
    return dx * dx + dy * dy >= distance * distance;
  });

/**
 * Where name and drawing of a sector stand. The name is set on one line or on two, below the icon or beside it, as leaves the most room for
 * the drawing; smaller type comes last.
 * @param {Point[]} triangle
 * @param {Point[]} markets the middles of the markets at its corners
 * @param {string} name
 * @param {number} scale
 * @param {(text: string, size: number) => number} measure
 * @returns {Placement}
 */
export function placeContent(triangle, markets, name, scale, measure) {
  const edges = edgesOf(triangle);
  const sites = sitesFor(edges, spotsIn(triangle, edges, GRID), markets, scale);
  const spots = spotsIn(triangle, edges, COARSE);
  // Letters of Japanese fill their square: lines need a gap.
  const gap = /[\u2e80-\uffff]/.test(name) ? 1.16 : 1;
  const ways = (/** @type {number} */ size) =>
    lineBreaks(name).flatMap((lines) => {
      const width = Math.max(...lines.map((line) => measure(line, size)));
      return [false, true].map((beside) => ({ lines, width, size, lead: size * gap, beside }));
    });
  const sizes = [1, 0.9, 0.82].map((shrink) => 11.8 * scale * shrink);
  for (const size of sizes) {
    for (const rooms of ROOMS) {
      /** @type {Found | undefined} */
      let best;
      for (const { row, clear, worth } of rooms) {
        for (const way of ways(size)) {
          const shape = shapeOf(way, row * scale, scale);
          for (const spot of namesAt(edges, spots, markets, shape.boxes, clear))
            best = better(best, spot, shape, way, sites, scale, worth);
        }
      }
      if (best) return placementOf(best);
    }
  }
  // Nowhere does it stay clear: then where it comes closest to that.
  const [closest] = ways(sizes[2])
    .map((way) => {
      const shape = shapeOf(way, 20 * scale, scale);
      return { way, shape, spot: namesAt(edges, [], [], shape.boxes, -Infinity)[0] };
    })
    .sort((a, b) => b.spot.clear - a.spot.clear);
  return placementOf(better(undefined, closest.spot, closest.shape, closest.way, sites, scale, 0));
}

/** @typedef {{ lines: string[], width: number, size: number, lead: number, beside: boolean }} Way */
/** @typedef {ReturnType<typeof shapeOf>} Shape */
/** @typedef {{ x: number, y: number, limit: number }} Site where a drawing could stand, and how large at most */
/** @typedef {{ x: number, y: number, clear: number, boxes: Box[] }} Named a spot for a name, and what it then covers */
/** @typedef {{ name: Named, shape: Shape, way: Way, art: { x: number, y: number, scale: number }, worth: number }} Found */

/** Where drawings could stand if there were no name, the largest first. @returns {Site[]} */
function sitesFor(
  /** @type {Edge[]} */ edges,
  /** @type {Spot[]} */ spots,
  /** @type {Point[]} */ markets,
  /** @type {number} */ scale,
) {
  const [toA, toB, toC] = reaches(edges, figure(ART.w * scale, ART.h * scale)).map((it) =>
    Math.max(it, 0.01),
  );
  const kept = markets.map(([x, y]) => ({ x: x - MARKET, y: y - MARKET, w: 2 * MARKET, h: 2 * MARKET }));
  /** @type {Site[]} */
  const sites = [];
  for (const { x, y, a, b, c } of spots) {
    let limit = Math.min(LARGEST, (a - 1.6) / toA, (b - 1.6) / toB, (c - 1.6) / toC);
    for (const box of kept) limit = Math.min(limit, largestBeside(box, x, y, scale));
    if (limit >= SMALLEST) sites.push({ x, y, limit });
  }
  return sites.sort((a, b) => b.limit - a.limit);
}

/** How large a drawing on this spot may be without touching a box. */
function largestBeside(
  /** @type {Box} */ box,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ scale,
) {
  if (y <= box.y - 1) return Infinity;
  const [w, h] = [ART.w * scale, ART.h * scale];
  const across = Math.max(box.x - x, x - box.x - box.w) - 1;
  const above = y - box.y - box.h - 1;
  return Math.max(across / (w * 0.5), above / h, Math.min(across / (w * 0.3), above / (h * 0.45)));
}

/** What a way to set a name covers, around the spot it is set at. */
function shapeOf(
  /** @type {Way} */ { lines, width, size, lead, beside },
  /** @type {number} */ row,
  /** @type {number} */ z,
) {
  const extra = (lines.length - 1) * lead;
  if (beside) {
    const height = Math.max(size + extra + 13 * z, 22 * z);
    const left = -(25 * z + Math.max(width, row)) / 2;
    const text = { x: left + 25 * z, y: -height / 2 + size * 0.86 };
    // A little below the middle of the name: right for a name alone, and for one above pieces.
    const icon = { x: left + 11 * z, y: (size + extra - height) / 2 + 3 * z, size: 23 * z };
    return {
      icon,
      text,
      pieces: { x: text.x, y: text.y + extra + 10 * z },
      boxes: [
        { x: left + z, y: icon.y - 10 * z, w: 20 * z, h: 20 * z },
        { x: text.x, y: -height / 2, w: width, h: size + extra },
        { x: text.x, y: text.y + extra + 3 * z, w: row, h: 13 * z },
      ],
    };
  }
  const top = -(37 * z + size + extra) / 2;
  const text = { x: 0, y: top + 24.5 * z + size * 0.86 };
  return {
    icon: { x: 0, y: top + 12 * z, size: 24 * z },
    text,
    pieces: { x: 0, y: text.y + extra + 10 * z },
    boxes: [
      { x: -10.5 * z, y: top + 1.5 * z, w: 21 * z, h: 21 * z },
      { x: -width / 2, y: top + 24 * z, w: width, h: size + extra },
      { x: -row / 2, y: text.y + extra + 3 * z, w: row, h: 13 * z },
    ],
  };
}

/** The spots at which boxes stay clear of streets and markets. @returns {Named[]} */
function namesAt(
  /** @type {Edge[]} */ edges,
  /** @type {Spot[]} */ spots,
  /** @type {Point[]} */ markets,
  /** @type {Box[]} */ boxes,
  /** @type {number} */ wanted,
) {
  const [toA, toB, toC] = reaches(edges, boxes.flatMap(cornersOf));
  /** @type {Named[]} */
  const names = [];
  for (const { x, y, a, b, c } of [widest(edges, [toA, toB, toC]), ...spots]) {
    const clear = Math.min(a - toA, b - toB, c - toC);
    if (clear < wanted) continue;
    const there = boxes.map((it) => ({ x: it.x + x, y: it.y + y, w: it.w, h: it.h }));
    if (there.every((box) => awayFrom(markets, box, MARKET + wanted)))
      names.push({ x, y, clear, boxes: there });
  }
  return names;
}

/** The spot that leaves the most room: there all sides are equally far, three equations for x, y and the room. @returns {Spot} */
function widest(/** @type {Edge[]} */ edges, /** @type {number[]} */ reach) {
  const [a, b, c] = edges.map((it, k) => ({ ...it, far: it.x * it.nx + it.y * it.ny + reach[k] }));
  const [ux, uy, u] = [b.nx - a.nx, b.ny - a.ny, b.far - a.far];
  const [vx, vy, v] = [c.nx - a.nx, c.ny - a.ny, c.far - a.far];
  const area = ux * vy - uy * vx;
  const [x, y] = [(u * vy - uy * v) / area, (ux * v - u * vx) / area];
  const room = x * a.nx + y * a.ny - a.far;
  return { x, y, a: room + reach[0], b: room + reach[1], c: room + reach[2] };
}

/** @returns {Point[]} */
const cornersOf = (/** @type {Box} */ { x, y, w, h }) => [
  [x, y],
  [x + w, y],
  [x, y + h],
  [x + w, y + h],
];

/** The better of what was found and the best drawing beside a name: the larger one, then more room around the name, then the
 * plainer way. */
function better(
  /** @type {Found | undefined} */ best,
  /** @type {Named} */ name,
  /** @type {Shape} */ shape,
  /** @type {Way} */ way,
  /** @type {Site[]} */ sites,
  /** @type {number} */ scale,
  /** @type {number} */ plus,
) {
  const extra =
    plus + Math.min(name.clear, 6) * 0.01 - (way.beside ? 0.04 : 0) - (way.lines.length - 1) * 0.02;
  let worth = best?.worth ?? -Infinity;
  let art = { x: 0, y: 0, scale: 0 };
  if (extra > worth) worth = extra;
  for (const site of sites) {
    if (site.limit + extra <= worth) break;
    let size = site.limit;
    for (const box of name.boxes) size = Math.min(size, largestBeside(box, site.x, site.y, scale));
    if (size < SMALLEST || size + extra <= worth) continue;
    worth = size + extra;
    art = { x: site.x, y: site.y, scale: size };
  }
  return best && worth === best.worth ? best : { name, shape, way, art, worth };
}

/** @returns {Placement} */
function placementOf(/** @type {Found} */ { name: { x, y, boxes }, shape, way, art }) {
  /** @template {{ x: number, y: number }} T @returns {T} */
  const moved = (/** @type {T} */ it) => ({ ...it, x: it.x + x, y: it.y + y });
  return {
    icon: moved(shape.icon),
    text: moved(shape.text),
    pieces: moved(shape.pieces),
    beside: way.beside,
    lines: way.lines,
    size: way.size,
    lead: way.lead,
    boxes,
    art: art.scale >= SMALLEST ? art : undefined,
  };
}
