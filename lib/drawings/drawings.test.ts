/** The drawings of all buildings of the seed agree with their facts, and no value of a fact breaks a drawing. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { propertyNodes } from '#content/seed/properties/nodes.ts';
import { createAxonometric } from './axonometric.ts';
import { getBounds } from './bounds.ts';
import { type BuildingFacts, readBuildingFacts, type Side, sideNames, type StoredBuildingFacts } from './building-facts.ts';
import { createCardDrawing } from './card-drawing.ts';
import { createCompass } from './compass.ts';
import {
  type Box,
  containsBox,
  doBoxesOverlap,
  type Drawing,
  expandBox,
  type Label,
  type Shape,
  type ShapeRole,
  type Sheet,
} from './geometry.ts';
import { createView } from './projection.ts';
import { createSection } from './section.ts';
import { createSitePlan } from './site-plan.ts';
import { getLabelBox } from './text.ts';
import { createUnitPlans } from './unit-plan.ts';

const buildings = propertyNodes.map((node) => {
  const stored = (node.fields as { propertyFacts: StoredBuildingFacts }).propertyFacts;
  return { slug: node.slug, stored, facts: readBuildingFacts(stored) };
});

/** The site plan shows the ground floor. A side without a floor is on it. */
const getStoredSides = ({ sides }: StoredBuildingFacts, floor: number) =>
  (sides ?? []).filter((side) => side !== null && side !== undefined).filter((side) => (side.floor ?? 1) === floor);

function createDrawings(facts: BuildingFacts): Drawing[] {
  const drawings = [
    createSitePlan(facts, { street: 'Millers Ferry Road' }),
    createSection(facts),
    createAxonometric(facts),
    createCompass(facts),
  ];
  return [...drawings.filter((drawing) => drawing !== undefined), ...createUnitPlans(facts).map(({ drawing }) => drawing)];
}

function countCopies(shapes: readonly Shape[], role: ShapeRole): number {
  return shapes.reduce((sum, shape) => (shape.kind === 'polyline' && shape.role === role ? sum + (shape.copies?.length ?? 1) : sum), 0);
}

function findShape(shapes: readonly Shape[], role: ShapeRole): Shape {
  const found = shapes.find((shape) => shape.role === role);
  if (!found) throw new Error(`The drawing has no ${role}.`);
  return found;
}

/** Labels are estimates on the safe side, so that boxes that only touch are no overlap. */
function findOverlaps({ labels, textSize }: Sheet, isDense: boolean): string[] {
  // Dense labels are shown only where text is two thirds of its size.
  const size = isDense ? textSize * 0.65 : textSize;
  const boxes = labels
    .filter((label) => isDense || !label.isDense)
    .map((label: Label) => ({ text: label.text, box: expandBox(getLabelBox(label, size), -size * 0.05) }));
  return boxes.flatMap(({ text, box }, index) =>
    boxes.slice(index + 1).flatMap((other) => (doBoxesOverlap(box, other.box) ? [`“${text}” and “${other.text}”`] : [])),
  );
}

function findSheetProblems(drawing: Drawing): string[] {
  return [drawing.wide, drawing.narrow].flatMap((sheet) => {
    const labelBoxes = sheet.labels.map((label) => ({ label, box: getLabelBox(label, sheet.textSize) }));
    return [
      ...findOverlaps(sheet, false),
      ...findOverlaps(sheet, true),
      ...labelBoxes
        .filter(({ box }) => !containsBox(expandBox(sheet.box, sheet.textSize * 0.5), box))
        .map(({ label }) => `“${label.text}” is outside of the sheet`),
    ].map((problem) => `${drawing.title}: ${problem}`);
  });
}

test('the site plans of all buildings have every door and stall of their facts', () => {
  const found = buildings.flatMap(({ slug, stored, facts }) => {
    const { shapes } = createSitePlan(facts) ?? { shapes: [] };
    const sum = (name: 'dockDoors' | 'driveInDoors' | 'trailerStalls' | 'carStalls' | 'vanStalls' | 'railcarSpots') =>
      getStoredSides(stored, 1).reduce((total, side) => total + (side[name] ?? 0), 0);
    const counts: readonly (readonly [ShapeRole, number])[] = [
      ['dock-door', sum('dockDoors')],
      ['drive-in-door', sum('driveInDoors')],
      ['trailer-stall', sum('trailerStalls')],
      ['car-stall', sum('carStalls')],
      ['van-stall', sum('vanStalls')],
      ['railcar', sum('railcarSpots')],
      ['room', stored.rooms?.length ?? 0],
      ['office', stored.officePosition ? 1 : 0],
      ['site', stored.siteLengthFeet ? 1 : 0],
    ];
    return counts
      .filter(([role, count]) => countCopies(shapes, role) !== count)
      .map(([role, count]) => `${slug}: ${countCopies(shapes, role)} instead of ${count} of ${role}`);
  });
  expect(found).toStrictEqual([]);
  expect(buildings.length).toBe(240);
});

