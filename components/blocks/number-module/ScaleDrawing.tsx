import { formatCompactNumber } from '#lib/format/compact.ts';
import { formatLandArea } from '#lib/format/measure.ts';
import { formatUpToOneDecimal, roundToTenth } from '#lib/format/number.ts';
import { Drawing } from '#components/ui/drawings/Drawing.tsx';
import styles from '#components/ui/drawings/Drawing.module.css';
import { HorizontalDimension } from '#components/ui/drawings/drawing-parts.tsx';

const FEET_PER_MILE = 5280;
const SQUARE_FEET_PER_ACRE = 43_560;
/** Central Park from 59th to 110th Street and from Fifth to Eighth Avenue. */
const park = { length: 13_200, width: 2640 };
const WIDTH = 360;
/** Minimum side length of a square that has room for its labels. The labels of a smaller square are next to it. */
const MIN_LABELED_SIDE = 150;

/** A floor area as one square, with the outline of Central Park at the same scale. Renders nothing below one million square feet. */
export function ScaleDrawing({ squareFeet, className }: { squareFeet: number; className?: string | undefined }) {
  const side = Math.sqrt(squareFeet);
  if (!(squareFeet >= 1e6)) return null;
  // The park starts inside the square, at an eighth of its side length, so that both outlines are visible.
  const scale = Math.min(WIDTH / (side / 8 + park.length), WIDTH / side);
  const edge = roundToTenth(side * scale);
  const top = 34;
  const parkBox = {
    x: roundToTenth(edge / 8),
    y: roundToTenth(top + edge * 0.42),
    width: roundToTenth(park.length * scale),
    height: roundToTenth(park.width * scale),
  };
  const { figure, word } = formatCompactNumber(squareFeet);
  const { us, metric } = formatLandArea(Math.round(squareFeet / SQUARE_FEET_PER_ACRE));
  const miles = formatUpToOneDecimal(side / FEET_PER_MILE);
  const area = `${figure} ${word?.charAt(0).toUpperCase()} sq ft`;
  const site = `${us}, ${metric}`;
  const hasRoom = edge >= MIN_LABELED_SIDE;
  return (
    <Drawing
      viewBox={`-6 -4 ${WIDTH + 12} ${Math.max(edge + top, parkBox.y + parkBox.height) + 22}`}
      label={`Drawn to scale: ${figure} ${word} square feet as one square, ${miles} miles on each side, with the outline of Central Park over it for comparison`}
      large
      className={className}
    >
      <rect className={styles.tone} x="1" y={top} width={edge} height={edge} />
      <rect className={styles.bold} x="1" y={top} width={edge} height={edge} />
      <rect className={styles.outline} {...parkBox} />
      <text x={edge + 11} y={parkBox.y + 30}>
        Central Park,
      </text>
      <text x={edge + 11} y={parkBox.y + 50}>
        same scale
      </text>
      <HorizontalDimension from={1} to={edge + 1} y={18} text={`${miles} mi`} up={-14} />
      {hasRoom ? (
        <>
          <text x="10" y={top + 20}>
            {area}
          </text>
          <text x="10" y={top + edge - 8}>
            {site}
          </text>
        </>
      ) : (
        <text x={edge + 11} y={top + 14}>{`${area}, ${site}`}</text>
      )}
    </Drawing>
  );
}
