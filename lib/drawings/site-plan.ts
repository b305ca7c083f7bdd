/** Site plan: the building seen from above, with its front at the bottom, and everything that the facts place around it. */
import { formatWhole } from '#lib/format/number.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { getAvailableBox } from './available-part.ts';
import { sideNames, type BuildingFacts, type Side } from './building-facts.ts';
import { getLineLetter } from './column-grid.ts';
import { type Box, type Drawing, type Shape, line, rectangle, repeat, sheetWidths, translate } from './geometry.ts';
import { drawPlanDoors } from './plan-doors.ts';
import { placeRooms } from './room-layout.ts';
import { arrangeSite, type SiteLayout, type StallRow } from './site-layout.ts';
import { annotateSitePlan, type SitePlanContext } from './site-plan-annotations.ts';
import { groupRows, stallNames } from './site-plan-labels.ts';
import { joinWords } from './words.ts';

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
  const context: SitePlanContext = { facts, layout, street: facts.streetSide && street };
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
    wide: annotateSitePlan(context, sheetWidths.wide, height > width * TURN_FROM_RATIO, WIDE_ASPECT_RATIO),
    narrow: annotateSitePlan(context, sheetWidths.narrow, width > height * TURN_FROM_RATIO, 0),
  };
}

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

function describeSitePlan({ facts, layout, street }: SitePlanContext): string {
  const { length, depth } = facts;
  const sides = sideNames.flatMap((side) => {
    const items = [
      ...(['dock-door', 'drive-in-door'] as const).map((kind) => {
        const count = layout.doors.filter((door) => door.side === side && door.kind === kind).length;
        return count > 0 ? pluralize(count, kind === 'dock-door' ? 'dock door' : 'drive-in door') : undefined;
      }),
      ...layout.courts.filter((court) => court.side === side).map((court) => `a truck court ${formatWhole(court.depth)} feet deep`),
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
