/**
 * The rest of the portfolio: buildings that no page names, composed from each market's parks so that a market's buildings and square feet are
 * what the market says of itself. Nothing here is drawn by chance: a building's facts follow from its name.
 */
import { marketFacts } from '../places/markets.ts';
import { stateNames, type MarketFacts, type Park } from '../places/market-facts.ts';
import { createSeededRandom, pickItem } from '../seeded-random.ts';
import { handwrittenBuildings } from './handwritten-buildings.ts';
import type { Building, BuildingType } from './building.ts';

/** Sizes relative to one another; taken in turn, so that a market has one large building and several small ones. */
const sizeWeights = [3.4, 0.9, 1.6, 0.6, 2.2, 1.1, 0.7, 1.8] as const;

const exteriorPictures: Readonly<Record<BuildingType, readonly string[]>> = {
  'Cross-dock': ['ext-cross-dock', 'hero-dawn-park', 'hero-dusk-docks'],
  'Rear-load': ['ext-frontal-fins', 'ext-dock-row', 'ext-corner-glass', 'ext-dusk-entrance', 'ba-brownfield-after', 'hero-interchange'],
  'Last mile': ['ext-lastmile-vans', 'ext-urban-infill'],
  'Cold storage': ['ext-cold-storage'],
  'Light industrial': ['ext-sawtooth', 'ext-timber-grove', 'ba-upgrade-after'],
  Multistory: ['ext-multistorey-ramp'],
  'Data centre': ['ext-data-centre'],
  'Trailer yard': ['abs-trailers'],
};
const interiorPictures: Readonly<Record<BuildingType, readonly string[]>> = {
  'Cross-dock': ['int-dock-staging', 'int-sort', 'int-shell'],
  'Rear-load': ['int-racking', 'int-shell', 'int-dock-staging'],
  'Last mile': ['int-sort', 'sus-ev-trucks', 'int-dock-staging'],
  'Cold storage': ['int-racking', 'int-dock-staging', 'com-lobby'],
  'Light industrial': ['com-lobby', 'int-shell', 'com-break-garden'],
  Multistory: ['com-roof-terrace', 'int-sort', 'com-lobby'],
  'Data centre': ['com-lobby', 'abs-panels', 'com-roof-terrace'],
  'Trailer yard': ['sus-ev-trucks', 'ext-dock-row', 'abs-trailers'],
};
const amenityPictures = ['sus-rooftop-solar', 'com-break-garden', 'ext-dock-row', 'sus-wetland', 'com-lobby', 'com-roof-terrace'] as const;

function getBuildingType(total: number, draw: number, market: MarketFacts): BuildingType {
  if (total >= 420_000) return 'Cross-dock';
  if (total >= 150_000) return draw > 0.94 && market.region !== 'texas' ? 'Cold storage' : 'Rear-load';
  if (total >= 90_000) return draw > 0.55 ? 'Last mile' : 'Rear-load';
  return draw > 0.45 ? 'Light industrial' : 'Last mile';
}

function getClearHeight(type: BuildingType, built: number, total: number): number {
  if (type === 'Cold storage') return 44;
  if (type === 'Last mile') return built >= 2015 ? 28 : 24;
  if (type === 'Light industrial') return built >= 2010 ? 28 : 22;
  if (built >= 2018) return total >= 400_000 ? 40 : 36;
  return built >= 2006 ? 32 : 28;
}

const typicalDepths: Readonly<Partial<Record<BuildingType, number>>> = {
  'Cross-dock': 440,
  'Rear-load': 266.5,
  'Last mile': 172,
  'Cold storage': 290,
  'Light industrial': 148,
};
/** Square feet to one dock door. */
const squareFeetPerDoor: Readonly<Partial<Record<BuildingType, number>>> = {
  'Cross-dock': 6050,
  'Rear-load': 6900,
  'Last mile': 4550,
  'Cold storage': 6700,
  'Light industrial': 9600,
};
const rentFactors: Readonly<Partial<Record<BuildingType, number>>> = {
  'Cross-dock': 0.92,
  'Rear-load': 1,
  'Last mile': 1.3,
  'Cold storage': 1.9,
  'Light industrial': 1.2,
};

