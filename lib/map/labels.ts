/** A circle on a map, and the name to place next to it. */
export type LabeledCircle = { x: number; y: number; r: number; name: string };

export type LabelPosition = { x: number; y: number; anchor: 'start' | 'end' };

type Box = { left: number; right: number; top: number; bottom: number };

/** Size of a label in map units: the maximum width of a letter, and the height above and below the baseline. */
const LETTER_WIDTH = 7.6;
const ASCENT = 12;
const DESCENT = 4;
const GAP = 5;
/** Vertical offsets of a label from the center of its circle, in order of preference. */
const shifts = [0, -9, 9, -16, 16];

const overlaps = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function getLabelBox({ x, y, anchor }: LabelPosition, name: string): Box {
  const width = name.length * LETTER_WIDTH;
  const left = anchor === 'start' ? x : x - width;
  return { left, right: left + width, top: y - ASCENT, bottom: y + DESCENT };
}

function getCandidatePositions({ x, y, r }: LabeledCircle): LabelPosition[] {
  return shifts.flatMap((shift): LabelPosition[] => {
    const baseline = Math.round(y + 4 + shift);
    return [
      { x: Math.round(x + r + GAP), y: baseline, anchor: 'start' },
      { x: Math.round(x - r - GAP), y: baseline, anchor: 'end' },
    ];
  });
}

/**
 * Finds a position for the label of each circle: to the right of it, otherwise to the left, otherwise slightly higher or lower. A position must be
 * on the map and must not overlap other labels or circles. If every position overlaps, the first one on the map is used.
 * @param circles in order of importance: earlier circles get the better positions
 */
export function placeLabels(circles: readonly LabeledCircle[], width: number, height: number): LabelPosition[] {
  const circleBoxes = circles.map(({ x, y, r }): Box => ({ left: x - r, right: x + r, top: y - r, bottom: y + r }));
  const labelBoxes: Box[] = [];
  return circles.map((circle, index) => {
    const positions = getCandidatePositions(circle).filter((position) => {
      const box = getLabelBox(position, circle.name);
      return box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
    });
    const freePosition = positions.find((position) => {
      const box = getLabelBox(position, circle.name);
      return !labelBoxes.some((other) => overlaps(box, other)) && !circleBoxes.some((other, i) => i !== index && overlaps(box, other));
    });
    const fallback: LabelPosition = { x: Math.round(circle.x + circle.r + GAP), y: Math.round(circle.y + 4), anchor: 'start' };
    const position = freePosition ?? positions[0] ?? fallback;
    labelBoxes.push(getLabelBox(position, circle.name));
    return position;
  });
}
