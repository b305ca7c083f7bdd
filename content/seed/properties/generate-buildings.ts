/**
 * Generates the buildings that are not handwritten, from each market's parks, so that the number of buildings and their square feet add up to
 * the market's totals. The facts of a building are pseudorandom but depend only on its name.
 */
import { marketFacts } from '../places/markets.ts';
import { stateNames, type MarketFacts, type Park } from '../places/market-facts.ts';
import { createSeededRandom, pickItem } from '../seeded-random.ts';
import { handwrittenBuildings } from './handwritten-buildings.ts';
import { getNeededAcres } from './building-layout.ts';
import type { Building, BuildingType } from './building.ts';

/** Relative sizes, used in turn, so that each market has one large building and several small ones. */
const sizeWeights = [3.4, 0.9, 1.6, 0.6, 2.2, 1.1, 0.7, 1.8] as const;

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
/** Square feet per dock door. */
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

/** Returns building sizes that add up to the market's square feet minus those of its handwritten buildings. */
function getBuildingSizes(market: MarketFacts): number[] {
  const handwrittenInMarket = handwrittenBuildings.filter((building) => building.market === market.slug);
  const count = market.buildings - handwrittenInMarket.length;
  const remainingSquareFeet = market.squareFeet - handwrittenInMarket.reduce((sum, building) => sum + building.totalSquareFeet, 0);
  const weights = Array.from(
    { length: count },
    (_, index) => (sizeWeights[index % sizeWeights.length] ?? 1) * (0.9 + 0.2 * createSeededRandom(`${market.slug} ${index}`)()),
  );
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = weights.map((weight) => roundToHundred((remainingSquareFeet * weight) / totalWeight));
  sizes[0] = (sizes[0] ?? 0) + remainingSquareFeet - sizes.reduce((sum, area) => sum + area, 0);
  return sizes;
}

function takeBuildingName(park: Park, takenNames: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `${park.name} ${number}`;
    if (!takenNames.has(name)) {
      takenNames.add(name);
      return name;
    }
  }
}

function generateBuilding(market: MarketFacts, park: Park, name: string, total: number): Building {
  const random = createSeededRandom(name);
  const type = getBuildingType(total, random(), market);
  const built = type === 'Light industrial' || random() < 0.3 ? 1972 + Math.floor(random() * 34) : 2007 + Math.floor(random() * 18);
  const depth = (typicalDepths[type] ?? 300) * (0.88 + 0.24 * random());
  const docks = Math.max(4, Math.round(total / ((squareFeetPerDoor[type] ?? 6000) * (0.9 + 0.25 * random()))));
  const number = Number(/\d+$/.exec(name)?.[0] ?? 1);
  const building: Building = {
    slug: toBuildingSlug(name),
    name,
    market: market.slug,
    street: `${300 + Math.floor(random() * 80) * 100 + number * 20} ${park.street}`,
    cityLine: `${park.city}, ${park.state} ${park.zip}`,
    city: `${park.city}, ${stateNames[park.state] ?? park.state}`,
    submarket: park.submarket,
    status: 'leased',
    type,
    availableSquareFeet: 0,
    totalSquareFeet: total,
    divisibleSquareFeet: roundToHundred(total / (total > 300_000 ? 3 : total > 120_000 ? 2 : 1)),
    lengthFeet: Math.round(total / depth),
    clearHeightFeet: getClearHeight(type, built, total),
    dockDoors: docks,
    driveInDoors: type === 'Last mile' ? 8 : type === 'Light industrial' ? 6 : Math.max(1, Math.round(docks / 28)),
    trailerStalls: type === 'Last mile' || type === 'Light industrial' ? Math.round(docks * 0.6) : Math.round(docks * (1.2 + random())),
    carStalls: Math.round(total / (type === 'Last mile' ? 620 : 1500) / 2) * 2,
    officeSquareFeet: roundToHundred(total * (type === 'Light industrial' ? 0.12 : type === 'Last mile' ? 0.05 : 0.014 + 0.016 * random())),
    acres: Math.round((total / 43_560 / (0.36 + 0.1 * random())) * 10) / 10,
    yearBuilt: built,
    power:
      type === 'Cold storage'
        ? '6,000 A, 480 V'
        : `${total > 400_000 ? '4,000' : total > 200_000 ? '3,000' : total > 100_000 ? '2,000' : '1,200'} A, 480 V`,
    rail: random() > 0.9 && total > 150_000,
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
    askingRent: null,
    availableFrom: null,
    latitude: Math.round((park.latitude + 0.0031 * (number - 1) * (random() > 0.5 ? 1 : -1)) * 10_000) / 10_000,
    longitude: Math.round((park.longitude + 0.0052 * (number - 1)) * 10_000) / 10_000,
    details: [
      ['Slab', built >= 2010 ? '7 in, 4,000 psi' : '6 in, 3,500 psi'],
      ['Roof', built >= 2021 ? 'Solar-ready TPO, 25-year warranty' : 'TPO, inspected twice a year'],
    ],
    ...drawDates(random),
    ...(type === 'Last mile' && { vanStalls: Math.round(total / 1800) }),
  };
  return { ...building, acres: Math.max(building.acres, getNeededAcres(building)) };
}