test('single-story buildings have all their dock doors on the plan', () => {
  const found = buildings.filter(
    ({ stored, facts }) => facts.floors === 1 && countCopies(createSitePlan(facts)?.shapes ?? [], 'dock-door') !== stored.dockDoors,
  );
  expect(found.map(({ slug }) => slug)).toStrictEqual([]);
});

test('the plans are to scale: building, site, office, rooms, truck courts and bays', () => {
  const found = buildings.flatMap(({ slug, stored, facts }) => {
    const { shapes } = createSitePlan(facts) ?? { shapes: [] };
    const wall = getBounds([findShape(shapes, 'wall')]);
    const getArea = (role: ShapeRole) =>
      shapes.filter((shape) => shape.role === role).reduce((sum, shape) => sum + getBounds([shape]).width * getBounds([shape]).height, 0);
    const rooms = (stored.rooms ?? []).reduce((sum, room) => sum + (room?.squareFeet ?? 0), 0);
    const courts = shapes.filter(({ role }) => role === 'court').map((shape) => getBounds([shape]));
    const rules: readonly (readonly [string, boolean])[] = [
      ['length and depth', wall.width === stored.buildingLengthFeet && wall.height === stored.buildingDepthFeet],
      ['office', !stored.officePosition || Math.abs(getArea('office') - (stored.officeSquareFeet ?? 0) / (stored.officeFloors ?? 1)) < 1],
      ['rooms', Math.abs(getArea('room') - rooms) < 1],
      ['acres', !stored.siteLengthFeet || Math.abs(getArea('site') / 43_560 - (stored.acres ?? 0)) < 0.1],
      ['truck courts', isDeepStrictEqual(courts, listTruckCourts(stored))],
      ['bays along the length', hasStatedBays(listColumnPositions(shapes, 'x'), listBaysAlongLength(stored))],
      ['bays along the depth', hasStatedBays(listColumnPositions(shapes, 'y'), listBaysAlongDepth(stored))],
      ['columns', countCopies(shapes, 'column') === listColumnPositions(shapes, 'x').length * listColumnPositions(shapes, 'y').length],
    ];
    return rules.filter(([, isMet]) => !isMet).map(([rule]) => `${slug}: ${rule}`);
  });
  expect(found).toStrictEqual([]);
});

/** The truck courts that the facts state, along the entire side, each from the wall outward. */
function listTruckCourts(stored: StoredBuildingFacts): Box[] {
  const [length, depth] = [stored.buildingLengthFeet ?? 0, stored.buildingDepthFeet ?? 0];
  const toBox: Readonly<Record<Side, (court: number) => Box>> = {
    Front: (court) => ({ x: 0, y: depth, width: length, height: court }),
    Rear: (court) => ({ x: 0, y: -court, width: length, height: court }),
    Left: (court) => ({ x: -court, y: 0, width: court, height: depth }),
    Right: (court) => ({ x: length, y: 0, width: court, height: depth }),
  };
  const sides = getStoredSides(stored, 1);
  return sideNames.flatMap((name) =>
    sides.flatMap(({ side, truckCourtFeet }) => (side === name && truckCourtFeet ? [toBox[name](truckCourtFeet)] : [])),
  );
}

function listColumnPositions(shapes: readonly Shape[], axis: 'x' | 'y'): number[] {
  const copies = shapes.flatMap((shape) => (shape.kind === 'polyline' && shape.role === 'column' ? (shape.copies ?? []) : []));
  return [...new Set(copies.map((point) => point[axis]))].toSorted((a, b) => a - b);
}

/** The bays in one direction. The first and the last typical bay take up the difference to the total, which is at most a quarter of a bay for each. */
type Bays = { before: readonly number[]; typical: number; after: readonly number[]; total: number };

