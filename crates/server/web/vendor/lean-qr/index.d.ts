export const correction: { L: number; M: number; Q: number; H: number };
export interface Bitmap2D {
  readonly size: number;
  get(x: number, y: number): boolean;
}
export function generate(
  data: string,
  options?: { minCorrectionLevel?: number; minVersion?: number },
): Bitmap2D;
