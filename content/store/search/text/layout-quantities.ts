/** Finds truck courts, column spacing, parking, megawatts and superlatives in search text. */
import {
  AT_LEAST,
  FEET,
  formatQuantity as format,
  type Groups,
  NEXT_NUMBER,
  NUMBER,
  type Quantity,
  type Rule,
  rule,
  toCount,
  toNumber,
} from './quantity-syntax.ts';

/** Depths and distances outside of these ranges are something else. */
const COURTS = { min: 40, max: 500 } as const;
const SPACINGS = { min: 15, max: 200 } as const;

/** A number behind a noun: "docks: 40", but not that of "docks 40 ft clear". */
const NUMBER_BEHIND = String.raw`(?:\s(?:of|for|with))?\s?[:\s]\s?(?:${AT_LEAST}\s?)?${NUMBER}(?![\d,.]*\d|\s?(?:k\b|thousand|m\b|mm\b|mil|s\.?f|sq|ft|feet|foot|'|clear|acres?|amps?|a\b|mw|%|\/|-))\s?\+?`;

function toFeet(
  name: 'truckCourtFeet' | 'columnSpacingFeet',
  unit: string,
  value: number,
  range: { min: number; max: number },
): Omit<Quantity, 'text'> | null {
  if (value < range.min || value > range.max) return null;
  return { kind: 'fact', label: `${unit} of at least ${format(value)} ft`, facts: { [name]: { min: value } } };
}

const toCourt = ([whole, decimals]: Groups) => toFeet('truckCourtFeet', 'truck court', toNumber(whole, decimals), COURTS);
const toCarStalls = ([number]: Groups) => toCount('carStalls', 'car stalls', toNumber(number));
const toTrailerStalls = ([number]: Groups) => toCount('trailerStalls', 'trailer stalls', toNumber(number));
const toDockDoors = ([number]: Groups) => toCount('dockDoors', 'dock doors', toNumber(number));

/** "50 x 60": the wider spacing decides. */
const toSpacing = ([a, aDecimals, b, bDecimals]: Groups) =>
  toFeet('columnSpacingFeet', 'column spacing', Math.max(toNumber(a, aDecimals), b === undefined ? 0 : toNumber(b, bDecimals)), SPACINGS);

const SPACING = String.raw`${NUMBER}\s?${FEET}?(?:\s?(?:x|×|by)\s?${NEXT_NUMBER}\s?${FEET}?)?`;
const STALLS = String.raw`(?:stalls?|spaces?|spots?|parking)`;

export const layoutRules: readonly Rule[] = [
  rule(
    String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?${FEET}?\s?\+?[\s-]?(?:deep\s)?(?:truck\s?courts?|court depth|apron)\b(?:\sdepth)?`,
    toCourt,
  ),
  rule(String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?${FEET}\s?\+?[\s-]?(?:deep\s)?courts?\b`, toCourt),
  rule(
    String.raw`\b(?:truck\s?courts?|court\sdepth)(?:\s(?:depth|of|that is|with))*\s?:?\s?(?:${AT_LEAST}\s?)?${NUMBER}\s?${FEET}?\+?(?:\sdeep\b)?`,
    toCourt,
  ),
  rule(
    String.raw`(?:${AT_LEAST}\s?)?${SPACING}\s?\+?[\s-]?(?:columns?(?:\s(?:spacing|spans?|bays?|grid))?|bay spacing|spacing)\b`,
    toSpacing,
  ),
  rule(String.raw`${NUMBER}\s?${FEET}?\s?(?:x|×|by)\s?${NEXT_NUMBER}\s?${FEET}?\s(?:typical\s)?bays?\b`, toSpacing),
  rule(String.raw`\b(?:columns?(?:\s(?:spacing|spans?|grid))?|bay spacing)(?:\sof)?\s?:?\s?(?:${AT_LEAST}\s?)?${SPACING}\+?`, toSpacing),
  rule(String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?\s?(?:car|auto|employee|passenger)s?\s${STALLS}(?:\s${STALLS})?`, toCarStalls),
  rule(String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?\sparking\b(?:\s(?:stalls?|spaces?|spots?))?`, toCarStalls),
  rule(String.raw`\bparking(?:\sfor)?\s(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?\s(?:cars?|vehicles?|employees?|people)\b`, toCarStalls),
  rule(String.raw`\b(?:car|auto|employee)\s${STALLS}${NUMBER_BEHIND}(?:\s?(?:cars?|${STALLS}))?`, toCarStalls),
  rule(String.raw`\btrailer\s(?:${STALLS}|storage|positions?)${NUMBER_BEHIND}(?:\s?(?:trailers?|positions?|${STALLS}))?`, toTrailerStalls),
  // Stalls of no other kind are trailer stalls: "trailer parking dallas 200 stalls".
  rule(String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?\sstalls\b`, toTrailerStalls),
  rule(String.raw`\b(?:loading\s)?(?:dock(?:[\s-]high)?\sdoors?|loading docks?|docks)${NUMBER_BEHIND}`, toDockDoors),
  rule(String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?\s?(?:mw|megawatts?)\b(?:\s(?:of\s)?(?:critical\s)?power\b)?`, ([n, decimals]) => {
    const megawatts = toNumber(n, decimals);
    return megawatts > 0 && megawatts < 10_000
      ? { kind: 'fact', label: `at least ${megawatts} MW`, facts: { powerMegawatts: { min: megawatts } } }
      : null;
  }),
  rule(String.raw`\b(?:(?:lowest|cheapest|least expensive)(?:\sasking)?(?:\s(?:rents?|rates?|prices?))?|low rents?)\b`, () => ({
    kind: 'fact',
    label: 'published rent, lowest first',
    facts: { askingRent: { min: 0.01 } },
    order: 'rent',
  })),
  rule(String.raw`\b(?:largest|biggest)(?:\s(?:space|building|warehouse|unit)s?)?\b`, () => ({
    kind: 'fact',
    label: 'most space first',
    facts: { squareFeet: { min: 1 } },
    order: 'largest',
  })),
  rule(String.raw`\bsmallest(?:\s(?:space|building|warehouse|unit)s?)?\b`, () => ({
    kind: 'fact',
    label: 'least space first',
    facts: { squareFeet: { min: 1 } },
    order: 'smallest',
  })),
];
