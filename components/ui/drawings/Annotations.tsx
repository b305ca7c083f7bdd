import { roundToTenth } from '#lib/format/number.ts';
import styles from './Annotations.module.css';

export type Annotation = {
  /** `leader` points at a feature; `dimension` spans two points. */
  kind?: string | null | undefined;
  label?: string | null | undefined;
  /** Coordinates in a box of 1600 by 900: the feature (or first end), then the label (or second end). */
  x1?: number | null | undefined;
  y1?: number | null | undefined;
  x2?: number | null | undefined;
  y2?: number | null | undefined;
};

/** Where the longest label may end. The sides of the picture are cropped on narrow screens. */
const MAX_LABEL_X = 1500;

type Points = { x1: number; y1: number; x2: number; y2: number };

/**
 * Leader lines and dimension lines over a picture. The drawing has the same 16:9 box as the picture and is cropped like it (`slice`), so lines
 * stay on their features at any crop. Labels with y between 140 and 760 remain visible at the widest crop. The annotations are hidden from
 * assistive technology, because the page's text gives the same facts.
 */
export function Annotations({ items }: { items: ReadonlyArray<Annotation | null | undefined> | null | undefined }) {
  const complete = (items ?? []).filter(isComplete);
  if (complete.length === 0) return null;
  return (
    <svg className={styles.annotations} viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-annotations="">
      {complete.map((item, index) => (
        <g key={index}>{item.kind === 'dimension' ? <DimensionLine {...item} /> : <LeaderLine {...item} />}</g>
      ))}
    </svg>
  );
}

function isComplete(item: Annotation | null | undefined): item is Points & { label: string; kind: string | null } {
  return Boolean(item?.label) && [item?.x1, item?.y1, item?.x2, item?.y2].every((value) => typeof value === 'number');
}

function LeaderLine({ label, x1, y1, x2, y2 }: Points & { label: string }) {
  // The label extends away from the feature, but not beyond the picture.
  const width = getLabelWidth(label);
  const x = x2 < x1 || x2 + width > MAX_LABEL_X ? x2 - width : x2;
  return (
    <>
      <OutlinedPath d={`M${x1} ${y1}L${x2} ${y2}`} />
      <circle cx={x1} cy={y1} r="4.5" />
      <Label text={label} x={x} y={y2} />
    </>
  );
}

function DimensionLine({ label, x1, y1, x2, y2 }: Points & { label: string }) {
  // The label is not in the middle of the line, because the building is usually in the middle of the picture.
  const labelPosition = 0.3;
  const x = x1 + (x2 - x1) * labelPosition - getLabelWidth(label) / 2;
  return (
    <>
      <OutlinedPath d={`M${x1} ${y1}L${x2} ${y2}M${x1 - 7} ${y1 + 7}l14 -14M${x2 - 7} ${y2 + 7}l14 -14`} />
      <Label text={label} x={x} y={y1 + (y2 - y1) * labelPosition} />
    </>
  );
}

/** A light line with a dark outline, which is visible on light roofs and on dark asphalt. */
function OutlinedPath({ d }: { d: string }) {
  return (
    <>
      <path className={styles.outline} d={d} />
      <path d={d} />
    </>
  );
}

function Label({ text, x, y }: { text: string; x: number; y: number }) {
  return (
    <>
      <rect className={styles.labelBackground} x={roundToTenth(x)} y={roundToTenth(y - 17)} width={getLabelWidth(text)} height="34" />
      <text x={roundToTenth(x + getLabelWidth(text) / 2)} y={roundToTenth(y + 6.5)} textAnchor="middle">
        {text}
      </text>
    </>
  );
}

/**
 * Estimates the width at font size 19, because the server cannot measure text. Digits and most letters of the typeface are at most 11 units wide, narrow
 * letters and spaces 6.
 */
function getLabelWidth(label: string): number {
  const narrow = label.match(/[\s.,:;'’|fijlrt-]/g)?.length ?? 0;
  return 24 + 11 * (label.length - narrow) + 6 * narrow;
}