const roundToHundred = (value: number) => Math.round(value / 100) * 100;
const toBuildingSlug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Whole-building sizes that add up to what the market has left after its named buildings. */
function getBuildingSizes(market: MarketFacts): number[] {
  const known = handwrittenBuildings.filter((building) => building.market === market.slug);
  const count = market.buildings - known.length;
  const left = market.squareFeet - known.reduce((sum, building) => sum + building.total, 0);
  const weights = Array.from(
    { length: count },
    (_, index) => (sizeWeights[index % sizeWeights.length] ?? 1) * (0.9 + 0.2 * createSeededRandom(`${market.slug} ${index}`)()),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const areas = weights.map((weight) => roundToHundred((left * weight) / whole));
  areas[0] = (areas[0] ?? 0) + left - areas.reduce((sum, area) => sum + area, 0);
  return areas;
}

function takeBuildingName(park: Park, taken: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `${park.name} ${number}`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
}

function generateBuilding(market: MarketFacts, park: Park, name: string, total: number): Building {
  const draw = createSeededRandom(name);
  const type = getBuildingType(total, draw(), market);
  const built = type === 'Light industrial' || draw() < 0.3 ? 1972 + Math.floor(draw() * 34) : 2007 + Math.floor(draw() * 18);
  const depth = (typicalDepths[type] ?? 300) * (0.88 + 0.24 * draw());
  const docks = Math.max(4, Math.round(total / ((squareFeetPerDoor[type] ?? 6000) * (0.9 + 0.25 * draw()))));
  const number = Number(/\d+$/.exec(name)?.[0] ?? 1);
  return {
    slug: toBuildingSlug(name),
    name,
    market: market.slug,
    street: `${300 + Math.floor(draw() * 80) * 100 + number * 20} ${park.street}`,
    place: `${park.city}, ${park.state} ${park.zip}`,
    city: `${park.city}, ${stateNames[park.state] ?? park.state}`,
    submarket: park.submarket,
    status: 'leased',
    type,
    available: 0,
    total,
    divisible: roundToHundred(total / (total > 300_000 ? 3 : total > 120_000 ? 2 : 1)),
    length: Math.round(total / depth),
    clear: getClearHeight(type, built, total),
    docks,
    driveIns: type === 'Last mile' ? 8 : type === 'Light industrial' ? 6 : Math.max(1, Math.round(docks / 28)),
    trailers: type === 'Last mile' || type === 'Light industrial' ? Math.round(docks * 0.6) : Math.round(docks * (1.2 + draw())),
    cars: Math.round(total / (type === 'Last mile' ? 620 : 1500) / 2) * 2,
    office: roundToHundred(total * (type === 'Light industrial' ? 0.12 : type === 'Last mile' ? 0.05 : 0.014 + 0.016 * draw())),
    acres: Math.round((total / 43_560 / (0.36 + 0.1 * draw())) * 10) / 10,
    built,
    power:
      type === 'Cold storage'
        ? '6,000 A, 480 V'
        : `${total > 400_000 ? '4,000' : total > 200_000 ? '3,000' : total > 100_000 ? '2,000' : '1,200'} A, 480 V`,
    rail: draw() > 0.9 && total > 150_000,
    sprinklers:
      type === 'Cold storage'
        ? 'In-rack, dry'
        : built >= 2018
          ? 'ESFR, K-25 heads'
          : built >= 1998
            ? 'ESFR, K-14 heads'
            : '.45 over 3,000 sq ft',
    zoning: park.zoning,
    leaseType: type === 'Light industrial' && built < 2000 ? 'modified gross' : 'triple net',
    rent: null,
    from: null,
    latitude: Math.round((park.latitude + 0.0031 * (number - 1) * (draw() > 0.5 ? 1 : -1)) * 10_000) / 10_000,
    longitude: Math.round((park.longitude + 0.0052 * (number - 1)) * 10_000) / 10_000,
    picture: pickItem(exteriorPictures[type], draw()),
    gallery: [
      ...new Set([pickItem(interiorPictures[type], draw()), pickItem(interiorPictures[type], draw()), pickItem(amenityPictures, draw())]),
    ],
    more: [
      ['Typical bay', built >= 2015 ? '54 × 50 ft, speed bay 60 ft' : built >= 2000 ? '50 × 48 ft' : '40 × 40 ft'],
      ['Truck court', type === 'Last mile' ? '120 ft (37 m)' : built >= 2010 ? '185 ft (56 m)' : '135 ft (41 m)'],
      ['Slab', built >= 2010 ? '7 in, 4,000 psi' : '6 in, 3,500 psi'],
      ['Roof', built >= 2021 ? 'Built for panels, TPO, 25-year warranty' : 'TPO, inspected twice a year'],
    ],
    checked: `2026-11-${String(9 + Math.floor(draw() * 9)).padStart(2, '0')}`,
    published: `${2020 + Math.floor(draw() * 6)}-${String(1 + Math.floor(draw() * 12)).padStart(2, '0')}-${String(2 + Math.floor(draw() * 26)).padStart(2, '0')}T09:00:00`,
  };
}

/** With a share of the building on offer today or later. Wholly new buildings are offered whole. */
function addOffer(leased: Building, market: MarketFacts, when: 'available-now' | 'available-later'): Building {
  const draw = createSeededRandom(`${leased.name} offer`);
  const whole = when === 'available-later' || leased.total < 60_000;
  const unit = whole ? leased.total : roundToHundred(Math.max(14_000, leased.total * (0.109 + 0.154 * draw())));
  const from =
    when === 'available-now'
      ? pickItem(['2026-10-01', '2026-11-01', '2026-12-01'], draw())
      : pickItem(['2027-02-01', '2027-04-01', '2027-05-01'], draw());
  const rent = Math.round(market.rent * (rentFactors[leased.type] ?? 1) * (0.95 + 0.1 * draw()) * 20) / 20;
  return {
    ...leased,
    status: when,
    available: unit,
    divisible: Math.min(unit, leased.divisible),
    from,
    rent,
    published: `2026-${String(6 + Math.floor(draw() * 5)).padStart(2, '0')}-${String(3 + Math.floor(draw() * 24)).padStart(2, '0')}T09:00:00`,
  };
}

function addLease(leased: Building): Building {
  const draw = createSeededRandom(`${leased.name} lease`);
  const tenants =
    leased.type === 'Light industrial'
      ? 3 + Math.floor(draw() * 4)
      : leased.total > 250_000
        ? 1 + Math.floor(draw() * 2)
        : 1 + Math.floor(draw() * 3);
  const spelled =
    ['no tenant', 'one tenant', 'two tenants', 'three tenants', 'four tenants', 'five tenants', 'six tenants'][tenants] ??
    `${tenants} tenants`;
  return { ...leased, more: [['Lease', `Leased to ${2028 + Math.floor(draw() * 9)}, ${spelled}`], ...leased.more] };
}

function generateMarketBuildings(market: MarketFacts): Building[] {
  const taken = new Set(handwrittenBuildings.map((known) => known.name));
  const buildings = getBuildingSizes(market).map((total, index) => {
    const park = market.parks[index % market.parks.length];
    if (!park) throw new Error(`${market.name} has no park`);
    return generateBuilding(market, park, takeBuildingName(park, taken), total);
  });
  // Each market has its space in another size, so that a search finds something of every size.
  const wanted = pickItem([60_000, 100_000, 150_000, 220_000, 340_000], createSeededRandom(`${market.slug} open`)());
  const bySize = buildings.toSorted((a, b) => Math.abs(a.total - wanted) - Math.abs(b.total - wanted));
  const now = new Set(bySize.slice(0, market.open));
  const later = new Set(bySize.slice(market.open, market.open + market.later));
  return buildings.map((item) =>
    now.has(item) ? addOffer(item, market, 'available-now') : later.has(item) ? addOffer(item, market, 'available-later') : addLease(item),
  );
}

/** What the company says it has counted on every building it owns. */
export const DOCK_DOORS = 9870;

/** Adds or takes single doors, largest buildings first, until the portfolio has as many as were counted. */
function adjustDockDoors(buildings: readonly Building[]): Building[] {
  const counted = [...handwrittenBuildings, ...buildings].reduce((sum, item) => sum + item.docks, 0);
  const step = Math.sign(DOCK_DOORS - counted);
  const changed = new Set(buildings.toSorted((a, b) => b.total - a.total).slice(0, Math.abs(DOCK_DOORS - counted)));
  return buildings.map((item) => (changed.has(item) ? { ...item, docks: item.docks + step } : item));
}

export const generatedBuildings: readonly Building[] = adjustDockDoors(marketFacts.flatMap(generateMarketBuildings));
