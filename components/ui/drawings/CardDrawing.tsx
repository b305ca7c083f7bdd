import type { BuildingFacts } from '#lib/drawings/building-facts.ts';
import { createCardDrawing } from '#lib/drawings/card-drawing.ts';
import { roundToTenth } from '#lib/format/number.ts';
import { Shapes } from './DrawingSheets.tsx';
import sheetStyles from './DrawingSheets.module.css';
import styles from './CardDrawing.module.css';

type Props = {
  facts: BuildingFacts;
  className?: string | undefined;
};

/** A drawing that stands for a building without a picture. It is decorative, because the text next to it gives the same facts. */
export function CardDrawing({ facts, className }: Props) {
  const drawing = createCardDrawing(facts);
  if (!drawing) return null;
  const { x, y, width, height } = drawing.box;
  return (
    <svg
      className={[sheetStyles.canvas, styles.card, className].filter(Boolean).join(' ')}
      viewBox={[x, y, width, height].map(roundToTenth).join(' ')}
      aria-hidden="true"
      data-drawing="card"
    >
      <Shapes shapes={drawing.shapes} />
    </svg>
  );
}