const listBaysAlongLength = ({ columnSpacingLengthFeet, buildingLengthFeet }: StoredBuildingFacts): Bays => ({
  before: [],
  typical: columnSpacingLengthFeet ?? 0,
  after: [],
  total: buildingLengthFeet ?? 0,
});

/** From the rear to the front. A speed bay is at each long side with dock doors. */
function listBaysAlongDepth(stored: StoredBuildingFacts): Bays {
  const { speedBayFeet, columnSpacingDepthFeet, buildingDepthFeet } = stored;
  const getSpeedBay = (name: Side) =>
    speedBayFeet && (stored.sides ?? []).some((side) => side?.side === name && side.dockDoors) ? [speedBayFeet] : [];
  return { before: getSpeedBay('Rear'), typical: columnSpacingDepthFeet ?? 0, after: getSpeedBay('Front'), total: buildingDepthFeet ?? 0 };
}

/** Whether the lines of columns divide the building into exactly these bays. Without a stated bay, there must be no columns. */
function hasStatedBays(lines: readonly number[], { before, typical, after, total }: Bays): boolean {
  if (typical === 0) return lines.length === 0;
  const bays = lines.slice(1).map((at, index) => at - (lines[index] ?? 0));
  const between = bays.slice(before.length, bays.length - after.length);
  const isNear = (value: number, expected: number, tolerance = 0.001) => Math.abs(value - expected) <= tolerance;
  return (
    lines[0] === 0 &&
    lines.at(-1) === total &&
    before.every((bay, index) => isNear(bays[index] ?? 0, bay)) &&
    after.every((bay) => isNear(bays.at(-1) ?? 0, bay)) &&
    between.slice(1, -1).every((bay) => isNear(bay, typical)) &&
    isNear(between[0] ?? 0, between.at(-1) ?? 0) &&
    isNear(between[0] ?? 0, typical, typical / 4)
  );
}

test('stalls, doors and rows lie within the site and outside of the building', () => {
  const found = buildings.flatMap(({ slug, facts }) => {
    const { shapes } = createSitePlan(facts) ?? { shapes: [] };
    const wall = expandBox(getBounds([findShape(shapes, 'wall')]), -0.1);
    const rows = shapes.filter(({ role }) =>
      ['trailer-stall', 'car-stall', 'van-stall', 'railcar', 'dock-door', 'drive-in-door'].includes(role),
    );
    const site = shapes.find(({ role }) => role === 'site');
    const limits = site && expandBox(getBounds([site]), 0.1);
    return rows.flatMap((row) => [
      ...(doBoxesOverlap(getBounds([row]), wall) ? [`${slug}: ${row.role} is in the building`] : []),
      ...(limits && !containsBox(limits, getBounds([row])) ? [`${slug}: ${row.role} is outside of the site`] : []),
    ]);
  });
  expect(found).toStrictEqual([]);
});

test('rows of stalls do not overlap each other', () => {
  const found = buildings.flatMap(({ slug, facts }) => {
    const rows = (createSitePlan(facts)?.shapes ?? []).filter(({ role }) =>
      ['trailer-stall', 'car-stall', 'van-stall', 'railcar'].includes(role),
    );
    const boxes = rows.map((row) => expandBox(getBounds([row]), -0.1));
    return boxes.some((box, index) => boxes.slice(index + 1).some((other) => doBoxesOverlap(box, other))) ? [slug] : [];
  });
  expect(found).toStrictEqual([]);
});

test('the section is as high as the clear height of each floor', () => {
  const found = buildings.filter(({ stored, facts }) => {
    const floors = (createSection(facts)?.shapes ?? []).filter(({ role }) => role === 'floor').map((shape) => getBounds([shape]).height);
    return floors.length !== stored.floors || floors.some((height) => Math.abs(height - (stored.clearHeightFeet ?? 0)) > 0.01);
  });
  expect(found.map(({ slug }) => slug)).toStrictEqual([]);
});

