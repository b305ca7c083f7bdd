/** Ways to divide the available space into units, from the whole to the smallest. */
import { formatArea } from '#lib/format/measure.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import { getAvailableBox } from './available-part.ts';
import type { BuildingFacts } from './building-facts.ts';
import { type Box, line, rectangle, type Shape, type Sheet, sheetWidths, TEXT_PIXELS } from './geometry.ts';
import { drawPlanDoors } from './plan-doors.ts';
import { arrangeSite, type SiteLayout } from './site-layout.ts';
import { describeUnit, type Unit, type UnitPlan } from './units.ts';
import { createFloorUnits } from './floor-units.ts';
import { LabelLayout } from './text.ts';

/** More units than this are not planned as separate spaces. */
const MAX_UNITS = 12;
const MAX_PLANS = 4;

/** Returns no plans if the space cannot be divided, or if its position in the building is not known. */
export function createUnitPlans(facts: BuildingFacts): UnitPlan[] {
  if (facts.floors > 1) return createFloorUnits(facts);
  const layout = arrangeSite(facts);
  const space = getSpace(facts);
  if (!layout || !space || !facts.divisibleSquareFeet) return [];
  const most = Math.min(MAX_UNITS, Math.floor((space.squareFeet / facts.divisibleSquareFeet) * 1.005));
  if (most < 2) return [];
  return selectCounts(most).map((count) => createUnitPlan(facts, layout, space, count));
}

type Space = { box: Box; squareFeet: number };

/** The space that can be divided: what is available, or the entire building. */
function getSpace(facts: BuildingFacts): Space | undefined {
  const { length, depth, totalSquareFeet, availableSquareFeet } = facts;
  if (!length || !depth || !totalSquareFeet) return undefined;
  const box = getAvailableBox(facts);
  if (box && availableSquareFeet) return { box, squareFeet: availableSquareFeet };
  if (availableSquareFeet && availableSquareFeet < totalSquareFeet) return undefined;
  return { box: { x: 0, y: 0, width: length, height: depth }, squareFeet: totalSquareFeet };
}

/** The whole, then up to three divisions, always with the one into the smallest units. */
function selectCounts(most: number): number[] {
  const counts = [1, 2, 3, 4, 6, 8, 10].filter((count) => count < most);
  return [...counts.slice(0, MAX_PLANS - 1), most];
}

function createUnitPlan(facts: BuildingFacts, layout: SiteLayout, space: Space, count: number): UnitPlan {
  const walls = getDemisingWalls(facts, layout, space, count);
  const edges = [space.box.x, ...walls, space.box.x + space.box.width];
  const parts = edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    const isInside = (x: number) => x >= from && x < to;
    const countDoors = (kind: 'dock-door' | 'drive-in-door') =>
      layout.doors.filter((door) => door.kind === kind && isInside(Math.min(Math.max(door.center.x, 0), layout.building.width - 0.01)))
        .length;
    return {
      box: { ...space.box, x: from, width: to - from },
      unit: {
        ...getUnitName(index, count),
        squareFeet: Math.round((space.squareFeet * (to - from)) / space.box.width),
        dockDoors: countDoors('dock-door'),
        driveInDoors: countDoors('drive-in-door'),
      },
    };
  });
  const units = parts.map(({ unit }) => unit);
  return {
    units,
    drawing: {
      title: count === 1 ? 'Undivided' : `Divided into ${count} units`,
      description: units.map(describeUnit).join(' '),
      shapes: drawPlan(layout, space, walls),
      wide: annotate(layout, parts, sheetWidths.wide),
      narrow: annotate(layout, parts, sheetWidths.narrow),
    },
  };
}

function getUnitName(index: number, count: number): { key: string; name: string } {
  const key = String.fromCodePoint(65 + index);
  return { key, name: count === 1 ? 'Entire space' : `Unit ${key}` };
}

/** On column lines if all units are then large enough, otherwise at equal distances. */
function getDemisingWalls(facts: BuildingFacts, { grid }: SiteLayout, { box, squareFeet }: Space, count: number): number[] {
  const smallest = ((facts.divisibleSquareFeet ?? 0) / squareFeet) * box.width * 0.995;
  const equal = Array.from({ length: count - 1 }, (_, index) => box.x + (box.width * (index + 1)) / count);
  const lines = grid?.x ?? [];
  if (lines.length === 0) return equal;
  const onLines = equal.map((at) =>
    lines.reduce((best, item) => (Math.abs(item - at) < Math.abs(best - at) ? item : best), Number.NEGATIVE_INFINITY),
  );
  const edges = [box.x, ...onLines, box.x + box.width];
  return edges.slice(1).every((to, index) => to - (edges[index] ?? 0) >= smallest) ? onLines : equal;
}

function drawPlan({ building, doors, grid }: SiteLayout, { box }: Space, walls: readonly number[]): Shape[] {
  const inner = grid ? grid.x.slice(1, -1) : [];
  return [
    rectangle('floor', box),
    ...inner.map((x) => line('bay-line', { x, y: 0 }, { x, y: building.height })),
    rectangle('wall', building),
    ...walls.map((x) => line('demising-wall', { x, y: 0 }, { x, y: building.height })),
    ...drawPlanDoors(doors, ['Rear', 'Front']),
  ];
}

type UnitBox = { box: Box; unit: Unit };

function annotate({ building }: SiteLayout, parts: readonly UnitBox[], pixels: number): Sheet {
  const margin = 14;
  const textSize = ((building.width + 2 * margin) * TEXT_PIXELS) / pixels;
  const labels = new LabelLayout(textSize);
  for (const { box, unit } of parts) {
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const area = formatArea(unit.squareFeet).us;
    const hasTwoLines =
      labels.isFree({ text: area, at, anchor: 'middle', size: 1.3, isStrong: true }, box) &&
      labels.add(
        [
          {
            text: parts.length > 1 ? `${unit.key}: ${area}` : area,
            at: { x: at.x, y: at.y - textSize * 0.8 },
            anchor: 'middle',
            size: 1.3,
            isStrong: true,
            background: 'floor',
          },
        ],
        box,
      );
    if (hasTwoLines) {
      if (unit.dockDoors > 0)
        labels.add(
          [
            {
              text: pluralize(unit.dockDoors, 'dock door'),
              at: { x: at.x, y: at.y + textSize * 0.7 },
              anchor: 'middle',
              size: 1,
              background: 'floor',
            },
          ],
          box,
        );
      continue;
    }
    labels.add(
      [{ text: unit.key, at: { x: at.x, y: at.y - textSize * 0.7 }, anchor: 'middle', size: 1.2, isStrong: true, background: 'floor' }],
      box,
    );
    labels.add(
      [{ text: area, at: { x: at.x, y: at.y + textSize * 0.7 }, anchor: 'middle', size: 1, isStrong: true, background: 'floor' }],
      box,
    );
  }
  const box = { x: -margin, y: -margin, width: building.width + 2 * margin, height: building.height + 2 * margin };
  return { box, textSize, isTurned: false, shapes: [], labels: labels.labels };
}
