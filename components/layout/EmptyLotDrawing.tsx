import { Drawing } from '#components/ui/drawings/Drawing.tsx';
import styles from '#components/ui/drawings/Drawing.module.css';
import { HorizontalDimension, AxisBubble, range } from '#components/ui/drawings/drawing-parts.tsx';

/** The plan of an empty lot. */
export function EmptyLotDrawing({ className }: { className?: string | undefined }) {
  return (
    <Drawing viewBox="0 0 500 400" label="Plan of an empty lot: a dashed outline where a building would be" className={className}>
      <path className={styles.dash} d="M40 60H460V330H40zM110 105H390V285H110z" />
      {range(7).map((index) => (
        <g key={index}>
          <path className={styles.fine} d={`M${40 + index * 70} 40V350`} />
          <AxisBubble x={40 + index * 70} y={26} text={String(index + 1)} />
        </g>
      ))}
      {range(4).map((index) => (
        <g key={index}>
          <path className={styles.fine} d={`M30 ${60 + index * 90}H480`} />
          <AxisBubble x={16} y={60 + index * 90} text={'ABCD'.charAt(index)} />
        </g>
      ))}
      <path className={styles.fine} d="M110 105L390 285M390 105L110 285" />
      <HorizontalDimension from={110} to={390} y={376} text="0 ft" up={80} />
    </Drawing>
  );
}
