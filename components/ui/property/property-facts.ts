import { formatArea, formatLength, formatLandArea, type Measurement } from '#lib/format/measure.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatDollars, formatOneDecimal, formatWhole } from '#lib/format/number.ts';

/** A fact as displayed: name, value with unit, and a note with the metric equivalent or a remark. */
export type Fact = { name: string; value: string; note?: string | undefined };

/** The standard facts of a property, as selected by its fragment. All of them are optional. */
export type PropertyFacts = Readonly<
  Partial<
    Record<
      | 'acres'
      | 'askingRent'
      | 'availableSquareFeet'
      | 'carStalls'
      | 'clearHeightFeet'
      | 'buildingLengthFeet'
      | 'divisibleSquareFeet'
      | 'dockDoors'
      | 'driveInDoors'
      | 'officeSquareFeet'
      | 'totalSquareFeet'
      | 'trailerStalls'
      | 'yearBuilt',
      number | null
    > &
      Record<'availableFrom' | 'leaseType' | 'power' | 'sprinklers' | 'submarket' | 'zoning', string | null> & { rail: boolean | null }
  >
>;

/** The fact that visitors look for first: the available area, or the building area if nothing is available. The units are in the note. */
export function getMainFact({ availableSquareFeet, totalSquareFeet }: PropertyFacts): Fact | null {
  const squareFeet = availableSquareFeet || totalSquareFeet;
  if (!squareFeet) return null;
  return {
    name: availableSquareFeet ? 'Available' : 'Building area',
    value: formatWhole(squareFeet),
    note: `square feet, ${formatArea(squareFeet).metric}`,
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
  const standardFacts = [
    toMeasureFact('Building area', buildingArea, formatArea),
    toMeasureFact('Divisible to', facts.divisibleSquareFeet === availableSquareFeet ? null : facts.divisibleSquareFeet, formatArea),
    toMeasureFact('Clear height', facts.clearHeightFeet, formatLength),
    toCountFact('Dock doors', dockDoors),
    toCountFact('Drive-in doors', facts.driveInDoors),
    toCountFact(
      'Trailer stalls',
      trailerStalls,
      trailerStalls && dockDoors ? `${formatOneDecimal(trailerStalls / dockDoors)} per door` : undefined,
    ),
    toCountFact('Car stalls', facts.carStalls),
    toMeasureFact('Length', facts.buildingLengthFeet, formatLength),
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
      : toTextFact('Lease', facts.leaseType && facts.leaseType.charAt(0).toUpperCase() + facts.leaseType.slice(1)),
    toDateFact('Available from', facts.availableFrom),
    facts.yearBuilt ? { name: 'Year built', value: String(facts.yearBuilt) } : null,
    toTextFact('Submarket', facts.submarket),
  ];
  const result = standardFacts.filter((fact) => fact !== null);
  for (const { metaTitle, metaValue } of customFacts) {
    const sameName = result.find(({ name }) => name === metaTitle);
    // A custom fact with the name of a standard fact becomes its note, so that the name is not repeated.
    if (sameName) sameName.note = [sameName.note, metaValue].filter(Boolean).join('; ');
    else if (metaTitle) result.push(...[toTextFact(metaTitle, metaValue)].filter((fact) => fact !== null));
  }
  return result;
}

function toMeasureFact(name: string, value: number | null | undefined, format: (value: number) => Measurement): Fact | null {
  if (!value) return null;
  const { us, metric } = format(value);
  return { name, value: us, note: metric };
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

export type Distance = { place: string; miles: string; kilometers: string; drive: string };

/** Parses a custom fact that is a distance, such as “0.6 mi (1.0 km), 2 min”. Distances are shown in a separate table. */
export function parseDistance({ metaTitle, metaValue }: { metaTitle: string | null; metaValue: string | null }): Distance | null {
  const [, miles, kilometers, drive] = /^([\d.,]+) mi \(([\d.,]+) km\)(?:, (.+))?$/.exec(metaValue ?? '') ?? [];
  return metaTitle && miles && kilometers ? { place: metaTitle, miles, kilometers, drive: drive ?? '' } : null;
}
