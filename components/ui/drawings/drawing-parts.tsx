import { roundToTenth } from '#lib/format/number.ts';
import styles from './Drawing.module.css';

/** The integers from 0 to `length` - 1. */
export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** The label of a structural axis: its number or letter in a circle. */
export function AxisBubble({ x, y, text, radius = 10 }: { x: number; y: number; text: string; radius?: number }) {
  return (
    <>
      <circle cx={roundToTenth(x)} cy={roundToTenth(y)} r={radius} />
      <text x={roundToTenth(x)} y={roundToTenth(y + 4)} textAnchor="middle">
        {text}
      </text>
    </>
  );
}

/** A horizontal dimension line. Its extension lines reach up by `up` toward what is measured. */
export function HorizontalDimension({ from, to, y, text, up = 14 }: { from: number; to: number; y: number; text: string; up?: number }) {
  return (
    <>
      <path d={`M${from} ${y}H${to}M${from - 4} ${y + 4}l8 -8M${to - 4} ${y + 4}l8 -8`} />
      <path className={styles.fine} d={`M${from} ${y - up}V${y + 5}M${to} ${y - up}V${y + 5}`} />
      <text x={(from + to) / 2} y={y - 6} textAnchor="middle">
        {text}
      </text>
    </>
  );
}

/** A vertical dimension line. */
export function VerticalDimension({ x, from, to, text }: { x: number; from: number; to: number; text: string }) {
  return (
    <>
      <path d={`M${x} ${from}V${to}M${x - 4} ${from + 4}l8 -8M${x - 4} ${to + 4}l8 -8`} />
      <text x={x + 8} y={(from + to) / 2 + 4}>
        {text}
      </text>
    </>
  );
}
