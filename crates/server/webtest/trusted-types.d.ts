// lit-html names one foreign type; this stands for it, so that no further package is needed.
declare module 'trusted-types/lib/index.js' { export interface TrustedHTML { toString(): string } }
