/** What is written around a site plan: column lines, dimensions, the street, the scale and the north arrow. */
import { formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import type { BuildingFacts, Side } from './building-facts.ts';
import { getLineLetter } from './column-grid.ts';
import { horizontalDimension, verticalDimension } from './dimensions.ts';
import { type Box, type Label, type Point, type Shape, type Sheet, expandBox, line, rectangle, TEXT_PIXELS, turnBox } from './geometry.ts';
import type { SiteLayout } from './site-layout.ts';
import { addFeatureLabels } from './site-plan-labels.ts';
import { getLabelBox, LabelLayout } from './text.ts';

export type SitePlanContext = { facts: BuildingFacts; layout: SiteLayout; street: string | undefined };

type Margins = { left: number; right: number; top: number; bottom: number };

/** Adds the column lines, dimensions, labels, north arrow and scale bar. Lanes around the site keep them apart. */
export function annotateSitePlan(context: SitePlanContext, pixels: number, isTurned: boolean, minAspectRatio: number): Sheet {
  const { facts, layout, street } = context;
  const turn = (box: Box) => (isTurned ? turnBox(box) : box);
  const building = turn(layout.building);
  const extent = turn(layout.extent);
  const streetSide = street && facts.streetSide ? turnSide(facts.streetSide, isTurned) : undefined;
  const lanes = getLanes(streetSide, layout.grid !== undefined);
  const textSize = getTextSize(extent, lanes, TEXT_PIXELS / pixels, minAspectRatio);
  const height = extent.height + (lanes.top + lanes.bottom) * textSize;
  const width = extent.width + (lanes.left + lanes.right) * textSize;
  const padding = Math.max(0, height * minAspectRatio - width) / 2;
  const outer = { x: extent.x - lanes.left * textSize - padding, y: extent.y - lanes.top * textSize, width: width + 2 * padding, height };
  const shapes: Shape[] = [];
  const labels = new LabelLayout(textSize, outer);
  const frame = { building, extent, outer, textSize, streetLanes: getStreetLanes(streetSide) };
  addColumnLines(context, frame, isTurned, shapes, labels);
  addDimensions(frame, shapes, labels);
  if (street && streetSide) addStreet(street, streetSide, frame, shapes, labels);
  addScaleAndNorth(facts.frontBearing, frame, isTurned, shapes, labels);
  addFeatureLabels(facts, layout, textSize, turn, labels);
  return { box: outer, textSize, isTurned, shapes, labels: labels.labels };
}

/** The text is a share of the width of the sheet, which includes lanes whose size depends on the text. */
function getTextSize({ width, height }: Box, lanes: Margins, share: number, minAspectRatio: number): number {
  const byWidth = (width * share) / (1 - share * (lanes.left + lanes.right));
  const shareOfHeight = share * minAspectRatio;
  return Math.max(byWidth, (height * shareOfHeight) / (1 - shareOfHeight * (lanes.top + lanes.bottom)));
}

type Frame = { building: Box; extent: Box; outer: Box; textSize: number; streetLanes: Margins };

const BUBBLE_RADIUS = 0.85;
const STREET_LANE = 2.4;
const BUBBLE_LANE = 2.6;
const DIMENSION_LANE = 1.8;
const SCALE_LANE = 4.4;

function getStreetLanes(side: Side | undefined): Margins {
  return {
    left: side === 'Left' ? STREET_LANE : 0,
    right: side === 'Right' ? STREET_LANE : 0,
    top: side === 'Rear' ? STREET_LANE : 0,
    bottom: side === 'Front' ? STREET_LANE : 0,
  };
}

function getLanes(streetSide: Side | undefined, hasGrid: boolean): Margins {
  const street = getStreetLanes(streetSide);
  const bubbles = hasGrid ? BUBBLE_LANE : 0;
  return {
    left: street.left + bubbles + DIMENSION_LANE + 0.4,
    right: street.right + 1,
    top: street.top + bubbles + 0.6,
    bottom: street.bottom + DIMENSION_LANE + SCALE_LANE,
  };
}

function turnSide(side: Side, isTurned: boolean): Side {
  return isTurned ? ({ Front: 'Left', Rear: 'Right', Left: 'Rear', Right: 'Front' } as const)[side] : side;
}

function addColumnLines(
  { layout: { grid } }: SitePlanContext,
  frame: Frame,
  isTurned: boolean,
  shapes: Shape[],
  labels: LabelLayout,
): void {
  if (!grid) return;
  const numbers = grid.x.map((at, index) => ({ at, text: String(index + 1) }));
  const letters = grid.y.map((at, index) => ({ at: isTurned ? -at : at, text: getLineLetter(index) }));
  const [across, down] = isTurned ? [letters, numbers] : [numbers, letters];
  const { building, extent, textSize: size, streetLanes } = frame;
  const y = extent.y - (streetLanes.top + BUBBLE_LANE / 2) * size;
  const x = extent.x - (streetLanes.left + BUBBLE_LANE / 2) * size;
  const radius = BUBBLE_RADIUS * size;
  for (const { at, text, isDense } of thinOut(across, size)) {
    shapes.push(line('grid-line', { x: at, y: y + radius }, { x: at, y: building.y }));
    addBubble({ x: at, y }, text, isDense, size, shapes, labels);
  }
  for (const { at, text, isDense } of thinOut(down, size)) {
    shapes.push(line('grid-line', { x: x + radius, y: at }, { x: building.x, y: at }));
    addBubble({ x, y: at }, text, isDense, size, shapes, labels);
  }
}

function addBubble(center: Point, text: string, isDense: boolean, textSize: number, shapes: Shape[], labels: LabelLayout): void {
  shapes.push({ kind: 'circle', role: 'bubble', center, radius: BUBBLE_RADIUS, isText: true, isDense });
  labels.labels.push({ text, at: center, anchor: 'middle', size: text.length > 1 ? 0.8 : 0.9, isDense });
  labels.reserve(expandBox({ ...center, width: 0, height: 0 }, BUBBLE_RADIUS * textSize));
}

type ColumnLine = { at: number; text: string };

/**
 * Selects the column lines whose bubbles do not touch: every one, every second, every fifth or every tenth. Those in between that fit where text is
 * two thirds of its size are dense: they are shown only on large screens.
 */
function thinOut(lines: readonly ColumnLine[], textSize: number): (ColumnLine & { isDense: boolean })[] {
  const step = getStep(lines, textSize * 1.9);
  const denseStep = getStep(lines, textSize * 1.9 * 0.66);
  return lines.flatMap((item, index) => {
    const isSelected = index % step === 0;
    return isSelected || (step % denseStep === 0 && index % denseStep === 0) ? [{ ...item, isDense: !isSelected }] : [];
  });
}

function getStep(lines: readonly ColumnLine[], minSpacing: number): number {
  const isWideEnough = (step: number) =>
    lines.every((item, index) => index % step !== 0 || index < step || Math.abs(item.at - (lines[index - step]?.at ?? 0)) >= minSpacing);
  return [1, 2, 4, 8, 16, 32, 64].find(isWideEnough) ?? lines.length;
}

function addDimensions({ building, extent, textSize, streetLanes }: Frame, shapes: Shape[], labels: LabelLayout): void {
  const bottom = extent.y + extent.height;
  const across = horizontalDimension(
    {
      from: building.x,
      to: building.x + building.width,
      y: bottom + (streetLanes.bottom + DIMENSION_LANE / 2 + 0.3) * textSize,
      extendTo: building.y + building.height,
    },
    formatBoth(building.width),
    textSize,
  );
  const hasBubbles = shapes.some(({ role }) => role === 'bubble');
  const down = verticalDimension(
    {
      from: building.y,
      to: building.y + building.height,
      x: extent.x - (streetLanes.left + (hasBubbles ? BUBBLE_LANE : 0) + DIMENSION_LANE / 2) * textSize,
      extendTo: building.x,
    },
    formatBoth(building.height),
    textSize,
  );
  shapes.push(...across.shapes, ...down.shapes);
  labels.add([across.label, { ...across.label, text: formatLength(building.width).us }]);
  labels.add([down.label, { ...down.label, text: formatLength(building.height).us }]);
}

function formatBoth(feet: number): string {
  const { us, metric } = formatLength(feet);
  return `${us} (${metric})`;
}

function addStreet(name: string, side: Side, { extent, textSize }: Frame, shapes: Shape[], labels: LabelLayout): void {
  const near = textSize * 0.7;
  const text = textSize * 1.6;
  const { x, y, width, height } = extent;
  const isVertical = side === 'Left' || side === 'Right';
  const at = {
    Front: { x: x + width / 2, y: y + height + text },
    Rear: { x: x + width / 2, y: y - text },
    Left: { x: x - text, y: y + height / 2 },
    Right: { x: x + width + text, y: y + height / 2 },
  }[side];
  const ends = {
    Front: [
      { x, y: y + height + near },
      { x: x + width, y: y + height + near },
    ],
    Rear: [
      { x, y: y - near },
      { x: x + width, y: y - near },
    ],
    Left: [
      { x: x - near, y },
      { x: x - near, y: y + height },
    ],
    Right: [
      { x: x + width + near, y },
      { x: x + width + near, y: y + height },
    ],
  }[side];
  shapes.push({ kind: 'polyline', role: 'street', points: ends });
  labels.add([{ text: name, at, anchor: 'middle', size: 1, isVertical, background: 'paper' }]);
}

const scaleLengths = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

function addScaleAndNorth(bearing: number | undefined, frame: Frame, isTurned: boolean, shapes: Shape[], labels: LabelLayout): void {
  const { extent, outer, textSize } = frame;
  const length = scaleLengths.findLast((item) => item <= extent.width / 3) ?? 10;
  const y = outer.y + outer.height - 2.3 * textSize;
  const { x } = extent;
  const height = textSize * 0.3;
  shapes.push(
    rectangle('solid', { x, y: y - height / 2, width: length / 2, height }),
    {
      kind: 'polyline',
      role: 'dimension',
      points: [
        { x, y },
        { x: x + length, y },
      ],
    },
    {
      kind: 'polyline',
      role: 'dimension',
      points: [
        { x: 0, y: -textSize * 0.4 },
        { x: 0, y: textSize * 0.4 },
      ],
      copies: [0, length / 2, length].map((at) => ({ x: x + at, y })),
    },
  );
  const textY = y + textSize * 1.2;
  labels.add([{ text: '0', at: { x, y: textY }, anchor: 'start', size: 1 }]);
  labels.add([{ text: `${formatWhole(length)} ft`, at: { x: x + length, y: textY }, anchor: 'start', size: 1 }]);
  if (bearing !== undefined)
    addNorthArrow(bearing, { x: extent.x + extent.width - 2 * textSize, y: outer.y + outer.height }, textSize, isTurned, shapes, labels);
}

/**
 * The front, at the bottom of the plan, faces the bearing, so north is that many degrees counterclockwise of the bottom. The arrow and its letter are above the
 * foot, near enough to keep clear of the dimension of the length.
 */
function addNorthArrow(bearing: number, foot: Point, textSize: number, isTurned: boolean, shapes: Shape[], labels: LabelLayout): void {
  const angle = ((180 - bearing + (isTurned ? 90 : 0)) * Math.PI) / 180;
  const center = { x: foot.x, y: foot.y - Math.max(1.4, 0.75 - 2.05 * Math.cos(angle)) * textSize };
  const toPoint = (across: number, ahead: number): Point => ({
    x: center.x + (across * Math.cos(angle) + ahead * Math.sin(angle)) * textSize,
    y: center.y + (across * Math.sin(angle) - ahead * Math.cos(angle)) * textSize,
  });
  const label: Label = { text: 'N', at: toPoint(0, 2.05), anchor: 'middle', size: 1, isStrong: true };
  shapes.push(
    { kind: 'circle', role: 'dimension', center, radius: textSize },
    { kind: 'polyline', role: 'extension', points: [toPoint(0, -1.3), toPoint(0, 1.4)] },
    { kind: 'polyline', role: 'extension', points: [toPoint(-1.3, 0), toPoint(1.3, 0)] },
    { kind: 'polyline', role: 'solid', points: [toPoint(0, 1.4), toPoint(0.35, 0), toPoint(-0.35, 0)], isClosed: true },
  );
  labels.reserve(expandBox({ ...center, width: 0, height: 0 }, textSize * 1.3));
  labels.labels.push(label);
  labels.reserve(getLabelBox(label, textSize));
}
