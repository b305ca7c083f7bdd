/** Focal points of pictures. */
import type { FocalPoint } from './rows/media.ts';

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;
const round = (share: number) => Math.round(share * 100) / 100;

/** @returns null if the point is not inside the picture. Hundredths are precise enough. */
export const createFocalPoint = (x?: unknown, y?: unknown): FocalPoint | null =>
  isShare(x) && isShare(y) ? { x: round(x), y: round(y) } : null;
