/** The area that a marker or a label covers, in map units. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** Places labels one after another. A label must be within the bounds, and must not overlap an obstacle or a label that was placed before it. */
export type LabelPlacer = {
  /** Returns the first of the positions whose box is free, and reserves the box. Returns null if all of them are taken. */
  place: <T extends { box: Box }>(positions: readonly T[]) => T | null;
};

export const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const isWithin = (box: Box, bounds: Box) =>
  box.left >= bounds.left && box.right <= bounds.right && box.top >= bounds.top && box.bottom <= bounds.bottom;

export function createLabelPlacer(bounds: Box, obstacles: readonly Box[] = []): LabelPlacer {
  const taken = [...obstacles];
  return {
    place: (positions) => {
      const free = positions.find(({ box }) => isWithin(box, bounds) && !taken.some((other) => overlaps(box, other)));
      if (free) taken.push(free.box);
      return free ?? null;
    },
  };
}