test('every building has an axonometric and a card drawing with the doors of its visible sides', () => {
  const found = buildings.filter(({ facts }) => {
    const card = createCardDrawing(facts);
    const axonometric = createAxonometric(facts);
    const doors = countCopies(axonometric?.shapes ?? [], 'dock-door');
    const { long, short } = createView(facts);
    // At the long side, the truck court of an upper floor is in front of the floors below it.
    const lowest = Math.max(1, ...facts.sides.filter(({ side, truckCourt }) => side === long && truckCourt).map(({ floor }) => floor));
    const visible = facts.sides.filter(({ side, floor }) => side === short || (side === long && floor >= lowest));
    const expected = visible.reduce((sum, { dockDoors }) => sum + dockDoors, 0);
    return !card || !axonometric || doors !== expected || doors !== countCopies(card.shapes, 'dock-door');
  });
  expect(found.map(({ slug }) => slug)).toStrictEqual([]);
});

test('each floor has its dock in the section, and all its dock doors where the building is divided into floors', () => {
  const multistory = buildings.filter(({ stored }) => (stored.floors ?? 1) > 1);
  const found = multistory.flatMap(({ slug, stored, facts }) => {
    const floors = Array.from({ length: stored.floors ?? 1 }, (_, index) =>
      getStoredSides(stored, index + 1).reduce((sum, { dockDoors }) => sum + (dockDoors ?? 0), 0),
    );
    const docks = (createSection(facts)?.shapes ?? []).filter(({ role }) => role === 'dock-door');
    const plans = createUnitPlans(facts);
    const isRight =
      floors.reduce((sum, count) => sum + count, 0) === stored.dockDoors &&
      docks.length === floors.filter((count) => count > 0).length &&
      plans.every(({ units, drawing }) => {
        const drawn = drawing.shapes.flatMap((shape) => (shape.role === 'dock-door' ? [countCopies([shape], 'dock-door')] : []));
        return isDeepStrictEqual([units.map(({ dockDoors }) => dockDoors), drawn], [floors, floors.filter((count) => count > 0)]);
      });
    return isRight ? [] : [slug];
  });
  expect(found).toStrictEqual([]);
  expect(multistory.length).toBeGreaterThan(0);
});

test('the compass shows each place in its direction and at its distance', () => {
  const { facts } = buildings.find(({ slug }) => slug === 'trinity-crossing-2') ?? {};
  const compass = facts && createCompass(facts);
  expect(compass?.description).toContain('1: I-45, exit 274, 0.6 miles east.');
  expect(compass?.description).toContain('4: Downtown Dallas, 14.2 miles northwest.');
  const found = buildings.filter(
    (item) => countCopies(createCompass(item.facts)?.shapes ?? [], 'direction') !== item.stored.distances?.length,
  );
  expect(found.map(({ slug }) => slug)).toStrictEqual([]);
});

test('a leased building is not divided', () => {
  const divided = buildings.find(({ facts }) => createUnitPlans(facts).length > 0);
  const facts = readBuildingFacts({ ...divided?.stored, availableSquareFeet: 0, availablePosition: null });
  expect([divided?.facts.divisibleSquareFeet, facts.divisibleSquareFeet]).toEqual([expect.any(Number), undefined]);
  expect(createUnitPlans(facts)).toEqual([]);
});

test('the units of a plan add up to the space, and none is smaller than the smallest that is offered', () => {
  const plans = buildings.flatMap(({ slug, stored, facts }) => createUnitPlans(facts).map((plan) => ({ slug, stored, plan })));
  const found = plans.filter(({ stored, plan: { units } }) => {
    const space = stored.availableSquareFeet ?? stored.totalSquareFeet ?? 0;
    const total = units.reduce((sum, { squareFeet }) => sum + squareFeet, 0);
    const doors = units.reduce((sum, { dockDoors }) => sum + dockDoors, 0);
    return (
      Math.abs(total - space) > units.length ||
      units.some(({ squareFeet }) => squareFeet < (stored.divisibleSquareFeet ?? 0) * 0.99) ||
      (space === stored.totalSquareFeet ? doors !== stored.dockDoors : doors > (stored.dockDoors ?? 0))
    );
  });
  expect(found.map(({ slug, plan }) => `${slug}: ${plan.drawing.title}`)).toStrictEqual([]);
  expect(plans.length).toBeGreaterThan(50);
});

test('the available third of Valwood Nine has the 16 dock doors that its page states', () => {
  const { facts } = buildings.find(({ slug }) => slug === 'valwood-nine') ?? {};
  expect(facts && createUnitPlans(facts)[0]?.units).toMatchObject([{ squareFeet: 79_300, dockDoors: 16 }]);
});

