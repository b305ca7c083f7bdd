import styles from './Annotations.module.css';

export type Annotation = {
  /** A leader points at a feature; a dimension spans two points. */
  kind?: string | null | undefined;
  label?: string | null | undefined;
  /** The feature or first end, and the label or second end, in a box of 1600 by 900. */
  x1?: number | null | undefined;
  y1?: number | null | undefined;
  x2?: number | null | undefined;
  y2?: number | null | undefined;
};

type Line = { x1: number; y1: number; x2: number; y2: number };

/**
 * Leader lines and dimensions over a picture. The drawing has the picture's 16:9 box and is cut as the picture is (`slice`), so a line stays on
 * its feature at any crop; labels between y 80 and 820 survive the widest one. Decorative: the same facts stand in the text.
 */
export function Annotations({ items }: { items: ReadonlyArray<Annotation | null | undefined> | null | undefined }) {
  const drawn = (items ?? []).filter(isComplete);
  if (drawn.length === 0) return null;
  return (
    <svg className={styles.annotations} viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-annotations="">
      {drawn.map((item, index) => (
        <g key={index}>{item.kind === 'dimension' ? <Dimension {...item} /> : <Leader {...item} />}</g>
      ))}
    </svg>
  );
}

function isComplete(item: Annotation | null | undefined): item is Line & { label: string; kind: string | null } {
  return Boolean(item?.label) && [item?.x1, item?.y1, item?.x2, item?.y2].every((value) => typeof value === 'number');
}

function Leader({ label, x1, y1, x2, y2 }: Line & { label: string }) {
  // The label grows away from its feature.
  const x = x2 < x1 ? x2 - widthOf(label) : x2;
  return (
    <>
      <path d={`M${x1} ${y1}L${x2} ${y2}`} />
      <circle cx={x1} cy={y1} r="4.5" />
      <Label text={label} x={x} y={y2} />
    </>
  );
}

function Dimension({ label, x1, y1, x2, y2 }: Line & { label: string }) {
  // Off the middle, where the building of a picture usually is.
  const along = 0.3;
  const x = x1 + (x2 - x1) * along - widthOf(label) / 2;
  return (
    <>
      <path d={`M${x1} ${y1}L${x2} ${y2}M${x1 - 7} ${y1 + 7}l14 -14M${x2 - 7} ${y2 + 7}l14 -14`} />
      <Label text={label} x={x} y={y1 + (y2 - y1) * along} />
    </>
  );
}

function Label({ text, x, y }: { text: string; x: number; y: number }) {
  return (
    <>
      <rect className={styles.chip} x={round(x)} y={round(y - 17)} width={widthOf(text)} height="34" />
      <text x={round(x + 11)} y={round(y + 6.5)}>
        {text}
      </text>
    </>
  );
}

/** The server knows no fonts: 9 units a letter at the label's 19 is the family's mean width with a little air. */
function widthOf(label: string): number {
  return 22 + 9 * label.length;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
