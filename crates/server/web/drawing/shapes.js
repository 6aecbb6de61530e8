// @ts-check
// Points and paths: pure functions of numbers.

/** @typedef {[number, number]} Point */

export const radians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/** The point at a radius and an angle, clockwise in degrees. @returns {Point} */
export function polar(/** @type {number} */ r, /** @type {number} */ angle) {
  return [r * Math.cos(radians(angle)), r * Math.sin(radians(angle))];
}

/** A convex polygon with every side moved inwards. @returns {Point[]} */
export function inset(/** @type {Point[]} */ points, /** @type {number} */ by) {
  const n = points.length;
  let area = 0;
  for (let k = 0; k < n; k += 1)
    area += points[k][0] * points[(k + 1) % n][1] - points[(k + 1) % n][0] * points[k][1];
  const sign = area > 0 ? 1 : -1;
  const lines = points.map(([x1, y1], k) => {
    const [x2, y2] = points[(k + 1) % n];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const nx = (-(y2 - y1) / length) * sign;
    const ny = ((x2 - x1) / length) * sign;
    return { x: x1 + nx * by, y: y1 + ny * by, dx: x2 - x1, dy: y2 - y1 };
  });
  return lines.map((line, k) => {
    const last = lines[(k + n - 1) % n];
    const cross = last.dx * line.dy - last.dy * line.dx;
    const u = ((line.x - last.x) * line.dy - (line.y - last.y) * line.dx) / cross;
    return /** @type {Point} */ ([last.x + last.dx * u, last.y + last.dy * u]);
  });
}

/** A number for a path: one digit behind the point. */
export const f = (/** @type {number} */ value) => String(Math.round(value * 10) / 10);

/** Points for a `points` attribute. */
export const list = (/** @type {Point[]} */ points) => points.map(([x, y]) => `${f(x)},${f(y)}`).join(' ');

/** A closed path with rounded corners. */
export function rounded(/** @type {Point[]} */ points, /** @type {number} */ radius) {
  const n = points.length;
  return (
    points
      .map((q, k) => {
        const p = points[(k + n - 1) % n];
        const s = points[(k + 1) % n];
        const a = Math.hypot(p[0] - q[0], p[1] - q[1]);
        const b = Math.hypot(s[0] - q[0], s[1] - q[1]);
        const e = Math.min(radius, a / 2.2, b / 2.2);
        const from = [q[0] + ((p[0] - q[0]) / a) * e, q[1] + ((p[1] - q[1]) / a) * e];
        const to = [q[0] + ((s[0] - q[0]) / b) * e, q[1] + ((s[1] - q[1]) / b) * e];
        return `${k === 0 ? 'M' : 'L'}${f(from[0])} ${f(from[1])}Q${f(q[0])} ${f(q[1])} ${f(to[0])} ${f(to[1])}`;
      })
      .join('') + 'z'
  );
}

/** A regular octagon around the origin. */
export const octagon = (/** @type {number} */ r) =>
  rounded(
    [0, 1, 2, 3, 4, 5, 6, 7].map((k) => polar(r, 22.5 + 45 * k)),
    1.5,
  );