test('a multistory building is divided into its floors', () => {
  const { facts } = buildings.find(({ slug }) => slug === 'calumet-stack') ?? {};
  const [plan] = facts ? createUnitPlans(facts) : [];
  expect(plan?.units.map(({ name, dockDoors }) => [name, dockDoors])).toStrictEqual([
    ['Floor 1', 40],
    ['Floor 2', 39],
    ['Floor 3', 39],
  ]);
  expect(countCopies(plan?.drawing.shapes ?? [], 'dock-door')).toBe(118);
  expect(plan?.drawing.narrow.labels.map(({ text }) => text)).toContain('Floor 1: 200,667 sq ft, 40 dock doors');
});

test('no labels overlap or leave their sheet', () => {
  expect(
    buildings.flatMap(({ slug, facts }) =>
      createDrawings(facts)
        .flatMap(findSheetProblems)
        .map((problem) => `${slug}: ${problem}`),
    ),
  ).toStrictEqual([]);
});

test('the letter of the north arrow is on the sheet and does not touch the dimension of the length', () => {
  const found = buildings.flatMap(({ slug, facts }) => {
    const plan = createSitePlan(facts, { street: 'Millers Ferry Road' });
    return [plan?.wide, plan?.narrow].flatMap((sheet) => {
      // The letter of a column line is not strong.
      const letter = sheet?.labels.find(({ text, isStrong }) => text === 'N' && isStrong);
      if (!sheet || !letter) return [];
      const box = getLabelBox(letter, sheet.textSize);
      const lines = sheet.shapes.filter(({ kind, role }) => kind === 'polyline' && role === 'dimension');
      return containsBox(sheet.box, box) && !lines.some((shape) => doBoxesOverlap(getBounds([shape]), box)) ? [] : [slug];
    });
  });
  expect(found).toStrictEqual([]);
});

test('what the facts do not say is not drawn', () => {
  const plan = createSitePlan(
    readBuildingFacts({ buildingLengthFeet: 800, buildingDepthFeet: 400, dockDoors: 62, trailerStalls: 100, officeSquareFeet: 9000 }),
  );
  const roles = new Set(plan?.shapes.map(({ role }) => role));
  expect([...roles]).toStrictEqual(['floor', 'wall']);
  expect(plan?.wide.labels.map(({ text }) => text)).not.toContain('N');
  expect(createSitePlan(readBuildingFacts({ buildingLengthFeet: 800, dockDoors: 62 }))).toBeUndefined();
  expect(createSection(readBuildingFacts({ buildingLengthFeet: 800, buildingDepthFeet: 400 }))).toBeUndefined();
  expect(createCompass(readBuildingFacts({ distances: [{ name: 'Port', miles: 4 }] }))).toBeUndefined();
  expect(createUnitPlans(readBuildingFacts({ buildingLengthFeet: 800, buildingDepthFeet: 400, totalSquareFeet: 320_000 }))).toStrictEqual(
    [],
  );
});

test('labels do not count doors that are not known', () => {
  const stored = { buildingLengthFeet: 800, buildingDepthFeet: 400, totalSquareFeet: 320_000, divisibleSquareFeet: 80_000 };
  const court = readBuildingFacts({ ...stored, sides: [{ side: 'Rear', truckCourtFeet: 185, trailerStalls: 40 }] });
  const drawings = [createSitePlan(court), ...createUnitPlans(court).map(({ drawing }) => drawing)];
  const multistory = createUnitPlans(readBuildingFacts({ ...stored, floors: 2, clearHeightFeet: 32 })).map(({ drawing }) => drawing);
  const texts = [...drawings, ...multistory].flatMap((drawing) => drawing?.wide.labels.map(({ text }) => text) ?? []);
  expect(texts.filter((text) => /\bdoor/.test(text))).toStrictEqual([]);
  expect(texts).toContain('Truck court 185 ft');
  expect(texts).toContain('Floor 1: 160,000 sq ft');
});

test.each([
  [[20], '40 dock doors'],
  [[20, 20], '40 dock doors'],
  [[40], '40 dock doors on each side'],
])('with 40 doors at the front and %j at other sides, the axonometric has the note “%s”', (others, note) => {
  const sides = [40, ...others].map((dockDoors, index) => ({ side: ['Front', 'Rear', 'Left'][index], dockDoors }));
  const facts = readBuildingFacts({ buildingLengthFeet: 800, buildingDepthFeet: 800, clearHeightFeet: 36, sides });
  expect(createAxonometric(facts)?.wide.labels.map(({ text }) => text)).toContain(note);
});

