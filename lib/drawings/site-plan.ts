/** Site plan: the building seen from above, with its front at the bottom, and everything that the facts place around it. */
import { formatArea, formatLength, formatLandArea } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { sideNames, type BuildingFacts, type Room, type Side } from './building-facts.ts';
import { getLineLetter } from './column-grid.ts';
import { horizontalDimension, verticalDimension } from './dimensions.ts';
import {
  type Box,
  type Drawing,
  type Label,
  type LabelBackground,
  type Point,
  type Shape,
  type Sheet,
  expandBox,
  line,
  rectangle,
  repeat,
  sheetWidths,
  TEXT_PIXELS,
  translate,
  turnBox,
  unionBoxes,
} from './geometry.ts';
import { getAvailableBox } from './available-part.ts';
import { drawPlanDoors } from './plan-doors.ts';
import { joinWords } from './words.ts';
import { placeRooms } from './room-layout.ts';
import { arrangeSite, type SiteLayout, type StallKind, type StallRow } from './site-layout.ts';
import { getLabelBox, LabelLayout } from './text.ts';

const COLUMN_SIZE = 5;
const MAX_COLUMNS = 4000;
/** A site is turned if that makes it wider on a wide sheet, or higher on a narrow one. */
const TURN_FROM_RATIO = 1.1;
/** A wide sheet is at least this much wider than high, so that it fits a screen. */
const WIDE_ASPECT_RATIO = 1.45;

type Options = {
  /** Name of the street of the address. */
  street?: string | undefined;
};

export function createSitePlan(facts: BuildingFacts, { street }: Options = {}): Drawing | undefined {
  const layout = arrangeSite(facts);
  if (!layout) return undefined;
  const context: Context = { facts, layout, street: facts.streetSide && street };
  const { width, height } = layout.extent;
  return {
    title: 'Site plan',
    description: describeSitePlan(context),
    shapes: [
      ...drawSite(layout),
      ...drawBuilding(facts, layout),
      ...drawPlanDoors(layout.doors, sideNames),
      ...layout.rows.flatMap(drawRow),
    ],
    wide: annotate(context, sheetWidths.wide, height > width * TURN_FROM_RATIO, WIDE_ASPECT_RATIO),
    narrow: annotate(context, sheetWidths.narrow, width > height * TURN_FROM_RATIO, 0),
  };
}

type Context = { facts: BuildingFacts; layout: SiteLayout; street: string | undefined };

function drawSite({ site, courts }: SiteLayout): Shape[] {
  return [...(site ? [rectangle('site', site)] : []), ...courts.map(({ box }) => rectangle('court', box))];
}

function drawBuilding(facts: BuildingFacts, { building, grid, office }: SiteLayout): Shape[] {
  const available = getAvailableBox(facts);
  const columns = (grid?.x ?? []).flatMap((x) => (grid?.y ?? []).map((y) => ({ x, y })));
  const half = COLUMN_SIZE / 2;
  return [
    rectangle('floor', available ?? building),
    ...(columns.length <= MAX_COLUMNS
      ? repeat(
          'column',
          [
            { x: -half, y: -half },
            { x: half, y: -half },
            { x: half, y: half },
            { x: -half, y: half },
          ],
          columns,
          true,
        )
      : []),
    ...placeRooms(facts).map(({ box }) => rectangle('room', box)),
    ...(office ? [rectangle('office', office)] : []),
    rectangle('wall', building),
  ];
}

/** Each stall is drawn as its side and its end; the last one of a row is closed by a line. */
function drawRow({ kind, count, origin, along, across }: StallRow): Shape[] {
  const copies = Array.from({ length: count }, (_, index) => ({ x: along.x * index, y: along.y * index }));
  const end = { x: origin.x + along.x * count, y: origin.y + along.y * count };
  if (kind === 'railcar') {
    const inset = 0.05;
    const start = { x: origin.x + along.x * inset, y: origin.y + along.y * inset };
    const length = { x: along.x * (1 - 2 * inset), y: along.y * (1 - 2 * inset) };
    const middle = { x: across.x / 2, y: across.y / 2 };
    return [
      line('rail', translate(origin, middle), translate(end, middle)),
      ...repeat(
        'railcar',
        [start, translate(start, length), translate(translate(start, length), across), translate(start, across)],
        copies,
        true,
      ),
    ];
  }
  const far = translate(origin, across);
  return [...repeat(kind, [origin, far, translate(far, along)], copies), line('row-end', end, translate(end, across))];
}

