import { formatArea, formatLength, formatLandArea, type Measurement } from '#lib/format/measure.ts';
import { formatDate } from '#lib/format/date.ts';
import { formatDollars, formatOneDecimal, formatWhole } from '#lib/format/number.ts';

/** A fact as it stands in the list: its name, the value with its unit, and its metric partner or a remark. */
export type Fact = { name: string; value: string; note?: string | undefined };

/** The typed facts of a property, as its fragment asks for them. All of them are optional. */
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

/** The fact a visitor looks for first: what is on offer, else how large the building is. The number stands alone, its units below. */
export function getMainFact({ availableSquareFeet, totalSquareFeet }: PropertyFacts): Fact | null {
  const squareFeet = availableSquareFeet || totalSquareFeet;
  if (!squareFeet) return null;
  return {
    name: availableSquareFeet ? 'Available' : 'Whole building',
    value: formatWhole(squareFeet),
    note: `square feet, ${formatArea(squareFeet).metric}`,
  };
}

/**
 * The other facts in a fixed order, so that two properties can be compared; a fact nobody filled in is left out.
 * @param more the free facts of an editor, which come last
 */
export function listOtherFacts(facts: PropertyFacts, more: readonly { metaTitle: string | null; metaValue: string | null }[] = []): Fact[] {
  const { availableSquareFeet, totalSquareFeet, dockDoors, trailerStalls } = facts;
  const whole = availableSquareFeet && totalSquareFeet !== availableSquareFeet ? totalSquareFeet : null;
  const typed = [
    toMeasureFact('Whole building', whole, formatArea),
    toMeasureFact('Divisible to', facts.divisibleSquareFeet === availableSquareFeet ? null : facts.divisibleSquareFeet, formatArea),
    toMeasureFact('Clear height', facts.clearHeightFeet, formatLength),
    toCountFact('Dock doors', dockDoors),
    toCountFact('Drive-in doors', facts.driveInDoors),
    toCountFact(
      'Trailer stalls',
      trailerStalls,
      trailerStalls && dockDoors ? `${formatOneDecimal(trailerStalls / dockDoors)} for each door` : undefined,
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
          note: `a square foot and year${facts.leaseType ? `, ${facts.leaseType}` : ''}`,
        }
      : toTextFact('Lease', facts.leaseType),
    toDateFact('Available from', facts.availableFrom),
    facts.yearBuilt ? { name: 'Built', value: String(facts.yearBuilt) } : null,
    toTextFact('Submarket', facts.submarket),
  ];
  const known = typed.filter((fact) => fact !== null);
  for (const { metaTitle, metaValue } of more) {
    const same = known.find(({ name }) => name === metaTitle);
    // An editor's remark on a typed fact stands below it, not as a second fact of the same name.
    if (same) same.note = [same.note, metaValue].filter(Boolean).join('; ');
    else if (metaTitle) known.push(...[toTextFact(metaTitle, metaValue)].filter((fact) => fact !== null));
  }
  return known;
}

function toMeasureFact(name: string, value: number | null | undefined, format: (value: number) => Measurement): Fact | null {
  if (!value) return null;
  const { us, metric } = format(value);
  return { name, value: us, note: metric };
}

/** None of something is a fact worth knowing; not filled in is none. */
function toCountFact(name: string, value: number | null | undefined, note?: string): Fact | null {
  return typeof value === 'number' ? { name, value: formatWhole(value), note } : null;
}

function toDateFact(name: string, date: string | null | undefined): Fact | null {
  const value = formatDate(date);
  return value ? { name, value } : null;
}

/** The words up to the first comma or bracket are the value, the rest is remark: “4,000 A, 480 V”, “LI (light industrial, by right)”. */
function toTextFact(name: string, text: string | null | undefined): Fact | null {
  if (!text) return null;
  const [, value = text, note] = /^(.+?)(?:,\s+|\s+(?=\())(.+)$/.exec(text) ?? [];
  return { name, value, note: note?.replaceAll(/[()]/g, '') };
}

export type Distance = { place: string; miles: string; kilometers: string; drive: string };

/** A free fact that says how far something is: “0.6 mi (1.0 km), 2 min”. Such facts stand in a table of their own. */
export function parseDistance({ metaTitle, metaValue }: { metaTitle: string | null; metaValue: string | null }): Distance | null {
  const [, miles, kilometres, drive] = /^([\d.,]+) mi \(([\d.,]+) km\)(?:, (.+))?$/.exec(metaValue ?? '') ?? [];
  return metaTitle && miles && kilometres ? { place: metaTitle, miles, kilometers: kilometres, drive: drive ?? '' } : null;
}
