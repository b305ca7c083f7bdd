import type { Fact } from '#components/ui/numbers/FactGrid.tsx';
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { formatArea, formatLength, formatLandArea, type Measurement, toSquareMeters } from '#lib/format/measure.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatDollars, formatOneDecimal, formatWhole } from '#lib/format/number.ts';

type Optional<T> = { readonly [Key in keyof T]?: T[Key] | null | undefined };

/** What is at one side of the building on one floor. */
type Side = Optional<{ floor: number; truckCourtFeet: number; dockDoors: number }>;

/** The standard facts of a property, as selected by its fragment. All of them are optional. */
export type PropertyFacts = Optional<{
  acres: number;
  acquiredOn: string;
  askingRent: number;
  availableFrom: string;
  /** Day on which the facts were checked. */
  availabilityUpdated: string;
  availableSquareFeet: number;
  buildingDepthFeet: number;
  buildingLengthFeet: number;
  carStalls: number;
  clearHeightFeet: number;
  columnSpacingDepthFeet: number;
  columnSpacingLengthFeet: number;
  divisibleSquareFeet: number;
  dockDoors: number;
  driveInDoors: number;
  floors: number;
  leaseType: string;
  officeSquareFeet: number;
  power: string;
  rail: boolean;
  refrigeratedSquareFeet: number;
  sides: readonly Side[];
  speedBayFeet: number;
  sprinklers: string;
  submarket: string;
  totalSquareFeet: number;
  trailerStalls: number;
  vanStalls: number;
  yearBuilt: number;
  zoning: string;
}>;

/** The fact that visitors look for first: the available area, or the building area if nothing is available. */
export function getMainFact({ availableSquareFeet, totalSquareFeet }: PropertyFacts): Fact | null {
  const squareFeet = availableSquareFeet || totalSquareFeet;
  if (!squareFeet) return null;
  return {
    name: availableSquareFeet ? 'Available' : 'Building area',
    value: formatWhole(squareFeet),
    unit: 'square feet',
    metric: { value: formatWhole(toSquareMeters(squareFeet)), unit: 'm²' },
  };
}

/**
 * The other facts in a fixed order, so that properties can be compared. Missing facts are left out.
 * @param customFacts Facts with names from editors. They come last.
 */
export function listOtherFacts(
  facts: PropertyFacts,
  customFacts: readonly { metaTitle: string | null; metaValue: string | null }[] = [],
): Fact[] {
  const { availableSquareFeet, totalSquareFeet, dockDoors, trailerStalls } = facts;
  const buildingArea = availableSquareFeet && totalSquareFeet !== availableSquareFeet ? totalSquareFeet : null;
  // Nothing of a leased building can be divided.
  const divisible = availableSquareFeet === 0 ? null : facts.divisibleSquareFeet;
  const standardFacts = [
    toMeasureFact('Building area', buildingArea, formatArea),
    toMeasureFact('Divisible to', (divisible ?? 0) < (availableSquareFeet ?? totalSquareFeet ?? Infinity) ? divisible : null, formatArea),
    toMeasureFact('Clear height', facts.clearHeightFeet, formatLength),
    toCountFact('Dock doors', dockDoors, describeSides(facts)),
    toCountFact('Drive-in doors', facts.driveInDoors),
    toCountFact(
      'Trailer stalls',
      trailerStalls,
      trailerStalls && dockDoors ? `${formatOneDecimal(trailerStalls / dockDoors)} per dock door` : undefined,
    ),
    toCountFact('Car stalls', facts.carStalls),
    facts.vanStalls ? toCountFact('Van stalls', facts.vanStalls) : null,
    toSizeFact('Typical bay', facts.columnSpacingLengthFeet, facts.columnSpacingDepthFeet, facts.speedBayFeet),
    toTruckCourtFact(facts.sides ?? []),
    facts.buildingDepthFeet
      ? toSizeFact('Building size', facts.buildingLengthFeet, facts.buildingDepthFeet)
      : toMeasureFact('Length', facts.buildingLengthFeet, formatLength),
    facts.floors && facts.floors > 1 ? toCountFact('Floors', facts.floors) : null,
    toMeasureFact('Refrigerated', facts.refrigeratedSquareFeet, formatArea),
    toMeasureFact('Office', facts.officeSquareFeet, formatArea),
    toMeasureFact('Site', facts.acres, formatLandArea),
    toTextFact('Power', facts.power),
    toTextFact('Sprinklers', facts.sprinklers),
    facts.rail ? { name: 'Rail', value: 'Served' } : null,
    toTextFact('Zoning', facts.zoning),
    facts.askingRent
      ? {
          name: 'Asking rent',
          value: formatDollars(facts.askingRent),
          note: `per square foot per year${facts.leaseType ? `, ${facts.leaseType}` : ''}`,
        }
      : toTextFact('Lease type', facts.leaseType && toUpperFirst(facts.leaseType)),
    toDateFact('Available from', facts.availableFrom),
    toYearFact(facts),
    toTextFact('Submarket', facts.submarket),
  ];
  const result = standardFacts.filter((fact) => fact !== null);
  for (const { metaTitle, metaValue } of customFacts) {
    const sameName = result.find(({ name }) => name === metaTitle || name === `${metaTitle}s`);
    // A custom fact with the name of a standard fact becomes its note, so that the name is not repeated.
    if (sameName) sameName.note = joinNotes(sameName.note, metaValue);
    else if (metaTitle) result.push(...[toTextFact(metaTitle, metaValue)].filter((fact) => fact !== null));
  }
  return result;
}

