/** The building without notes, for lists and cards. */
import { getBounds } from './bounds.ts';
import type { BuildingFacts } from './building-facts.ts';
import { drawVolume } from './building-volume.ts';
import type { Box, Shape } from './geometry.ts';
import { createView, projectBox } from './projection.ts';
import { arrangeSite } from './site-layout.ts';

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
  return { box: fitAspectRatio(getBounds([...courts, ...volume])), shapes: [...courts, ...volume] };
}

/** The smallest box of the card's proportions around the drawing, with a margin. */
function fitAspectRatio({ x, y, width, height }: Box): Box {
  const outerWidth = Math.max(width, height * ASPECT_RATIO) * (1 + 2 * MARGIN);
  const outerHeight = outerWidth / ASPECT_RATIO;
  return { x: x - (outerWidth - width) / 2, y: y - (outerHeight - height) / 2, width: outerWidth, height: outerHeight };
}
