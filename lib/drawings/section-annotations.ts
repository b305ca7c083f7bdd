/** The dimensions and labels of a section. */
import { formatLength } from '#lib/format/measure.ts';
import { getLineLetter } from './column-grid.ts';
import { horizontalDimension, verticalDimension } from './dimensions.ts';
import { type Label, line, type Shape, type Sheet, TEXT_PIXELS } from './geometry.ts';
import { COURT_SHOWN, hasDockLevel, PARAPET, type SectionContext } from './section-levels.ts';
import { LabelLayout } from './text.ts';
import { DOCK_HEIGHT, ROOF_STRUCTURE } from './usual-sizes.ts';

/** @param pixels width of the sheet on the screen */
export function annotateSection(context: SectionContext, pixels: number): Sheet {
  const { facts, levels, bays, end, clearHeight } = context;
  const share = TEXT_PIXELS / pixels;
  const contentWidth = COURT_SHOWN + end;
  const lanes = 1.6;
  const textSize = (contentWidth * share) / (1 - share * lanes);
  const shapes: Shape[] = [];
  const labels = new LabelLayout(textSize);
  const ground = hasDockLevel(context) ? DOCK_HEIGHT : 0;
  const top = -(levels.at(-1)?.floor ?? 0) - clearHeight - ROOF_STRUCTURE - PARAPET;
  // The clear height is measured at the first column line in from the docks.
  const heightAt = bays[1] === undefined ? end * 0.5 : bays[1] + Math.max(4, ((bays[2] ?? end) - bays[1]) * 0.25);
  for (const { number, floor } of levels) {
    const dimension = verticalDimension(
      { from: -floor - clearHeight, to: -floor, x: heightAt, extendTo: bays[1] ?? heightAt },
      '',
      textSize,
    );
    const { us, metric } = formatLength(clearHeight);
    const at = { x: heightAt + textSize * 0.7, y: -floor - clearHeight / 2 };
    shapes.push(...dimension.shapes);
    const texts = levels.length > 1 ? [`Floor ${number}: ${us} clear`, `${us} clear`] : [`${us} clear (${metric})`, `${us} clear`];
    const bounds = { x: 0, y: -floor - clearHeight, width: end, height: clearHeight };
    labels.add(
      [
        ...texts.map((text): Label => ({
          text,
          at,
          anchor: 'start',
          size: levels.length > 1 ? 1 : 1.3,
          isStrong: true,
          background: 'floor',
        })),
        { text: us, at, anchor: 'start', size: 1, isStrong: true, background: 'floor' },
      ],
      bounds,
    );
  }
  const dimensionY = ground + textSize * 2.1;
  for (const [index, to] of bays.slice(1).entries()) {
    const from = bays[index] ?? 0;
    const dimension = horizontalDimension({ from, to, y: dimensionY, extendTo: 0 }, '', textSize);
    const { us } = formatLength(to - from);
    const name = index === 0 && facts.speedBay && hasDockLevel(context) ? 'Speed bay' : 'Bay';
    shapes.push(...dimension.shapes);
    const label = { ...dimension.label, at: { x: (from + to) / 2, y: dimensionY + textSize * 1.1 } };
    const within = { x: from - textSize, y: dimensionY, width: to - from + 2 * textSize, height: 2.2 * textSize };
    labels.add(
      [
        { ...label, text: `${name} ${us}` },
        { ...label, text: us },
      ],
      within,
    );
  }
  addColumnLetters(context, top, textSize, shapes, labels);
  const courtDepth = levels[0]?.docks?.truckCourt;
  if (courtDepth) {
    const at = { x: -COURT_SHOWN, y: dimensionY + textSize * 1.1 };
    const within = { x: -COURT_SHOWN, y: dimensionY, width: COURT_SHOWN + 2 * textSize, height: 2.2 * textSize };
    const { us } = formatLength(courtDepth);
    labels.add(
      [`Truck court ${us}`, `Court ${us}`].map((text): Label => ({ text, at, anchor: 'start', size: 1 })),
      within,
    );
  }
  const bubbles = bays.length > 0 ? 2.4 : 0.4;
  const box = {
    x: -COURT_SHOWN - 0.6 * textSize,
    y: top - bubbles * textSize,
    width: contentWidth + lanes * textSize,
    height: -top + ground + (bubbles + 4.2) * textSize,
  };
  return { box, textSize, isTurned: false, shapes, labels: labels.labels };
}

/** Letters of the column lines, counted from the dock wall at the rear. */
function addColumnLetters(
  { bays, levels, facts }: SectionContext,
  top: number,
  textSize: number,
  shapes: Shape[],
  labels: LabelLayout,
): void {
  // Letters count from the rear wall, so a section with docks at another side has none.
  if (levels[0]?.docks?.side !== 'Rear' || !facts.depth) return;
  for (const [index, x] of bays.entries()) {
    const y = top - 1.3 * textSize;
    shapes.push(line('grid-line', { x, y: y + 0.85 * textSize }, { x, y: 0 }), {
      kind: 'circle',
      role: 'bubble',
      center: { x, y },
      radius: 0.85,
      isText: true,
    });
    labels.labels.push({ text: getLineLetter(index), at: { x, y }, anchor: 'middle', size: 0.9 });
  }
}
