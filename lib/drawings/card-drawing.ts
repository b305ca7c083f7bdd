/** The building without notes, for lists and cards. */
import { getBounds } from './bounds.ts';
import type { BuildingFacts } from './building-facts.ts';
import { drawVolume } from './building-volume.ts';
import type { Box, Shape } from './geometry.ts';
import { projectRow } from './project-row.ts';
import { createView, projectBox, type View } from './projection.ts';
import { arrangeSite, type StallRow } from './site-layout.ts';

export type CardDrawing = { box: Box; shapes: readonly Shape[] };

const ASPECT_RATIO = 16 / 10;
const MARGIN = 0.06;
const MAX_ROOF_LINES = 16;

export function createCardDrawing(facts: BuildingFacts): CardDrawing | undefined {
  const layout = arrangeSite(facts);
  if (!layout || !facts.clearHeight) return undefined;
  const view = createView(facts);
  const volume = drawVolume(facts, view, MAX_ROOF_LINES);
  const courts = layout.courts.filter(({ side }) => side === view.long).map(({ box }) => projectBox(view, 'court', box, 0));
  const rows = layout.rows.filter((row) => isShownOnCard(facts, view, row)).flatMap((row) => projectRow(row, view));
  const shapes = [...courts, ...rows, ...volume];
  return { box: fitAspectRatio(getBounds(shapes)), shapes };
}

/** Stalls would be noise at the size of a card, except where they are what the building is for: vans, and the trailers of a yard. */
function isShownOnCard({ type }: BuildingFacts, view: View, { kind, across }: StallRow): boolean {
  const isOnVisibleSide = view.long === 'Front' ? across.y > 0 : across.y < 0;
  return (kind === 'van-stall' && isOnVisibleSide) || (kind === 'trailer-stall' && type === 'Trailer yard');
}

/** The smallest box of the card's proportions around the drawing, with a margin. */
function fitAspectRatio({ x, y, width, height }: Box): Box {
  const outerWidth = Math.max(width, height * ASPECT_RATIO) * (1 + 2 * MARGIN);
  const outerHeight = outerWidth / ASPECT_RATIO;
  return { x: x - (outerWidth - width) / 2, y: y - (outerHeight - height) / 2, width: outerWidth, height: outerHeight };
}
