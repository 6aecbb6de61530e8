// @ts-check
// QR codes for invite links: byte mode, error correction level L, versions 1 to 5 (up to 106 bytes). Pure.

const DATA = [19, 34, 55, 80, 108];
const CHECK = [7, 10, 15, 20, 26];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i += 1) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (/** @type {number} */ a, /** @type {number} */ b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/** The check bytes of Reed and Solomon. */
function checkBytes(/** @type {number[]} */ data, /** @type {number} */ count) {
  /** @type {number[]} */
  let generator = [1];
  for (let i = 0; i < count; i += 1) {
    const next = new Array(generator.length + 1).fill(0);
    generator.forEach((c, k) => {
      next[k] ^= c;
      next[k + 1] ^= times(c, EXP[i]);
    });
    generator = next;
  }
  const rest = [...data, ...new Array(count).fill(0)];
  for (let i = 0; i < data.length; i += 1) {
    const lead = rest[i];
    if (lead)
      generator.forEach((c, k) => {
        rest[i + k] ^= times(c, lead);
      });
  }
  return rest.slice(data.length);
}

function codewords(/** @type {Uint8Array} */ bytes, /** @type {number} */ version) {
  const bits = [0, 1, 0, 0];
  const put = (/** @type {number} */ value, /** @type {number} */ length) => {
    for (let k = length - 1; k >= 0; k -= 1) bits.push((value >> k) & 1);
  };
  put(bytes.length, 8);
  for (const byte of bytes) put(byte, 8);
  const capacity = DATA[version - 1] * 8;
  for (let k = 0; k < 4 && bits.length < capacity; k += 1) bits.push(0);
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = [];
  for (let k = 0; k < bits.length; k += 8) data.push(parseInt(bits.slice(k, k + 8).join(''), 2));
  return [...data, ...checkBytes(data, CHECK[version - 1])];
}

const MASKS = [
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 2 === 0,
  (/** @type {number} */ _, /** @type {number} */ y) => y % 2 === 0,
  (/** @type {number} */ x) => x % 3 === 0,
  (/** @type {number} */ x, /** @type {number} */ y) => (x + y) % 3 === 0,
];

/** The modules of a code: rows of true (dark) and false; undefined if the text is too long. @returns {boolean[][] | undefined} */
export function qr(/** @type {string} */ text) {
  const bytes = new TextEncoder().encode(text);
  const version = DATA.findIndex((size) => bytes.length + 2 <= size) + 1;
  if (!version) return undefined;
  const size = 17 + 4 * version;
  /** @type {(boolean | undefined)[][]} */
  const grid = Array.from({ length: size }, () => new Array(size).fill(undefined));
  patterns(grid, version);
  const fixed = grid.map((row) => row.map((cell) => cell !== undefined));
  fill(grid, codewords(bytes, version));
  const candidates = MASKS.map((mask, index) => {
    const masked = grid.map((row, y) =>
      row.map((cell, x) => (fixed[y][x] ? Boolean(cell) : Boolean(cell) !== mask(x, y))),
    );
    format(masked, index);
    return masked;
  });
  return candidates.sort((a, b) => penalty(a) - penalty(b))[0];
}

function patterns(/** @type {(boolean | undefined)[][]} */ grid, /** @type {number} */ version) {
  const size = grid.length;
  for (let k = 0; k < size; k += 1) {
    grid[6][k] = k % 2 === 0;
    grid[k][6] = k % 2 === 0;
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    for (let dy = -4; dy <= 4; dy += 1) {
      for (let dx = -4; dx <= 4; dx += 1) {
        const [x, y] = [cx + dx, cy + dy];
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        if (x >= 0 && y >= 0 && x < size && y < size) grid[y][x] = ring !== 2 && ring !== 4;
      }
    }
  }
  if (version > 1) {
    const c = size - 7;
    for (let dy = -2; dy <= 2; dy += 1)
      for (let dx = -2; dx <= 2; dx += 1) grid[c + dy][c + dx] = Math.max(Math.abs(dx), Math.abs(dy)) !== 1;
  }
  // Room for the format, written later.
  for (let k = 0; k < 9; k += 1) {
    grid[8][k] ??= false;
    grid[k][8] ??= false;
  }
  for (let k = 0; k < 8; k += 1) {
    grid[8][size - 1 - k] ??= false;
    grid[size - 1 - k][8] ??= false;
  }
  grid[size - 8][8] = true;
}

function fill(/** @type {(boolean | undefined)[][]} */ grid, /** @type {number[]} */ words) {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let k = 0; k < size; k += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - k : k;
      for (const x of [right, right - 1]) {
        if (grid[y][x] !== undefined) continue;
        grid[y][x] = bit < words.length * 8 && ((words[bit >> 3] >> (7 - (bit & 7))) & 1) === 1;
        bit += 1;
      }
    }
  }
}

function format(/** @type {boolean[][]} */ grid, /** @type {number} */ mask) {
  const size = grid.length;
  const data = (1 << 3) | mask;
  let rest = data;
  for (let k = 0; k < 10; k += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (/** @type {number} */ k) => ((bits >> k) & 1) === 1;
  for (let k = 0; k <= 5; k += 1) grid[k][8] = bit(k);
  grid[7][8] = bit(6);
  grid[8][8] = bit(7);
  grid[8][7] = bit(8);
  for (let k = 9; k < 15; k += 1) grid[8][14 - k] = bit(k);
  for (let k = 0; k < 8; k += 1) grid[8][size - 1 - k] = bit(k);
  for (let k = 8; k < 15; k += 1) grid[size - 15 + k][8] = bit(k);
  grid[size - 8][8] = true;
}

/** How uneven a code looks: long runs, blocks, and too much of one shade. */
function penalty(/** @type {boolean[][]} */ grid) {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (let y = 0; y < size; y += 1) {
    for (const cell of [(/** @type {number} */ k) => grid[y][k], (/** @type {number} */ k) => grid[k][y]]) {
      let run = 1;
      for (let k = 1; k <= size; k += 1) {
        if (k < size && cell(k) === cell(k - 1)) run += 1;
        else {
          if (run >= 5) sum += run - 2;
          run = 1;
        }
      }
    }
    for (let x = 0; x < size; x += 1) {
      if (grid[y][x]) dark += 1;
      if (
        x &&
        y &&
        grid[y][x] === grid[y - 1][x] &&
        grid[y][x] === grid[y][x - 1] &&
        grid[y][x] === grid[y - 1][x - 1]
      )
        sum += 3;
    }
  }
  return sum + Math.floor(Math.abs(dark / (size * size) - 0.5) * 20) * 10;
}

/** A code as the `d` of a path, one unit to a module. */
export function qrPath(/** @type {boolean[][]} */ grid) {
  return grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
