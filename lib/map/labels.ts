import { type Box, createLabelPlacer, isWithin } from './boxes.ts';

/** A circle on a map, and the name to place next to it. */
export type LabeledCircle = { x: number; y: number; r: number; name: string };

export type LabelPosition = {
  x: number;
  y: number;
  anchor: 'start' | 'end';
  /** Whether the label covers nothing else. Other labels should be shown only on hover. */
  isFree: boolean;
};

/** Size of a label in map units: the maximum width of a letter, and the height above and below the baseline. */
const LETTER_WIDTH = 7.6;
const ASCENT = 12;
const DESCENT = 4;
const GAP = 5;
/** Vertical offsets of a label from the center of its circle, in order of preference. */
const shifts = [0, -9, 9, -16, 16];

type Candidate = Omit<LabelPosition, 'isFree'> & { box: Box };

function createCandidate(circle: LabeledCircle, shift: number, anchor: 'start' | 'end'): Candidate {
  const { name, r } = circle;
  const y = Math.round(circle.y + 4 + shift);
  const x = Math.round(anchor === 'start' ? circle.x + r + GAP : circle.x - r - GAP);
  const width = name.length * LETTER_WIDTH;
  const left = anchor === 'start' ? x : x - width;
  return { x, y, anchor, box: { left, right: left + width, top: y - ASCENT, bottom: y + DESCENT } };
}

const listCandidates = (circle: LabeledCircle) =>
  shifts.flatMap((shift) => [createCandidate(circle, shift, 'start'), createCandidate(circle, shift, 'end')]);

/**
 * Finds a position for the label of each circle: to the right of it, otherwise to the left, otherwise slightly higher or lower. A position must be
 * on the map and must not overlap other labels or circles. If every position overlaps, the first one on the map is returned as not free.
 * @param circles in order of importance: earlier circles get the better positions
 */
export function placeLabels(circles: readonly LabeledCircle[], width: number, height: number): LabelPosition[] {
  const bounds = { left: 0, right: width, top: 0, bottom: height };
  // A label starts outside its own circle, so that circle is not in its way.
  const placer = createLabelPlacer(
    bounds,
    circles.map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r })),
  );
  return circles.map((circle) => {
    const candidates = listCandidates(circle);
    const free = placer.place(candidates);
    const { x, y, anchor } = free ?? candidates.find(({ box }) => isWithin(box, bounds)) ?? createCandidate(circle, 0, 'start');
    return { x, y, anchor, isFree: free !== null };
  });
}
