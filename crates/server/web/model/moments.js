// @ts-check
// The picture of a great moment, by where its points came from.

export const momentIcon = (/** @type {string} */ source) => {
  const [kind, what] = source.split('.');
  return kind === 'person'
    ? `p-${what}`
    : kind === 'sector'
      ? `i-${what}`
      : kind === 'plague'
        ? 'i-rat'
        : kind === 'message'
          ? `msg-${what}`
          : 'i-notre-dame';
};
