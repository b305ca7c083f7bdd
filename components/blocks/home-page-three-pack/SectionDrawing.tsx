import { Drawing } from '#components/ui/drawings/Drawing.tsx';
import styles from '#components/ui/drawings/Drawing.module.css';
import { HorizontalDimension, range, VerticalDimension } from '#components/ui/drawings/drawing-parts.tsx';
import { roundToTenth } from '#lib/format/number.ts';

const racks = [165, 240];
const levels = range(6).map((index) => 238 - index * 22);

/** Cross section of a warehouse: roof trusses, racks, a trailer at the dock, and the main heights. */
export function SectionDrawing({ className }: { className?: string | undefined }) {
  const boxes = racks.flatMap((x) => levels.map((y) => ({ x: x + 4, y: y - 17 })));
  const trusses = range(11).map((index) => `M${95 + index * 25} ${roundToTenth(84 - Math.min(index + 1, 11 - index) * 1.3)}l12 10l13 -10`);
  return (
    <Drawing viewBox="-6 0 462 290" className={className}>
      <path className={styles.bold} d="M10 238H410M70 238V84l150 -8 150 8V238" />
      <path className={styles.fine} d={`M70 94l150 -8 150 8${trusses.join('')}`} />
      <path d={[145, 220, 295].map((x) => `M${x} 238V86M${x + 3} 238V86`).join('')} />
      <path className={styles.tone} d={boxes.map(({ x, y }) => `M${x} ${y}h15v15h-15z`).join('')} />
      <path className={styles.fine} d={boxes.map(({ x, y }) => `M${x} ${y}h15v15h-15zM${x + 19} ${y}h15v15h-15z`).join('')} />
      <path d={racks.flatMap((x) => [...levels.map((y) => `M${x} ${y}h42`), `M${x} 238V118M${x + 42} 238V118`]).join('')} />
      <path className={styles.fine} d="M10 250l8 -12m8 12l8 -12m8 12l8 -12m320 12l8 -12m8 12l8 -12M74 96h40" />
      <rect x="376" y="196" width="60" height="30" />
      <circle cx="424" cy="232" r="6" />
      <circle cx="408" cy="232" r="6" />
      <VerticalDimension x={104} from={96} to={238} text="40 ft" />
      <VerticalDimension x={28} from={84} to={238} text="46 ft" />
      <HorizontalDimension from={70} to={220} y={272} text="Bay 60 ft" up={24} />
    </Drawing>
  );
}
