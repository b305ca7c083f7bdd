import { Drawing } from '#components/ui/drawings/Drawing.tsx';
import styles from '#components/ui/drawings/Drawing.module.css';
import { HorizontalDimension, AxisBubble, range } from '#components/ui/drawings/drawing-parts.tsx';

const doors = range(8).map((index) => 38 + index * 34);

/** Elevation of a dock wall: wall panels, doors and a glazed office corner. */
export function ElevationDrawing({ className }: { className?: string | undefined }) {
  const panels = doors.map((x) => `M${x + 26} 112V232`);
  return (
    <Drawing viewBox="-2 0 434 280" className={className}>
      <path className={styles.bold} d="M0 232H430M30 232V112H400V232M318 232V98H410V232" />
      <path className={styles.fine} d={[...panels, ...doors.map((x) => `M${x} 208h18M${x} 214h18M${x + 4} 128h20v5h-20z`)].join('')} />
      <path d={doors.map((x) => `M${x} 202h18v22h-18z`).join('')} />
      <rect className={styles.tone} x="324" y="108" width="80" height="118" />
      <path
        className={styles.fine}
        d={range(9)
          .map((index) => `M${324 + index * 10} 108V226`)
          .join('')}
      />
      <path d="M324 108H404M324 148H404M324 188H404M324 226H404M312 196h40v-4h-40z" />
      <HorizontalDimension from={30} to={318} y={64} text="Dock face 1,540 ft" up={-40} />
      <AxisBubble x={30} y={30} text="1" />
      <AxisBubble x={318} y={30} text="9" />
      <AxisBubble x={410} y={30} text="10" />
      <path className={styles.dash} d="M30 42V112M318 42V98M410 42V98" />
      <path className={styles.fine} d="M0 244l8 -12m8 12l8 -12m8 12l8 -12m8 12l8 -12m300 12l8 -12m8 12l8 -12m8 12l8 -12" />
    </Drawing>
  );
}