/** The editor's remark replaces a note that it contains: “9 by 10 ft, 93 on each side” says more than “93 on each side”. */
function joinNotes(note: string | null | undefined, text: string | null): string {
  // A note is not the beginning of a sentence. Abbreviations keep their capitals.
  const remark = text?.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  if (!note || remark?.includes(note)) return remark ?? '';
  return [note, remark].filter(Boolean).join('; ');
}

function toMeasureFact(name: string, value: number | null | undefined, format: (value: number) => Measurement): Fact | null {
  if (!value) return null;
  const { us, metric } = format(value);
  return { name, value: us, metric: { value: metric } };
}

/** Formats two lengths as `56 × 60 ft`, `17.1 × 18.3 m`, and the depth of the bay behind the doors as a note. */
function toSizeFact(name: string, length?: number | null, depth?: number | null, speedBay?: number | null): Fact | null {
  if (!length || !depth) return null;
  const [along, across] = [formatLength(length), formatLength(depth)];
  return {
    name,
    value: `${along.us.replace(' ft', '')} × ${across.us}`,
    metric: { value: `${along.metric.replace(' m', '')} × ${across.metric}` },
    note: speedBay ? `speed bay ${formatLength(speedBay).us} (${formatLength(speedBay).metric})` : undefined,
  };
}

/** The depths of the truck courts, the largest first. */
function toTruckCourtFact(sides: readonly Side[]): Fact | null {
  const courts = sides.flatMap(({ truckCourtFeet }) => truckCourtFeet || []);
  const depths = [...new Set(courts)].toSorted((a, b) => b - a);
  const [depth, ...others] = depths;
  if (depth === undefined) return null;
  if (others.length === 0) return toMeasureFact(courts.length > 1 ? 'Truck courts' : 'Truck court', depth, formatLength);
  return {
    name: 'Truck courts',
    value: `${depths.map(formatWhole).join(' and ')} ft`,
    metric: { value: `${depths.map((feet) => formatLength(feet).metric.replace(' m', '')).join(' and ')} m` },
  };
}

/** `93 on each side`, if two sides of a single floor have the same number of doors. */
function describeSides({ sides, floors }: PropertyFacts): string | undefined {
  const counts = (sides ?? []).flatMap(({ dockDoors }) => dockDoors || []);
  const isEven = counts.length === 2 && counts[0] === counts[1] && (floors ?? 1) === 1;
  return isEven && counts[0] ? `${formatWhole(counts[0])} on each side` : undefined;
}

/** The year of completion, under a name that says whether it is in the past. */
function toYearFact({ yearBuilt, acquiredOn, availabilityUpdated }: PropertyFacts): Fact | null {
  if (!yearBuilt) return null;
  if (yearBuilt > Number(availabilityUpdated?.slice(0, 4) ?? Infinity)) return { name: 'Completion', value: String(yearBuilt) };
  const acquiredIn = acquiredOn?.slice(0, 4);
  return { name: 'Year built', value: String(yearBuilt), note: acquiredIn ? `acquired in ${acquiredIn}` : undefined };
}

/** A count of zero is a fact; a missing count is not. */
function toCountFact(name: string, value: number | null | undefined, note?: string): Fact | null {
  return typeof value === 'number' ? { name, value: formatWhole(value), note } : null;
}

function toDateFact(name: string, date: string | null | undefined): Fact | null {
  const value = formatDate(date);
  return value ? { name, value } : null;
}

/** Splits the text at the first comma or parenthesis into value and note: “4,000 A, 480 V”, “LI (light industrial, by right)”. */
function toTextFact(name: string, text: string | null | undefined): Fact | null {
  if (!text) return null;
  const [, value = text, note] = /^(.+?)(?:,\s+|\s+(?=\())(.+)$/.exec(text) ?? [];
  return { name, value, note: note?.replaceAll(/[()]/g, '') };
}
