import { JSDOM } from 'jsdom';
import { renderToStaticMarkup } from 'react-dom/server';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { propertyNodes } from '#content/seed/properties/nodes.ts';
import { readBuildingFacts, type StoredBuildingFacts } from '#lib/drawings/building-facts.ts';
import { createSitePlan } from '#lib/drawings/site-plan.ts';
import { Axonometric } from './Axonometric.tsx';
import { CardDrawing } from './CardDrawing.tsx';
import { DistanceCompass } from './DistanceCompass.tsx';
import { Shapes } from './DrawingSheets.tsx';
import { SectionDrawing } from './SectionDrawing.tsx';
import { SitePlan } from './SitePlan.tsx';
import { UnitPlan } from './UnitPlan.tsx';
import { createUnitPlans } from '#lib/drawings/unit-plan.ts';

const buildings = propertyNodes.map((node) => {
  const stored = (node.fields as { propertyFacts: StoredBuildingFacts }).propertyFacts;
  return { slug: node.slug, stored, facts: readBuildingFacts(stored) };
});

function findBuilding(slug: string) {
  const found = buildings.find((item) => item.slug === slug);
  if (!found) throw new Error(`There is no building “${slug}”.`);
  return found;
}

/** The number of times that a shape is drawn: each copy is one subpath. */
function countSubpaths(html: string, role: string): number {
  return [...html.matchAll(new RegExp(`<path class="${role}" d="([^"]*)"`, 'g'))].reduce(
    (sum, [, d]) => sum + (d?.match(/m/gi)?.length ?? 0),
    0,
  );
}

/** The number of intersections of the column lines. Each long side with dock doors has a speed bay; all other bays are typical ones. */
function countColumns(stored: StoredBuildingFacts): number {
  const { buildingLengthFeet, buildingDepthFeet, columnSpacingLengthFeet, columnSpacingDepthFeet, speedBayFeet } = stored;
  if (!buildingLengthFeet || !buildingDepthFeet || !columnSpacingLengthFeet || !columnSpacingDepthFeet) return 0;
  const dockSides = new Set((stored.sides ?? []).flatMap((side) => (side?.dockDoors ? [side.side] : [])));
  const speedBays = speedBayFeet ? ['Front', 'Rear'].filter((side) => dockSides.has(side)).length : 0;
  const baysAlongDepth = speedBays + Math.round((buildingDepthFeet - speedBays * (speedBayFeet ?? 0)) / columnSpacingDepthFeet);
  return (Math.round(buildingLengthFeet / columnSpacingLengthFeet) + 1) * (baysAlongDepth + 1);
}

test('the SVG of all buildings has a subpath for each door, stall, column and truck court', () => {
  const found = buildings.flatMap(({ slug, stored, facts }) => {
    // The annotations have none of them, and would take most of the time.
    const html = renderToStaticMarkup(<Shapes shapes={createSitePlan(facts)?.shapes ?? []} />);
    const ground = (stored.sides ?? []).filter((side) => (side?.floor ?? 1) === 1);
    const sum = (name: 'dockDoors' | 'driveInDoors' | 'trailerStalls' | 'carStalls') =>
      ground.reduce((total, side) => total + (side?.[name] ?? 0), 0);
    const isRight =
      countSubpaths(html, 'dock-door') === sum('dockDoors') &&
      countSubpaths(html, 'drive-in-door') === sum('driveInDoors') &&
      countSubpaths(html, 'trailer-stall') === sum('trailerStalls') &&
      countSubpaths(html, 'car-stall') === sum('carStalls') &&
      countSubpaths(html, 'column') === countColumns(stored) &&
      countSubpaths(html, 'court') === ground.filter((side) => side?.truckCourtFeet).length;
    return isRight ? [] : [slug];
  });
  expect(found).toStrictEqual([]);
});

test('ids are unique when a page has several drawings, and every reference has a target', () => {
  const { facts } = findBuilding('trinity-crossing-2');
  const html = renderToStaticMarkup(
    <main>
      <SitePlan facts={facts} />
      <SectionDrawing facts={facts} />
      <Axonometric facts={facts} />
      <DistanceCompass facts={facts} />
      {createUnitPlans(facts).map((plan) => (
        <UnitPlan key={plan.units.length} plan={plan} />
      ))}
      <CardDrawing facts={facts} />
      <SitePlan facts={findBuilding('lock-yard').facts} />
    </main>,
  );
  const { document } = new JSDOM(html).window;
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const references = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1));
  const descriptions = [...document.querySelectorAll('[aria-describedby]')].map((item) => item.getAttribute('aria-describedby'));
  expect([...references, ...descriptions].filter((id) => !id || !ids.includes(id))).toStrictEqual([]);
  expect(ids.length).toBeGreaterThan(12);
});

test('a drawing is an image with a name and a description', () => {
  const { document } = new JSDOM(
    renderToStaticMarkup(<SitePlan facts={findBuilding('trinity-crossing-2').facts} address="2400 Millers Ferry Road" />),
  ).window;
  const images = [...document.querySelectorAll('svg')];
  expect(images.map((image) => [image.getAttribute('role'), image.getAttribute('aria-label')])).toStrictEqual([
    ['img', 'Site plan'],
    ['img', 'Site plan'],
  ]);
  expect(document.querySelector('desc')?.textContent).toBe(
    'A building 1,690 feet long and 617 feet deep. Column lines 1 to 31 and A to L. Front: 93 dock doors, 2 drive-in doors, a truck court 185 feet deep and 156 trailer stalls. Rear: 93 dock doors, 2 drive-in doors, a truck court 185 feet deep and 156 trailer stalls. Right: 488 car stalls. Millers Ferry Road is on the right side.',
  );
});

test('a card drawing is hidden from assistive technology', () => {
  const { document } = new JSDOM(renderToStaticMarkup(<CardDrawing facts={findBuilding('lock-yard').facts} />)).window;
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a building without facts has no drawings', () => {
  const facts = readBuildingFacts({});
  expect(
    renderToStaticMarkup(
      <>
        <SitePlan facts={facts} />
        <SectionDrawing facts={facts} />
        <Axonometric facts={facts} />
        <DistanceCompass facts={facts} />
        <CardDrawing facts={facts} />
      </>,
    ),
  ).toBe('');
});

test('drawings are small when compressed', () => {
  const some = buildings.filter((_, index) => index % 12 === 0);
  const largest = (render: (facts: (typeof buildings)[number]['facts']) => string) =>
    Math.max(...some.map(({ facts }) => gzipSync(render(facts)).length));
  expect(largest((facts) => renderToStaticMarkup(<SitePlan facts={facts} />))).toBeLessThan(3500);
  expect(largest((facts) => renderToStaticMarkup(<Axonometric facts={facts} />))).toBeLessThan(2600);
  expect(largest((facts) => renderToStaticMarkup(<CardDrawing facts={facts} />))).toBeLessThan(1000);
});