test('a building without available space is labeled with its total area', () => {
  const plan = createSitePlan(
    readBuildingFacts({ buildingLengthFeet: 800, buildingDepthFeet: 400, totalSquareFeet: 320_000, availablePosition: 'Left' }),
  );
  expect(plan?.wide.labels.map(({ text }) => text)).toEqual(expect.arrayContaining(['320,000 sq ft']));
});

test('doors and stalls that do not fit are left out', () => {
  const facts = readBuildingFacts({
    buildingLengthFeet: 200,
    buildingDepthFeet: 100,
    sides: [{ side: 'Rear', dockDoors: 500, trailerStalls: 100_000, truckCourtFeet: 130 }],
  });
  const { shapes = [] } = createSitePlan(facts) ?? {};
  expect([countCopies(shapes, 'dock-door'), countCopies(shapes, 'trailer-stall')]).toStrictEqual([0, 0]);
});

/** A small generator of pseudorandom numbers (mulberry32), so that a failure can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const oddValues = [
  null,
  undefined,
  0,
  -1,
  -500,
  0.001,
  1,
  3,
  7.5,
  12,
  29,
  60,
  117,
  240,
  1690,
  9999,
  100_000,
  1e9,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
];
const oddTexts = [
  null,
  undefined,
  '',
  'Front',
  'Rear',
  'Left',
  'Right',
  'front',
  'Front left',
  'Front center',
  'Center',
  'Dock',
  'x'.repeat(5000),
  '<b>&"',
];

/** Replaces some values of a building by odd ones, at any depth. */
function mutate(value: unknown, random: () => number, share: number): unknown {
  if (random() < share) {
    const values: readonly unknown[] =
      typeof value === 'string'
        ? oddTexts
        : Array.isArray(value)
          ? [null, undefined, []]
          : typeof value === 'object'
            ? [null, undefined, {}]
            : oddValues;
    return values[Math.floor(random() * values.length)];
  }
  if (Array.isArray(value))
    return random() < 0.1
      ? Array.from({ length: 60 }, () => mutate(value[0], random, share))
      : value.map((item) => mutate(item, random, share));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mutate(item, random, share)]));
  return value;
}

function isFiniteShape(shape: Shape): boolean {
  const points = shape.kind === 'circle' ? [shape.center, { x: shape.radius, y: 0 }] : [...shape.points, ...(shape.copies ?? [])];
  return points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
}

function countPoints(shapes: readonly Shape[]): number {
  return shapes.reduce((sum, shape) => sum + (shape.kind === 'circle' ? 1 : shape.points.length + (shape.copies?.length ?? 0)), 0);
}

test('odd and missing facts never break a drawing or make it large', () => {
  const problems: string[] = [];
  for (let seed = 1; seed <= 200; seed += 1) {
    const random = createRandom(seed);
    const { stored } = buildings[Math.floor(random() * buildings.length)] ?? {};
    const facts = readBuildingFacts((mutate(stored, random, [0.02, 0.1, 0.4][seed % 3] ?? 0.1) as StoredBuildingFacts) ?? {});
    const drawings = createDrawings(facts);
    const card = createCardDrawing(facts);
    for (const drawing of drawings) {
      const shapes = [...drawing.shapes, ...drawing.wide.shapes, ...drawing.narrow.shapes];
      if (!shapes.every(isFiniteShape)) problems.push(`${seed}: ${drawing.title} has a coordinate that is not finite`);
      if (countPoints(shapes) > 20_000) problems.push(`${seed}: ${drawing.title} has ${countPoints(shapes)} points`);
      for (const sheet of [drawing.wide, drawing.narrow]) {
        if (!(sheet.box.width > 0 && sheet.box.height > 0 && sheet.textSize > 0))
          problems.push(`${seed}: ${drawing.title} has an empty sheet`);
      }
      problems.push(...findSheetProblems(drawing).map((problem) => `${seed}: ${problem}`));
    }
    if (card && !(card.shapes.every(isFiniteShape) && card.box.width > 0)) problems.push(`${seed}: the card is broken`);
  }
  expect(problems).toStrictEqual([]);
});
