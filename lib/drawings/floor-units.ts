/** The floors of a multistory building as units, drawn as its side with the docks. */
import { formatArea } from '#lib/format/measure.ts';
import { pluralize } from '#lib/format/pluralize.ts';
import type { BuildingFacts, SideFacts } from './building-facts.ts';
import { getColumnGrid } from './column-grid.ts';
import { getDoorPositions } from './door-positions.ts';
import { type Label, rectangle, repeat, type Shape, type Sheet, sheetWidths, TEXT_PIXELS } from './geometry.ts';
import { LabelLayout } from './text.ts';
import { describeUnit, type Unit, type UnitPlan } from './units.ts';
import { doorSizes, ROOF_STRUCTURE } from './usual-sizes.ts';

const MARGIN = 14;
/** Room above each floor for its label, as a share of the length. */
const GAP = 0.06;

/** Returns one plan with a unit for each floor, or none if a floor is smaller than the smallest unit or if only a part is available. */
export function createFloorUnits(facts: BuildingFacts): UnitPlan[] {
  const { length, clearHeight, totalSquareFeet, divisibleSquareFeet, availableSquareFeet, floors } = facts;
  if (!length || !clearHeight || !totalSquareFeet || !divisibleSquareFeet) return [];
  if (availableSquareFeet && availableSquareFeet < totalSquareFeet) return [];
  const squareFeet = Math.round(totalSquareFeet / floors);
  if (squareFeet < divisibleSquareFeet) return [];
  const units = Array.from({ length: floors }, (_, index) => toUnit(facts, index + 1, squareFeet));
  const context = { facts, length, height: clearHeight + ROOF_STRUCTURE, pitch: clearHeight + ROOF_STRUCTURE + length * GAP, units };
  const drawing = {
    title: `Divided into ${floors} floors`,
    description: units.map(describeUnit).join(' '),
    shapes: units.flatMap((_, index) => drawFloor(context, index)),
    wide: annotate(context, sheetWidths.wide),
    narrow: annotate(context, sheetWidths.narrow),
  };
  return [{ units, drawing }];
}

type Context = { facts: BuildingFacts; length: number; height: number; /** From floor to floor. */ pitch: number; units: readonly Unit[] };

function getSides({ sides }: BuildingFacts, floor: number): SideFacts[] {
  return sides.filter((side) => side.floor === floor);
}

function toUnit(facts: BuildingFacts, floor: number, squareFeet: number): Unit {
  const sides = getSides(facts, floor);
  const sum = (name: 'dockDoors' | 'driveInDoors') => sides.reduce((total, side) => total + side[name], 0);
  return { key: String(floor), name: `Floor ${floor}`, squareFeet, dockDoors: sum('dockDoors'), driveInDoors: sum('driveInDoors') };
}

/** The floor as a strip, with the doors of its dock side. */
function drawFloor({ facts, length, height, pitch }: Context, index: number): Shape[] {
  const box = { x: 0, y: -index * pitch - height, width: length, height };
  const docks = getSides(facts, index + 1).find(({ side, dockDoors }) => dockDoors > 0 && (side === 'Front' || side === 'Rear'));
  const centers = docks ? getDoorPositions(facts, docks, getColumnGrid(facts)).dockDoors : [];
  const half = doorSizes['dock-door'].width / 2;
  const top = -doorSizes['dock-door'].height;
  const door = [
    { x: -half, y: 0 },
    { x: -half, y: top },
    { x: half, y: top },
    { x: half, y: 0 },
  ];
  return [
    rectangle('floor', box),
    ...repeat(
      'dock-door',
      door,
      centers.map((x) => ({ x, y: box.y + height })),
    ),
    rectangle('wall', box),
  ];
}

function annotate({ length, pitch, units }: Context, pixels: number): Sheet {
  const box = { x: -MARGIN, y: -units.length * pitch - MARGIN, width: length + 2 * MARGIN, height: units.length * pitch + 2 * MARGIN };
  const textSize = (box.width * TEXT_PIXELS) / pixels;
  const labels = new LabelLayout(textSize, box);
  for (const [index, { name, squareFeet, dockDoors }] of units.entries()) {
    const at = { x: 0, y: -(index + 1) * pitch + (length * GAP) / 2 };
    const area = formatArea(squareFeet).us;
    labels.add(
      [...(dockDoors > 0 ? [`${name}: ${area}, ${pluralize(dockDoors, 'dock door')}`] : []), `${name}: ${area}`, name].map(
        (text): Label => ({
          text,
          at,
          anchor: 'start',
          size: 1,
          isStrong: true,
        }),
      ),
    );
  }
  return { box, textSize, isTurned: false, shapes: [], labels: labels.labels };
}
