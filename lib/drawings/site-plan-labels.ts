/** The labels inside a site plan: rooms, areas, truck courts and stalls. */
import { toMetricText } from '#lib/format/metric-text.ts';
import { formatArea, formatLandArea, formatLength } from '#lib/format/measure.ts';
import { formatWhole } from '#lib/format/number.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { getAvailableBox } from './available-part.ts';
import type { BuildingFacts, Room } from './building-facts.ts';
import { type Box, type Label, type LabelBackground, translate, unionBoxes } from './geometry.ts';
import { placeRooms } from './room-layout.ts';
import type { SiteLayout, StallKind, StallRow } from './site-layout.ts';
import { getLabelBox, type LabelLayout } from './text.ts';

/** Adds the labels. Each has shorter versions for when the full text does not fit; a label for which there is no room is left out. */
export function addFeatureLabels(
  facts: BuildingFacts,
  layout: SiteLayout,
  textSize: number,
  turn: (box: Box) => Box,
  labels: LabelLayout,
): void {
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
      ? `divisible to ${formatArea(facts.divisibleSquareFeet).us}`
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
    // The title has the area in the units of the visitor, and the note in the other ones.
    const texts = [notes, notes.slice(0, 1), []].map((shown) => ({
      text: [metric, ...shown].join(', '),
      metricText: [us, ...shown.map((note) => toMetricText(note) ?? note)].join(', '),
    }));
    labels.add(
      texts.map((text) => ({ ...text, at: noteAt, anchor: 'middle', size: 1, background: 'floor' })),
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

export const stallNames: Readonly<Record<StallKind, string>> = {
  'trailer-stall': 'trailer stall',
  'car-stall': 'car stall',
  'van-stall': 'van stall',
  railcar: 'railcar spot',
};

/** Rows of one kind at one side, which are drawn next to each other. */
export function groupRows(rows: readonly StallRow[]): { kind: StallKind; count: number; box: Box }[] {
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
