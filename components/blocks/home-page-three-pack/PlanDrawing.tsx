import { Drawing } from '#components/ui/drawings/Drawing.tsx';
import styles from '#components/ui/drawings/Drawing.module.css';
import { AxisBubble, range } from '#components/ui/drawings/drawing-parts.tsx';
import { roundToTenth } from '#lib/format/number.ts';

const bay = { x: 60, y: 70, width: 330, height: 170 };
const columns = range(7).map((index) => bay.x + index * 55);
const rows = range(4).map((index) => bay.y + index * 56.6);

/** Floor plan of a rear-load bay: grid axes, columns, an office corner, and trailers at most of the doors. */
export function PlanDrawing({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 420 280" className={className}>
      <rect className={styles.tone} {...bay} />
      <rect className={styles.bold} {...bay} />
      {columns.map((x, index) => (
        <g key={x}>
          <path className={styles.dash} d={`M${x} 44V262`} />
          <AxisBubble x={x} y={32} text={String(index + 1)} />
        </g>
      ))}
      {rows.map((y, index) => (
        <g key={y}>
          <path className={styles.dash} d={`M38 ${y}H410`} />
          <AxisBubble x={26} y={y} text={'ABCD'.charAt(index)} />
        </g>
      ))}
      <path className={styles.fill} d={rows.flatMap((y) => columns.map((x) => `M${x - 2.5} ${roundToTenth(y - 2.5)}h5v5h-5z`)).join('')} />
      <path d={drawDoors(hasTrailer, 24)} />
      <path className={styles.fine} d={drawDoors((index) => !hasTrailer(index), 6)} />
      <path className={styles.fine} d="M60 70h70v40h-70" />
      <text x="70" y="94">
        Office
      </text>
    </Drawing>
  );
}

function hasTrailer(index: number): boolean {
  return index % 5 !== 2 && index % 7 !== 4;
}

function drawDoors(isIncluded: (index: number) => boolean, length: number): string {
  const doors = range(18).filter(isIncluded);
  return doors.map((index) => `M${roundToTenth(72 + index * 17.4)} 240h9v${length}h-9z`).join('');
}
