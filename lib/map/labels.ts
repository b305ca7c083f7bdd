/** A circle on a map whose name is to be written beside it. */
export type Named = { x: number; y: number; r: number; name: string };

export type LabelPlace = { x: number; y: number; anchor: 'start' | 'end' };

type Box = { left: number; right: number; top: number; bottom: number };

/** Measures of a name in units of the map: what a letter takes at most, and the height of a line. */
const LETTER = 7.6;
const ASCENT = 12;
const DESCENT = 4;
const GAP = 5;
/** How far a name may be moved up or down from the middle of its circle, best first. */
const shifts = [0, -9, 9, -16, 16];

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function boxOf({ x, y, anchor }: LabelPlace, name: string): Box {
  const width = name.length * LETTER;
  const left = anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - ASCENT, bottom: y + DESCENT };
}

function candidates({ x, y, r }: Named): LabelPlace[] {
  return shifts.flatMap((shift): LabelPlace[] => {
    const at = Math.round(y + 4 + shift);
    return [
      { x: Math.round(x + r + GAP), y: at, anchor: 'start' },
      { x: Math.round(x - r - GAP), y: at, anchor: 'end' },
    ];
  });
}

/**
 * Finds a place beside its circle for every name: to the right of it if that stays on the map and clear of other names and circles, else to
 * the left, else a little higher or lower. In a crowd where nothing is clear a name keeps to the map at least. The order is the order of
 * importance: who comes first, chooses first.
 */
export function placeLabels(dots: readonly Named[], width: number, height: number): LabelPlace[] {
  const circles = dots.map(({ x, y, r }): Box => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
  const taken: Box[] = [];
  return dots.map((dot, self) => {
    const places = candidates(dot).filter((place) => {
      const box = boxOf(place, dot.name);
      return box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
    });
    const clear = places.find((place) => {
      const box = boxOf(place, dot.name);
      return !taken.some((other) => meet(box, other)) && !circles.some((circle, i) => i !== self && meet(box, circle));
    });
    const place = clear ?? places[0] ?? { x: Math.round(dot.x + dot.r + GAP), y: Math.round(dot.y + 4), anchor: 'start' };
    taken.push(boxOf(place, dot.name));
    return place;
  });
}
