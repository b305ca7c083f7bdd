/** Places labels. The server cannot measure text, so widths are estimates on the safe side. */
import { toMetricText } from '#lib/format/metric-text.ts';
import { containsBox, doBoxesOverlap, type Box, type Label } from './geometry.ts';

/** Average width of a character of the typeface, as a share of its size. Strong labels are condensed. */
const CHARACTER_WIDTH = 0.58;
const STRONG_CHARACTER_WIDTH = 0.5;
const LINE_HEIGHT = 1.25;

export function estimateTextWidth(text: string, isStrong = false): number {
  return text.length * (isStrong ? STRONG_CHARACTER_WIDTH : CHARACTER_WIDTH);
}

/** The space that a label takes up, in feet. */
export function getLabelBox({ text, metricText, at, anchor, size, isStrong, isVertical }: Label, textSize: number): Box {
  // One of the two is shown, and the drawing is the same.
  const longer = [text, metricText ?? toMetricText(text) ?? ''].reduce((a, b) => (b.length > a.length ? b : a));
  const length = estimateTextWidth(longer, isStrong) * size * textSize;
  const height = LINE_HEIGHT * size * textSize;
  const before = { start: 0, middle: length / 2, end: length }[anchor];
  return isVertical
    ? { x: at.x - height / 2, y: at.y - length + before, width: height, height: length }
    : { x: at.x - before, y: at.y - height / 2, width: length, height };
}

/** Collects labels that do not overlap each other. */
export class LabelLayout {
  readonly labels: Label[] = [];
  readonly #textSize: number;
  readonly #sheet: Box | undefined;
  readonly #occupied: Box[] = [];

  /** @param sheet Labels do not leave this box. */
  constructor(textSize: number, sheet?: Box) {
    this.#textSize = textSize;
    this.#sheet = sheet;
  }

  /** Keeps labels out of the box. */
  reserve(box: Box): void {
    this.#occupied.push(box);
  }

  /** Whether the label fits into the box and overlaps no other one. */
  isFree(label: Label, within?: Box): boolean {
    const box = getLabelBox(label, this.#textSize);
    const isInside = [within, this.#sheet].every((outer) => !outer || containsBox(outer, box));
    return isInside && !this.#occupied.some((other) => doBoxesOverlap(box, other));
  }

  /** Adds the first of the labels that is free. Returns whether there was one. */
  add(candidates: readonly Label[], within?: Box): boolean {
    const label = candidates.find((candidate) => this.isFree(candidate, within));
    if (!label) return false;
    this.labels.push(label);
    this.#occupied.push(getLabelBox(label, this.#textSize));
    return true;
  }
}
