/** The building and its site as a volume, with its dimensions. */
import { formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { getBounds } from './bounds.ts';
import { type BuildingFacts, type Side, sideNames } from './building-facts.ts';
import { drawVolume, getBuildingHeight } from './building-volume.ts';
import { getLineWithSlashes } from './dimensions.ts';
import { type Box, type Drawing, line, type Point, type Shape, type Sheet, sheetWidths, TEXT_PIXELS } from './geometry.ts';
import { createView, projectBox, type View } from './projection.ts';
import { projectRow } from './project-row.ts';
import { arrangeSite, type SiteLayout, type StallRow } from './site-layout.ts';
import { estimateTextWidth, LabelLayout } from './text.ts';

const MAX_ROOF_LINES = 40;
/** Around the sheet, as a factor of the text size. */
const MARGIN = 0.6;

export function createAxonometric(facts: BuildingFacts): Drawing | undefined {
  const layout = arrangeSite(facts);
  if (!layout || !facts.length || !facts.depth || !facts.clearHeight) return undefined;
  const view = createView(facts);
  const shapes = [...drawGround(layout, view), ...drawVolume(facts, view, MAX_ROOF_LINES)];
  const bounds = getBounds(shapes);
  const context = { facts, layout, view, bounds, length: facts.length, depth: facts.depth, clearHeight: facts.clearHeight };
  return {
    title: 'Axonometric view',
    description: describeAxonometric(context),
    shapes,
    wide: annotate(context, sheetWidths.wide, false),
    narrow: annotate(context, sheetWidths.narrow, true),
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

function annotate(context: Context, pixels: number, isNarrow: boolean): Sheet {
  const { facts, view, bounds, length, depth } = context;
  const share = TEXT_PIXELS / pixels;
  const notes = getNotes(context);
  const textSize = findTextSize(bounds, notes, share, isNarrow);
  const shapes: Shape[] = [];
  const labels = new LabelLayout(textSize);
  const z = getBuildingHeight(facts);
  const isFromRear = view.long === 'Rear';
  // Dimensions lie on the roof, near its edges on the far side.
  const y = depth * (isFromRear ? 0.8 : 0.2);
  const x = length * (isFromRear ? 0.9 : 0.1);
  const addRoofDimension = (from: Point, to: Point, text: string, at: Point) => {
    // A roof that is too small for the text has no dimensions.
    if (Math.hypot(to.x - from.x, to.y - from.y) < estimateTextWidth(text, true) * 1.8 * textSize) return;
    shapes.push(...getLineWithSlashes(from, to, textSize));
    labels.add([{ text, at, anchor: 'middle', size: 1.1, isStrong: true, background: 'paper' }]);
  };
  const acrossFrom = view.project({ x: 0, y, z });
  const acrossTo = view.project({ x: length, y, z });
  addRoofDimension(acrossFrom, acrossTo, formatLength(length).us, middle(acrossFrom, acrossTo));
  const downFrom = view.project({ x, y: 0, z });
  const downTo = view.project({ x, y: depth, z });
  addRoofDimension(downFrom, downTo, formatLength(depth).us, middle(downFrom, downTo));
  const placedNotes = placeNotes(context, notes, textSize, isNarrow);
  for (const { text, point, at, anchor } of placedNotes) {
    shapes.push(line('leader', point, { x: point.x, y: at.y }), {
      kind: 'circle',
      role: 'place',
      center: point,
      radius: 0.2,
      isText: true,
    });
    labels.add([{ text, at, anchor, size: 1 }]);
  }
  const lowest = Math.max(bounds.y + bounds.height, ...placedNotes.map(({ at }) => at.y + textSize));
  const [left, right] = getRange(bounds, notes, textSize, isNarrow);
  return {
    box: { x: left, y: bounds.y - MARGIN * textSize, width: right - left, height: lowest - bounds.y + 2 * MARGIN * textSize },
    textSize,
    isTurned: false,
    shapes,
    labels: labels.labels,
  };
}

type Note = { text: string; point: Point };
type PlacedNote = Note & { at: Point; anchor: 'start' | 'end' };

/**
 * On a wide sheet, each note ends at its leader, just below the edge of the site, which falls to the right. On a narrow one there is no room to the
 * left, so the notes start at their leaders, and the leftmost one is the lowest. In both cases no leader crosses a text.
 */
function placeNotes({ bounds, layout, view }: Context, notes: readonly Note[], textSize: number, isNarrow: boolean): PlacedNote[] {
  const lowest = bounds.y + bounds.height;
  if (isNarrow) {
    return notes.map((note, index) => ({
      ...note,
      at: { x: note.point.x + 0.5 * textSize, y: lowest + ((notes.length - index) * 1.6 - 1) * textSize },
      anchor: 'start',
    }));
  }
  const [left, right] = getNearEdge(layout.extent, view);
  let previous = Number.NEGATIVE_INFINITY;
  return notes.map((note) => {
    const edge = left.y + ((right.y - left.y) * (note.point.x - left.x)) / (right.x - left.x);
    const y = Math.max(edge + 1.6 * textSize, previous + 1.6 * textSize);
    previous = y;
    return { ...note, at: { x: note.point.x - 0.5 * textSize, y }, anchor: 'end' };
  });
}

/** The edge of the site that is nearest to the viewer, from left to right. */
function getNearEdge({ x, y, width, height }: Box, view: View): [left: Point, right: Point] {
  const edgeY = view.long === 'Front' ? y + height : y;
  const ends = [view.project({ x, y: edgeY, z: 0 }), view.project({ x: x + width, y: edgeY, z: 0 })] as const;
  return ends[0].x < ends[1].x ? [ends[0], ends[1]] : [ends[1], ends[0]];
}

/** Notes under the drawing. The leftmost one is the lowest, so that no leader crosses a text. */
function getNotes({ facts, layout, view, length, depth, clearHeight }: Context): Note[] {
  const sign = view.long === 'Front' ? 1 : -1;
  const wall = view.long === 'Front' ? depth : 0;
  const at = (share: number, distance: number, z = 0): Point =>
    view.project({ x: view.long === 'Front' ? length * share : length * (1 - share), y: wall + sign * distance, z });
  const countDoors = (at: Side) => layout.doors.filter(({ side, kind }) => side === at && kind === 'dock-door').length;
  const doors = countDoors(view.long);
  const others = sideNames.filter((side) => side !== view.long && countDoors(side) > 0);
  const isEven = others.length === 1 && others.every((side) => countDoors(side) === doors);
  const court = layout.courts.find(({ side }) => side === view.long);
  const driveIns = layout.doors.filter(({ side, kind }) => side === view.long && kind === 'drive-in-door').length;
  const getRows = (name: StallRow['kind']) => layout.rows.filter(({ kind, across }) => kind === name && Math.sign(across.y) === sign);
  const noteRows = (name: StallRow['kind'], singular: string, share: number): Note | undefined => {
    const rows = getRows(name);
    const first = rows[0];
    const distance = first && Math.abs(first.origin.y - wall + first.across.y / 2);
    return distance === undefined
      ? undefined
      : {
          text: pluralize(
            rows.reduce((sum, { count }) => sum + count, 0),
            singular,
          ),
          point: at(share, distance),
        };
  };
  const notes: (Note | undefined)[] = [
    doors > 0 && facts.floors === 1
      ? { text: `${pluralize(doors, 'dock door')}${isEven ? ' on each side' : ''}`, point: at(0.16, 0, 9) }
      : undefined,
    court ? { text: `Truck court ${formatLength(court.depth).us}`, point: at(0.34, court.depth / 2) } : undefined,
    noteRows('trailer-stall', 'trailer stall', 0.52),
    doors === 0 && driveIns > 0 ? { text: pluralize(driveIns, 'drive-in door'), point: at(0.16, 0, 7) } : undefined,
    noteRows('van-stall', 'van stall', 0.4),
    { text: `${formatLength(clearHeight).us} clear`, point: at(0.7, 0, clearHeight / 2) },
  ];
  return notes.filter((note) => note !== undefined).toSorted((a, b) => a.point.x - b.point.x);
}

/** The left and right end of the drawing and its notes. */
function getRange(bounds: Box, notes: readonly Note[], textSize: number, isNarrow: boolean): [left: number, right: number] {
  const ends = notes.map(({ text, point }) => point.x + (0.5 + estimateTextWidth(text)) * textSize * (isNarrow ? 1 : -1));
  return [Math.min(bounds.x, ...ends) - MARGIN * textSize, Math.max(bounds.x + bounds.width, ...ends) + MARGIN * textSize];
}

/** The text is a share of the width of the sheet, which depends on the width of the notes. */
function findTextSize(bounds: Box, notes: readonly Note[], share: number, isNarrow: boolean): number {
  let textSize = bounds.width * share;
  for (let round = 0; round < 12; round += 1) {
    const [left, right] = getRange(bounds, notes, textSize, isNarrow);
    textSize = (right - left) * share;
  }
  return textSize;
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function describeAxonometric({ facts, length, depth, clearHeight }: Context): string {
  const floors = facts.floors > 1 ? `, ${facts.floors} floors` : '';
  return `The building from above: ${formatWhole(length)} feet long, ${formatWhole(depth)} feet deep${floors}, ${formatWhole(clearHeight)} feet clear.`;
}
