/** The building and its site as a volume, with its dimensions. */
import { formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { getBounds } from './bounds.ts';
import type { BuildingFacts } from './building-facts.ts';
import { drawVolume, getBuildingHeight } from './building-volume.ts';
import { getLineWithSlashes } from './dimensions.ts';
import {
  type Box,
  type Drawing,
  line,
  type Point,
  repeat,
  type Shape,
  type Sheet,
  sheetWidths,
  TEXT_PIXELS,
  translate,
} from './geometry.ts';
import { createView, projectBox, projectPolyline, type View } from './projection.ts';
import { arrangeSite, type SiteLayout, type StallRow } from './site-layout.ts';
import { estimateTextWidth, LabelLayout } from './text.ts';
import { pluralize } from './words.ts';

const MAX_ROOF_LINES = 40;

export function createAxonometric(facts: BuildingFacts): Drawing | undefined {
  const layout = arrangeSite(facts);
  if (!layout || !facts.length || !facts.depth || !facts.clearHeight) return undefined;
  const view = createView(facts);
  const shapes = [...drawGround(layout, view), ...drawVolume(facts, view, MAX_ROOF_LINES)];
  const bounds = getBounds(shapes);
  const context = { facts, layout, view, bounds, length: facts.length, depth: facts.depth, clearHeight: facts.clearHeight };
  return {
    title: 'Axonometric drawing',
    description: describeAxonometric(context),
    shapes,
    wide: annotate(context, sheetWidths.wide),
    narrow: annotate(context, sheetWidths.narrow),
  };
}

type Context = { facts: BuildingFacts; layout: SiteLayout; view: View; bounds: Box; length: number; depth: number; clearHeight: number };

function drawGround({ site, courts, rows }: SiteLayout, view: View): Shape[] {
  return [
    ...(site ? [projectBox(view, 'site', site, 0)] : []),
    ...courts.map(({ box }) => projectBox(view, 'court', box, 0)),
    ...rows.flatMap((row) => projectRow(row, view)),
  ];
}

function projectRow({ kind, count, origin, along, across }: StallRow, view: View): Shape[] {
  const toView = (point: Point) => view.project({ ...point, z: 0 });
  const far = translate(origin, across);
  const first = toView(origin);
  const next = toView(translate(origin, along));
  const step = { x: next.x - first.x, y: next.y - first.y };
  const copies = Array.from({ length: count }, (_, index) => ({ x: step.x * index, y: step.y * index }));
  const end = translate(origin, { x: along.x * count, y: along.y * count });
  return [
    ...repeat(kind, [first, toView(far), toView(translate(far, along))], copies),
    projectPolyline(view, 'row-end', [
      { ...end, z: 0 },
      { ...translate(end, across), z: 0 },
    ]),
  ];
}

function annotate(context: Context, pixels: number): Sheet {
  const { facts, view, bounds, length, depth } = context;
  const share = TEXT_PIXELS / pixels;
  const margin = 0.6;
  const notes = getNotes(context);
  const textSize = findTextSize(bounds, notes, share, margin);
  const shapes: Shape[] = [];
  const labels = new LabelLayout(textSize);
  const z = getBuildingHeight(facts);
  const isFromRear = view.long === 'Rear';
  // Dimensions lie on the roof, near its edges on the far side.
  const y = depth * (isFromRear ? 0.8 : 0.2);
  const x = length * (isFromRear ? 0.9 : 0.1);
  const addRoofDimension = (from: Point, to: Point, text: string, at: Point) => {
    shapes.push(...getLineWithSlashes(from, to, textSize));
    labels.add([{ text, at, anchor: 'middle', size: 1.1, isStrong: true, hasBackground: true }]);
  };
  const acrossFrom = view.project({ x: 0, y, z });
  const acrossTo = view.project({ x: length, y, z });
  addRoofDimension(acrossFrom, acrossTo, formatLength(length).us, middle(acrossFrom, acrossTo));
  const downFrom = view.project({ x, y: 0, z });
  const downTo = view.project({ x, y: depth, z });
  addRoofDimension(downFrom, downTo, formatLength(depth).us, middle(downFrom, downTo));
  const lowest = bounds.y + bounds.height;
  for (const [index, { text, point }] of notes.entries()) {
    const labelY = lowest + (notes.length - index) * 1.6 * textSize;
    shapes.push(line('leader', point, { x: point.x, y: labelY }), {
      kind: 'circle',
      role: 'place',
      center: point,
      radius: 0.2,
      isText: true,
    });
    labels.add([{ text, at: { x: point.x + 0.5 * textSize, y: labelY }, anchor: 'start', size: 1 }]);
  }
  return {
    box: {
      x: bounds.x - margin * textSize,
      y: bounds.y - margin * textSize,
      width: getSheetWidth(bounds, notes, textSize, margin),
      height: bounds.height + (notes.length * 1.6 + 1 + 2 * margin) * textSize,
    },
    textSize,
    isTurned: false,
    shapes,
    labels: labels.labels,
  };
}

type Note = { text: string; point: Point };

/** Notes under the drawing. The leftmost one is the lowest, so that no leader crosses a text. */
function getNotes({ facts, layout, view, length, depth, clearHeight }: Context): Note[] {
  const sign = view.long === 'Front' ? 1 : -1;
  const wall = view.long === 'Front' ? depth : 0;
  const at = (share: number, distance: number, z = 0): Point =>
    view.project({ x: view.long === 'Front' ? length * share : length * (1 - share), y: wall + sign * distance, z });
  const doors = layout.doors.filter(({ side, kind }) => side === view.long && kind === 'dock-door').length;
  const others = layout.doors.filter(({ side, kind }) => side !== view.long && kind === 'dock-door').length;
  const court = layout.courts.find(({ side }) => side === view.long);
  const trailers = layout.rows.filter(({ kind, across }) => kind === 'trailer-stall' && Math.sign(across.y) === sign);
  const trailerCount = trailers.reduce((sum, { count }) => sum + count, 0);
  const trailerRow = trailers[0];
  const notes: (Note | undefined)[] = [
    doors > 0 && facts.floors === 1
      ? { text: `${pluralize(doors, 'dock door')}${doors === others ? ' on each side' : ''}`, point: at(0.16, 0, 9) }
      : undefined,
    court ? { text: `Truck court ${formatLength(court.depth).us}`, point: at(0.34, court.depth / 2) } : undefined,
    trailerRow && court
      ? { text: pluralize(trailerCount, 'trailer stall'), point: at(0.52, court.depth + Math.abs(trailerRow.across.y) / 2) }
      : undefined,
    { text: `${formatLength(clearHeight).us} clear`, point: at(0.7, 0, clearHeight / 2) },
  ];
  return notes.filter((note) => note !== undefined).toSorted((a, b) => a.point.x - b.point.x);
}

function getSheetWidth(bounds: Box, notes: readonly Note[], textSize: number, margin: number): number {
  const right = Math.max(bounds.x + bounds.width, ...notes.map(({ text, point }) => point.x + (0.5 + estimateTextWidth(text)) * textSize));
  return right - bounds.x + 2 * margin * textSize;
}

/** The text size depends on the width of the sheet, which depends on the width of the notes. */
function findTextSize(bounds: Box, notes: readonly Note[], share: number, margin: number): number {
  let textSize = bounds.width * share;
  for (let round = 0; round < 12; round += 1) textSize = getSheetWidth(bounds, notes, textSize, margin) * share;
  return textSize;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function describeAxonometric({ facts, length, depth, clearHeight }: Context): string {
  const floors = facts.floors > 1 ? `, ${facts.floors} floors` : '';
  return `The building from above: ${formatWhole(length)} feet long, ${formatWhole(depth)} feet deep${floors}, ${formatWhole(clearHeight)} feet clear.`;
}