type Margins = { left: number; right: number; top: number; bottom: number };

/** Adds the column lines, dimensions, labels, north arrow and scale bar. Lanes around the site keep them apart. */
function annotate(context: Context, pixels: number, isTurned: boolean, minAspectRatio: number): Sheet {
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
  addFeatureLabels(context, frame, turn, labels);
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

function addColumnLines({ layout: { grid } }: Context, frame: Frame, isTurned: boolean, shapes: Shape[], labels: LabelLayout): void {
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
    addNorthArrow(bearing, { x: extent.x + extent.width - 2 * textSize, y: y - 0.2 * textSize }, textSize, isTurned, shapes, labels);
}

/** The front, at the bottom of the plan, faces the bearing, so north is that many degrees counterclockwise of the bottom. */
function addNorthArrow(bearing: number, center: Point, textSize: number, isTurned: boolean, shapes: Shape[], labels: LabelLayout): void {
  const angle = ((180 - bearing + (isTurned ? 90 : 0)) * Math.PI) / 180;
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

/** Labels inside the plan. Each has shorter versions for when the full text does not fit; a label for which there is no room is left out. */
function addFeatureLabels({ facts, layout }: Context, { textSize }: Frame, turn: (box: Box) => Box, labels: LabelLayout): void {
  const building = turn(layout.building);
  for (const { room, box } of placeRooms(facts)) addRoomLabel(labels, turn(box), room, textSize);
  if (layout.office) addOfficeLabel(facts, turn(layout.office), building, textSize, labels);
  addAreaLabel(facts, turn(getAvailableBox(facts) ?? layout.building), textSize, labels);
  for (const { side, box, depth } of layout.courts) {
    const { us } = formatLength(depth);
    const docks = layout.doors.filter((door) => door.side === side && door.kind === 'dock-door').length;
    const withDocks = docks > 0 ? [`${pluralize(docks, 'dock door')}, truck court ${us}`] : [];
    addCenteredLabel(labels, turn(box), [...withDocks, `Truck court ${us}`, us], [1], 'court');
  }
  for (const { kind, count, box } of groupRows(layout.rows)) addStallLabel(labels, turn(box), pluralize(count, stallNames[kind]), textSize);
  if (facts.acres && layout.site) addCornerLabel(labels, turn(layout.site), formatLandArea(facts.acres).us, textSize);
}

/** The name with its temperature or power below it, in one line, or alone. */
function addRoomLabel(labels: LabelLayout, box: Box, room: Room, textSize: number): void {
  const note = getRoomNote(room);
  if (note === undefined) {
    addCenteredLabel(labels, box, [room.name], [1.2, 1], 'floor');
    return;
  }
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const lines: readonly Label[] = [
    { text: room.name, at: { x, y: y - 0.7 * textSize }, anchor: 'middle', size: 1.1, isStrong: true, background: 'floor' },
    { text: note, at: { x, y: y + 0.7 * textSize }, anchor: 'middle', size: 1, background: 'floor' },
  ];
  if (lines.every((label) => labels.isFree(label, box))) for (const label of lines) labels.add([label], box);
  else addCenteredLabel(labels, box, [`${room.name}, ${note}`, room.name], [1], 'floor');
}

/** `−10 to 35 °F`, `12 MW` */
function getRoomNote({ lowestFahrenheit: low, highestFahrenheit: high, megawatts }: Room): string | undefined {
  if (low !== undefined && high !== undefined)
    return low === high ? `${formatDegrees(low)} °F` : `${formatDegrees(low)} to ${formatDegrees(high)} °F`;
  return megawatts === undefined ? undefined : `${formatWhole(megawatts)} MW`;
}

/** With a minus sign rather than a hyphen. */
function formatDegrees(degrees: number): string {
  return `${degrees < 0 ? '−' : ''}${formatWhole(Math.abs(degrees))}`;
}

function addCenteredLabel(
  labels: LabelLayout,
  box: Box,
  texts: readonly string[],
  sizes: readonly number[],
  background: LabelBackground,
): void {
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  labels.add(
    texts.flatMap((text) =>
      sizes.flatMap((size) => [false, true].map((isVertical): Label => ({ text, at, anchor: 'middle', size, isVertical, background }))),
    ),
    box,
  );
}

function addAreaLabel(facts: BuildingFacts, box: Box, textSize: number, labels: LabelLayout): void {
  const available = facts.availablePosition && facts.availableSquareFeet;
  const squareFeet = available ?? facts.totalSquareFeet;
  if (!squareFeet) return;
  const { us, metric } = formatArea(squareFeet);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const notes = [
    available ? 'available' : undefined,
    facts.floors > 1 ? `on ${facts.floors} floors` : undefined,
    facts.divisibleSquareFeet && facts.divisibleSquareFeet < squareFeet
      ? `divisible from ${formatArea(facts.divisibleSquareFeet).us}`
      : undefined,
  ].filter((note) => note !== undefined);
  for (const size of [2.6, 2, 1.5, 1.1]) {
    const title: Label = {
      text: us,
      at: { x: at.x, y: at.y - 0.6 * textSize },
      anchor: 'middle',
      size,
      isStrong: true,
      background: 'floor',
    };
    if (!labels.add([title], box)) continue;
    const noteAt = { x: at.x, y: at.y - 0.6 * textSize + (size * 0.62 + 0.75) * textSize };
    const texts = [[metric, ...notes].join(', '), [metric, ...notes.slice(0, 1)].join(', '), metric];
    labels.add(
      texts.map((text) => ({ text, at: noteAt, anchor: 'middle', size: 1, background: 'floor' })),
      box,
    );
    return;
  }
  // A part that is too narrow for the text is labeled along its depth.
  addCenteredLabel(labels, box, available ? [`${us} available`, us] : [us], [1], 'floor');
}

/** In the office if the text fits, otherwise next to it, inside the building. */
function addOfficeLabel(facts: BuildingFacts, office: Box, building: Box, textSize: number, labels: LabelLayout): void {
  const size = 0.9;
  const area = facts.officeSquareFeet ? formatArea(facts.officeSquareFeet).us : '';
  const center = { x: office.x + office.width / 2, y: office.y + office.height / 2 };
  const gap = textSize * 0.8;
  const above = office.y - gap;
  const below = office.y + office.height + gap;
  const inside = (text: string): Label => ({ text, at: center, anchor: 'middle', size });
  const near = (text: string): Label[] =>
    [above, below].flatMap((y): Label[] => [
      { text, at: { x: office.x + office.width - gap * 0.4, y }, anchor: 'end', size },
      { text, at: { x: office.x + gap * 0.4, y }, anchor: 'start', size },
      { text, at: { x: center.x, y }, anchor: 'middle', size },
    ]);
  labels.reserve(office);
  const full = `Office ${area}`;
  const fitting = [inside(full), inside('Office')].find(
    (label) => getLabelBox(label, textSize).width < office.width && getLabelBox(label, textSize).height < office.height,
  );
  if (fitting) labels.labels.push(fitting);
  else labels.add([...near(full), ...near('Office')], building);
}

const stallNames: Readonly<Record<StallKind, string>> = {
  'trailer-stall': 'trailer stall',
  'car-stall': 'car stall',
  'van-stall': 'van stall',
  railcar: 'railcar spot',
};

/** Rows of one kind at one side, which are drawn next to each other. */
function groupRows(rows: readonly StallRow[]): { kind: StallKind; count: number; box: Box }[] {
  const groups = new Map<string, { kind: StallKind; count: number; box: Box }>();
  for (const row of rows) {
    const key = `${row.kind} ${Math.sign(row.across.x)} ${Math.sign(row.across.y)}`;
    const group = groups.get(key);
    const box = getRowBox(row);
    groups.set(key, { kind: row.kind, count: (group?.count ?? 0) + row.count, box: group ? unionBoxes([group.box, box]) : box });
  }
  return [...groups.values()];
}

function getRowBox({ origin, along, across, count }: StallRow): Box {
  const corners = [origin, translate(origin, { x: along.x * count + across.x, y: along.y * count + across.y })];
  return unionBoxes(corners.map((point) => ({ ...point, width: 0, height: 0 })));
}

/** On the rows, or next to them if there is no room. */
function addStallLabel(labels: LabelLayout, box: Box, text: string, textSize: number): void {
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isTall = box.height > box.width;
  const gap = textSize * 0.8;
  const beside: Label[] = [
    ...(isTall
      ? []
      : [box.y + box.height + gap, box.y - gap].map((y): Label => ({
          text,
          at: { x: at.x, y },
          anchor: 'middle',
          size: 1,
          background: 'paper',
        }))),
    { text, at: { x: box.x + box.width + gap, y: at.y }, anchor: 'start', size: 1, background: 'paper' },
    { text, at: { x: box.x - gap, y: at.y }, anchor: 'end', size: 1, background: 'paper' },
  ];
  labels.add([
    ...[isTall, !isTall].map((isVertical): Label => ({ text, at, anchor: 'middle', size: 1, isVertical, background: 'paper' })),
    ...beside,
  ]);
}

function addCornerLabel(labels: LabelLayout, box: Box, text: string, textSize: number): void {
  const gap = textSize * 0.8;
  const right = box.x + box.width - gap;
  const left = box.x + gap;
  labels.add(
    [box.y + gap, box.y + box.height - gap].flatMap((y): Label[] => [
      { text, at: { x: right, y }, anchor: 'end', size: 1, background: 'paper' },
      { text, at: { x: left, y }, anchor: 'start', size: 1, background: 'paper' },
    ]),
    box,
  );
}

function describeSitePlan({ facts, layout, street }: Context): string {
  const { length, depth } = facts;
  const sides = sideNames.flatMap((side) => {
    const items = [
      ...(['dock-door', 'drive-in-door'] as const).map((kind) => {
        const count = layout.doors.filter((door) => door.side === side && door.kind === kind).length;
        return count > 0 ? pluralize(count, kind === 'dock-door' ? 'dock door' : 'drive-in door') : undefined;
      }),
      ...layout.courts.filter((court) => court.side === side).map((court) => `a truck court ${formatLength(court.depth).us} deep`),
      ...groupRows(layout.rows)
        .filter(({ box }) => getSideOfBox(box, layout.building) === side)
        .map(({ kind, count }) => pluralize(count, stallNames[kind])),
    ].filter((item) => item !== undefined);
    return items.length > 0 ? [`${side}: ${joinWords(items)}.`] : [];
  });
  const grid = layout.grid ? ` Column lines 1 to ${layout.grid.x.length} and A to ${getLineLetter(layout.grid.y.length - 1)}.` : '';
  const place = street && facts.streetSide ? ` ${street} is on the ${facts.streetSide.toLowerCase()} side.` : '';
  return `A building ${formatWhole(length ?? 0)} feet long and ${formatWhole(depth ?? 0)} feet deep.${grid} ${sides.join(' ')}${place}`
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

function getSideOfBox(box: Box, building: Box): Side {
  if (box.y + box.height <= building.y) return 'Rear';
  if (box.y >= building.y + building.height) return 'Front';
  return box.x < building.x ? 'Left' : 'Right';
}

/** `2400 Millers Ferry Road` and the next line of an address → `Millers Ferry Road` */
export function getStreetName(address: string | null | undefined): string | undefined {
  const name = address
    ?.split('\n')[0]
    ?.replace(/^\d+[A-Za-z]?(?:-\d+)?\s+/, '')
    .trim();
  return name && name.length <= 40 ? name : undefined;
}