function drawDates(random: () => number): Pick<Building, 'availabilityCheckedOn' | 'published'> {
  // Four numbers are not used anymore. Without them, the dates of all buildings, and with them the order of lists, would change.
  for (let skipped = 0; skipped < 4; skipped += 1) random();
  return {
    availabilityCheckedOn: `2026-11-${String(9 + Math.floor(random() * 9)).padStart(2, '0')}`,
    published: `${2020 + Math.floor(random() * 6)}-${String(1 + Math.floor(random() * 12)).padStart(2, '0')}-${String(2 + Math.floor(random() * 26)).padStart(2, '0')}T09:00:00`,
  };
}

/** Makes a share of the building available now, or all of it at a later date. Buildings under 60,000 square feet are always offered whole. */
function addOffer(building: Building, market: MarketFacts, status: 'available-now' | 'available-later'): Building {
  const random = createSeededRandom(`${building.name} offer`);
  const isWholeBuilding = status === 'available-later' || building.totalSquareFeet < 60_000;
  const availableSquareFeet = isWholeBuilding
    ? building.totalSquareFeet
    : roundToHundred(Math.max(14_000, building.totalSquareFeet * (0.109 + 0.154 * random())));
  const from =
    status === 'available-now'
      ? pickItem(['2026-10-01', '2026-11-01', '2026-09-01'], random())
      : pickItem(['2027-02-01', '2027-04-01', '2027-05-01'], random());
  const rent = Math.round(market.rent * (rentFactors[building.type] ?? 1) * (0.95 + 0.1 * random()) * 20) / 20;
  return {
    ...building,
    status,
    availableSquareFeet,
    divisibleSquareFeet: Math.min(availableSquareFeet, building.divisibleSquareFeet),
    availableFrom: from,
    askingRent: rent,
    published: `2026-${String(6 + Math.floor(random() * 5)).padStart(2, '0')}-${String(3 + Math.floor(random() * 24)).padStart(2, '0')}T09:00:00`,
  };
}

function addLease(building: Building): Building {
  const random = createSeededRandom(`${building.name} lease`);
  const tenants =
    building.type === 'Light industrial'
      ? 3 + Math.floor(random() * 4)
      : building.totalSquareFeet > 250_000
        ? 1 + Math.floor(random() * 2)
        : 1 + Math.floor(random() * 3);
  const tenantText =
    ['no tenant', 'one tenant', 'two tenants', 'three tenants', 'four tenants', 'five tenants', 'six tenants'][tenants] ??
    `${tenants} tenants`;
  return {
    ...building,
    divisibleSquareFeet: Math.min(building.divisibleSquareFeet, roundToHundred(building.totalSquareFeet / tenants)),
    details: [['Lease', `Leased through ${2028 + Math.floor(random() * 9)}, ${tenantText}`], ...building.details],
  };
}

/** Generated buildings that were bought recently, with buildings that are handwritten. */
const acquisitionDates: Readonly<Record<string, string>> = { 'Harbor Gate 3': '2026-10-14', 'Harbor Gate 4': '2026-10-14' };

function generateMarketBuildings(market: MarketFacts): Building[] {
  const takenNames = new Set(handwrittenBuildings.map(({ name }) => name));
  const buildings = getBuildingSizes(market).map((total, index) => {
    const park = market.parks[index % market.parks.length];
    if (!park) throw new Error(`The market ${market.name} has no parks.`);
    const name = takeBuildingName(park, takenNames);
    const acquiredOn = acquisitionDates[name];
    return { ...generateBuilding(market, park, name, total), ...(acquiredOn !== undefined && { acquiredOn }) };
  });
  // The preferred size differs by market, so that a search by size finds available space of every size.
  const preferredSize = pickItem([60_000, 100_000, 150_000, 220_000, 340_000], createSeededRandom(`${market.slug} open`)());
  const bySize = buildings.toSorted((a, b) => Math.abs(a.totalSquareFeet - preferredSize) - Math.abs(b.totalSquareFeet - preferredSize));
  const availableNow = new Set(bySize.slice(0, market.availableNowCount));
  const availableLater = new Set(bySize.slice(market.availableNowCount, market.availableNowCount + market.availableLaterCount));
  return buildings.map((item) =>
    availableNow.has(item)
      ? addOffer(item, market, 'available-now')
      : availableLater.has(item)
        ? addOffer(item, market, 'available-later')
        : addLease(item),
  );
}

/** Number of dock doors in the whole portfolio, as stated on the site. */
export const DOCK_DOORS = 9870;

/** Adds or removes one door per building, largest buildings first, until the portfolio has exactly DOCK_DOORS doors. */
function adjustDockDoors(buildings: readonly Building[]): Building[] {
  const currentTotal = [...handwrittenBuildings, ...buildings].reduce((sum, item) => sum + item.dockDoors, 0);
  const step = Math.sign(DOCK_DOORS - currentTotal);
  const adjusted = new Set(
    buildings.toSorted((a, b) => b.totalSquareFeet - a.totalSquareFeet).slice(0, Math.abs(DOCK_DOORS - currentTotal)),
  );
  return buildings.map((item) => (adjusted.has(item) ? { ...item, dockDoors: item.dockDoors + step } : item));
}

export const generatedBuildings: readonly Building[] = adjustDockDoors(marketFacts.flatMap(generateMarketBuildings));
