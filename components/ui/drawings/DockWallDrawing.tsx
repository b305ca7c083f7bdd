import { Drawing } from './Drawing.tsx';
import styles from './Drawing.module.css';
import { range } from './drawing-parts.tsx';

const doors = range(30).map((index) => index * 46);

/** A long wall of dock doors that extends beyond the drawing. */
export function DockWallDrawing({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 1380 200" className={className}>
      <path d={`${doors.map((x) => `M${x} 200V40H${x + 46}V200M${x + 9} 120h28v66h-28z`).join('')}M0 190H1380M0 199H1380`} />
      <path className={styles.fine} d={doors.map((x) => `M${x + 9} 136h28m-28 16h28m-28 16h28M${x + 13} 62h20v8h-20z`).join('')} />
    </Drawing>
  );
}
