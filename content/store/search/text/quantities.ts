/** Finds sizes, heights, doors, power, rents, dates and distances in search text. */
import { layoutRules } from './layout-quantities.ts';
import {
  AREA,
  AT_LEAST,
  AT_MOST,
  FEET,
  formatQuantity as format,
  type Groups,
  METRIC_AREA,
  NEXT_NUMBER,
  NUMBER,
  type Quantity,
  type Rule,
  rule,
  THOUSANDS,
  TO,
  toCount,
  toNumber,
} from './quantity-syntax.ts';
import { expandShorthand } from './shorthand.ts';

export type ParsedQuantities = {
  quantities: Quantity[];
  /** A distance, such as "within 25 miles of". In the rest of the text, "near" stands for it. */
  distance: { text: string; miles: number } | null;
  /** The text without the quantities. */
  rest: string;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;
const BY = String.raw`(?:(?:available|ready|deliver|delivers|delivered|delivery|delivering|occupancy|possession|starting|start|move[ -]in)\s)?(?:by|before|from|in|until|starting|as of|on)?\s?`;

const RENT_UNIT = String.raw`(?:\s?(?:\/|per|a)\s?(?:${AREA}|foot\b|ft\b)|\s?psf|\s?nnn)`;
const STREET_TYPE = String.raw`(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|parkway|pkwy|highway|hwy|way|court|ct)\b`;

const SQUARE_FEET_PER_SQUARE_METER = 10.7639;
const FEET_PER_METER = 3.28084;
const MILES_PER_KILOMETER = 0.621371;
/** A tenant who asks for 100,000 square feet also considers spaces of 90,000 and units of 150,000. */
const ABOUT = { min: 0.9, max: 1.5 } as const;
/** Heights outside of this range are not clear heights, and sizes outside of it are not sizes. */
const HEIGHTS = { min: 8, max: 150 } as const;
const SIZES = { min: 500, max: 100_000_000 } as const;

const isSize = (value: number) => value >= SIZES.min && value <= SIZES.max;
const isHeight = (value: number) => value >= HEIGHTS.min && value <= HEIGHTS.max;

function toSize(bound: 'min' | 'max' | 'about', value: number): Omit<Quantity, 'text'> | null {
  if (!isSize(value)) return null;
  const size = Math.round(value);
  if (bound === 'about')
    return {
      kind: 'size',
      label: `about ${format(size)} sq ft`,
      facts: { squareFeet: { min: Math.round(size * ABOUT.min), max: Math.round(size * ABOUT.max) } },
      aboutSquareFeet: size,
    };
  return {
    kind: 'size',
    label: `${bound === 'min' ? 'at least' : 'up to'} ${format(size)} sq ft`,
    facts: { squareFeet: { [bound]: size } },
  };
}

function toSizeRange(one: number, other: number): Omit<Quantity, 'text'> | null {
  const [min, max] = [Math.min(one, other), Math.max(one, other)];
  if (!isSize(min) || !isSize(max)) return null;
  return { kind: 'size', label: `${format(min)} to ${format(max)} sq ft`, facts: { squareFeet: { min, max } } };
}

function toHeight(min: number, max?: number): Omit<Quantity, 'text'> | null {
  if (!isHeight(min) || (max !== undefined && !isHeight(max))) return null;
  const [low, high] = max !== undefined && max < min ? [max, min] : [min, max];
  return {
    kind: 'fact',
    label: high === undefined ? `at least ${Math.round(low * 10) / 10} ft clear` : `${low} to ${high} ft clear`,
    // A height in meters is rounded down, because 12 m is a common name of 39 ft.
    facts: { clearHeightFeet: { min: Math.floor(low * 2) / 2, ...(high !== undefined && { max: high }) } },
  };
}

function toDate(year: number, month: number, day?: number): Omit<Quantity, 'text'> | null {
  const date = new Date(Date.UTC(year, day === undefined ? month : month - 1, day ?? 0));
  if (year < 2000 || year > 2100 || month < 1 || month > 12 || (day !== undefined && date.getUTCDate() !== day)) return null;
  const text = date.toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' });
  return { kind: 'date', label: `available by ${text}`, facts: { availableBy: date.toISOString().slice(0, 10) } };
}

/** Space costs more in a year. A lower rent is that of a month: "75 cents". */
const MIN_YEARLY_RENT = 3;

const toYearlyRent = (dollars: number, period?: string) =>
  Math.round(dollars * (period === 'month' || (period === undefined && dollars < MIN_YEARLY_RENT) ? MONTHS.length : 1) * 100) / 100;

/** @param period `year` or `month`, if the text states it */
function toRent(dollars: number, period?: string): Omit<Quantity, 'text'> | null {
  const rent = toYearlyRent(dollars, period);
  return rent > 0 ? { kind: 'fact', label: `rent up to $${rent.toFixed(2)} per sq ft`, facts: { askingRent: { max: rent } } } : null;
}

function toRentRange(one: number, other: number): Omit<Quantity, 'text'> | null {
  const [min, max] = [toYearlyRent(Math.min(one, other)), toYearlyRent(Math.max(one, other))];
  if (min <= 0) return null;
  return { kind: 'fact', label: `rent of $${min.toFixed(2)} to $${max.toFixed(2)} per sq ft`, facts: { askingRent: { min, max } } };
}

/** The next month of this name, for a month without a year. */
function toNextMonth(month: number): Omit<Quantity, 'text'> | null {
  const today = new Date();
  return toDate(today.getUTCFullYear() + (month < today.getUTCMonth() + 1 ? 1 : 0), month);
}

function toDateFromToday(count: number, unit: string): Omit<Quantity, 'text'> | null {
  const date = new Date();
  if (unit.startsWith('month')) date.setUTCMonth(date.getUTCMonth() + count);
  else date.setUTCDate(date.getUTCDate() + count * (unit.startsWith('week') ? 7 : 1));
  return toDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

const toMonth = (name: string | undefined) => MONTHS.indexOf((name ?? '').slice(0, 3).toLowerCase() as (typeof MONTHS)[number]) + 1;

/** In the order in which they are tried. What one rule has read is hidden from the next ones. */
const rules: readonly Rule[] = [
  // Dates.
  rule(String.raw`\b${BY}(20\d\d)-(\d\d)-(\d\d)\b`, ([y, m, d]) => toDate(Number(y), Number(m), Number(d))),
  rule(String.raw`\b${BY}${MONTH}\s?(\d{1,2})(?:st|nd|rd|th)?,?\s(20\d\d)\b`, ([m, d, y]) => toDate(Number(y), toMonth(m), Number(d))),
  rule(String.raw`\b${BY}(?:end of |early |mid |late )?${MONTH},?\s(20\d\d)\b`, ([m, y]) => toDate(Number(y), toMonth(m))),
  // Where the month comes first. `13/5/2027` can only have the day first.
  rule(String.raw`\b${BY}(\d{1,2})\/(\d{1,2})\/(20\d\d)\b`, ([m, d, y]) =>
    Number(m) > 12 ? toDate(Number(y), Number(d), Number(m)) : toDate(Number(y), Number(m), Number(d)),
  ),
  rule(String.raw`\b(?<!\/)${BY}(1[0-2]|0?[1-9])\/(20\d\d)\b`, ([m, y]) => toDate(Number(y), Number(m))),
  rule(String.raw`\b${BY}(?:the\s)?(?:q([1-4])|([1-4])q)\s?,?\s?(?:of\s)?(20\d\d)\b`, ([q, quarter, y]) =>
    toDate(Number(y), Number(q ?? quarter) * 3),
  ),
  rule(String.raw`\b${BY}(?:the\s)?(?:q([1-4])|([1-4])q)\s?'?([2-9]\d)\b(?![,.]\d)`, ([q, quarter, y]) =>
    toDate(2000 + Number(y), Number(q ?? quarter) * 3),
  ),
  rule(String.raw`\b(20\d\d)\s?q([1-4])\b`, ([y, quarter]) => toDate(Number(y), Number(quarter) * 3)),
  rule(String.raw`\b${BY}(?:h([12])|([12])h)\s?,?\s?(?:of\s)?(20\d\d)\b`, ([h, half, y]) => toDate(Number(y), Number(h ?? half) * 6)),
  rule(String.raw`\b${BY}(?:the\s)?(?:end of(?:\s(?:the\s)?year)?|year[ -]end|eoy|late|winter(?: of)?)\s(20\d\d)\b`, ([y]) =>
    toDate(Number(y), 12),
  ),
  rule(String.raw`\b${BY}(?:the\s)?(?:beginning of|early|spring(?: of)?)\s(20\d\d)\b`, ([y]) => toDate(Number(y), 3)),
  rule(String.raw`\b${BY}(?:mid[ -]?|middle of\s|summer(?: of)?\s)(20\d\d)\b`, ([y]) => toDate(Number(y), 6)),
  rule(String.raw`\b${BY}(?:the\s)?(?:fall|autumn)(?: of)?\s(20\d\d)\b`, ([y]) => toDate(Number(y), 9)),
  // Relative to today. A year or a month without a number is in none of the rules above.
  rule(String.raw`\b${BY}(?:next|this|by)\s(spring|summer|fall|autumn|winter)\b`, ([season]) =>
    toNextMonth({ spring: 3, summer: 6, winter: 12 }[season?.toLowerCase() ?? ''] ?? 9),
  ),
  rule(String.raw`\b${BY}(?:end of (?:the |this )?year|this year|year[ -]end|eoy)\b(?!\s?\d)`, () =>
    toDate(new Date().getUTCFullYear(), 12),
  ),
  rule(String.raw`\b${BY}(?:the\s)?(?:end of )?next year\b`, () => toDate(new Date().getUTCFullYear() + 1, 12)),
  rule(String.raw`\b(?:available |ready )?(?:in|within|over)\s(?:the\s)?(?:next\s)?(\d{1,3})\s(days?|weeks?|months?)\b`, ([count, unit]) =>
    toDateFromToday(Number(count), unit?.toLowerCase() ?? ''),
  ),
  rule(
    String.raw`\b(?:available|ready|deliver|delivery|delivering|deliveries|delivers|completion|move[ -]in)\s(?:by|before|in|until)?\s?(20\d\d)\b`,
    ([y]) => toDate(Number(y), 12),
  ),
  rule(String.raw`\b(20\d\d)\s(?:delivery|deliveries|completions?|move[ -]in|occupancy)\b`, ([y]) => toDate(Number(y), 12)),
  rule(
    String.raw`\b(?:available|ready|occupancy|possession|move[ -]in)\s(?:by|before|from|in|until|starting)?\s?(?:end of |early |mid |late )?${MONTH}(?!\.?\s?\d)`,
    ([m]) => toNextMonth(toMonth(m)),
  ),
  // Year of completion.
  rule(
    String.raw`\b(?:built|completed|constructed|delivered|year built)\s(?:since|after|from|in)?\s?((?:19|20)\d\d)\b(?:\s?\+|\sor (?:newer|later))?`,
    ([y]) => ({
      kind: 'fact',
      label: `built in ${y} or later`,
      facts: { yearBuilt: { min: Number(y) } },
    }),
  ),
  rule(String.raw`\bbuilt\sbefore\s((?:19|20)\d\d)\b`, ([y]) => ({
    kind: 'fact',
    label: `built before ${y}`,
    facts: { yearBuilt: { max: Number(y) - 1 } },
  })),
  rule(String.raw`\bbuilt\s(?:until|up to)\s((?:19|20)\d\d)\b`, ([y]) => ({
    kind: 'fact',
    label: `built in ${y} or earlier`,
    facts: { yearBuilt: { max: Number(y) } },
  })),
  rule(String.raw`\b((?:19|20)\d\d)\s(?:or newer|or later|and newer|construction)\b`, ([y]) => ({
    kind: 'fact',
    label: `built in ${y} or later`,
    facts: { yearBuilt: { min: Number(y) } },
  })),
  // A year alone: only house numbers look the same, and a street follows those.
  rule(String.raw`(?<![\d,.$#-]\s?)\b(19[5-9]\d|20[0-4]\d)(?=$|\s*[,;])`, ([y]) => ({
    kind: 'fact',
    label: `built in ${y}`,
    facts: { yearBuilt: { min: Number(y), max: Number(y) } },
  })),
  // Rent.
  rule(
    String.raw`\$\s?(\d{1,2})(\.\d{1,2})?${TO}\$?\s?(\d{1,2})(\.\d{1,2})?(?![\d,.]*\d|\s?(?:k|m|mm|million)\b)${RENT_UNIT}?`,
    ([low, lowDecimals, high, highDecimals]) => toRentRange(toNumber(low, lowDecimals), toNumber(high, highDecimals)),
  ),
  rule(
    String.raw`(?:${AT_MOST}\s?)?\$\s?(\d{1,3})(\.\d{1,2})?${RENT_UNIT}?(\s?(?:\/|per|a)\s?(?:yr|year)\b)?(\s?(?:\/|per|a)\s?(?:mo|month)\b|\smonthly\b)?(?!\S*\d)(?:\s(?:or less|max))?`,
    ([whole, decimals, year, month]) => toRent(toNumber(whole, decimals), (month && 'month') ?? (year && 'year')),
  ),
  // Without a dollar sign. Larger numbers are loads of a floor, which are stated in pounds per square foot.
  rule(String.raw`${AT_MOST}\s?${NUMBER}\s?(?:psf|\/\s?s\.?f|per s\.?f)\b`, ([whole, decimals]) =>
    toNumber(whole, decimals) < 60 ? toRent(toNumber(whole, decimals)) : null,
  ),
  ...layoutRules,
  // Clear height, before sizes: both are stated in feet.
  rule(
    String.raw`${NUMBER}\s?${FEET}?(?:-|–|—|\s?to\s?)${NEXT_NUMBER}\s?${FEET}?[\s-]?(?:clear|ceilings?|eaves?)\b(?:[\s-](?:heights?|ceilings?))?`,
    ([a, aDecimals, b, bDecimals]) => toHeight(toNumber(a, aDecimals), toNumber(b, bDecimals)),
  ),
  rule(
    String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?(?:meters?|metres?|m)[\s-]?(?:\+\s?)?(?:clear|ceilings?|eaves?|high)\b(?:[\s-](?:heights?|ceilings?))?`,
    ([a, decimals]) => toHeight(toNumber(a, decimals) * FEET_PER_METER),
  ),
  rule(
    String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?${FEET}?\s?\+?[\s-]?(?:min(?:imum)?\s)?(?:clear(?:ance)?|ceilings?|eaves?|high)\b(?:[\s-](?:heights?|ceilings?|min(?:imum)?))?(?:\sor (?:more|higher))?`,
    ([a, decimals]) => toHeight(toNumber(a, decimals)),
  ),
  rule(
    String.raw`\b(?:clear(?:ance)?|ceilings?)(?:\sheights?)?(?:\sof)?[\s:]\s?(?:${AT_LEAST}\s?)?${NUMBER}(?!\s?(?:k|%|sf|sq))\s?${FEET}?\+?`,
    ([a, decimals]) => toHeight(toNumber(a, decimals)),
  ),
  // Doors, stalls and power.
  rule(
    String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?\s?(?:drive[\s-]?ins?|grade[\s-]level|ground[\s-]level|grade)(?:[\s-]doors?)?\b`,
    ([n]) => toCount('driveInDoors', 'drive-in doors', toNumber(n)),
  ),
  rule(
    String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?\s?(?:loading\s|truck\s|dock[\s-]high\s|dh\s|exterior\s)?(?:dock[\s-]?(?:high\s)?(?:doors?|positions?)|dock[\s-]highs?|docks?|loading doors?|truck doors?)\b`,
    ([n]) => toCount('dockDoors', 'dock doors', toNumber(n)),
  ),
  rule(
    String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?\s?(?:trailer|truck)(?:\s(?:stalls?|parking(?:\s(?:spaces?|stalls?|spots?))?|spaces?|spots?|positions?|drops?|storage))?s?\b`,
    ([n]) => toCount('trailerStalls', 'trailer stalls', toNumber(n)),
  ),
  rule(String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?\s?(?:a|amps?|amperes?)(?=$|[^\p{L}\d])(?:\s(?:of\s)?power\b)?`, ([n]) =>
    toNumber(n) >= 100 ? toCount('powerAmps', 'A', toNumber(n)) : null,
  ),
  rule(String.raw`\bheavy power\b`, () => toCount('powerAmps', 'A', 4000)),
  // Site area.
  rule(String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?\+?[\s-]?(?:acres?|ac)\b`, ([n, decimals]) => {
    const acres = toNumber(n, decimals);
    return acres > 0 ? { kind: 'fact', label: `at least ${acres} acres`, facts: { acres: { min: acres } } } : null;
  }),
  // Sizes.
  rule(
    String.raw`(?:between\s|from\s)?${NUMBER}${THOUSANDS}\s?${AREA}?${TO}${NEXT_NUMBER}${THOUSANDS}[\s-]?${AREA}?(?![\p{L}\d])`,
    ([a, aDecimals, aThousands, b, bDecimals, bThousands]) => {
      const to = toNumber(b, bDecimals, bThousands);
      const plain = toNumber(a, aDecimals, aThousands);
      // "50-100k": the unit of the second number applies to the first one too.
      return toSizeRange(!aThousands && bThousands && plain < 1_000 ? toNumber(a, aDecimals, bThousands) : plain, to);
    },
  ),
  ...(['min', 'max', 'about'] as const).flatMap((bound) => {
    const before =
      bound === 'min'
        ? String.raw`${AT_LEAST}\s?`
        : bound === 'max'
          ? String.raw`${AT_MOST}\s?`
          : String.raw`(?:(?:about|around|approx\.?(?:imately)?|approximately|roughly|circa|ca\.|~)\s?)?`;
    const after = bound === 'min' ? String.raw`` : String.raw`(?:\s(?:of\s)?(?:space|warehouse))?`;
    return [
      rule(String.raw`${before}${NUMBER}${THOUSANDS}[\s-]?${METRIC_AREA}`, ([n, decimals, thousands]) =>
        toSize(bound, toNumber(n, decimals, thousands) * SQUARE_FEET_PER_SQUARE_METER),
      ),
      ...(bound === 'about'
        ? [
            rule(
              String.raw`${NUMBER}${THOUSANDS}\s?(?:\+\s?[\s-]?${AREA}?|[\s-]?${AREA}?\s?(?:\+|or (?:more|larger|bigger)\b|and up\b|plus\b|min(?:imum)?\b))`,
              ([n, decimals, thousands]) => toSize('min', toNumber(n, decimals, thousands)),
            ),
            rule(String.raw`${NUMBER}${THOUSANDS}[\s-]?${AREA}?\s?(?:or (?:less|smaller)\b|max(?:imum)?\b)`, ([n, decimals, thousands]) =>
              toSize('max', toNumber(n, decimals, thousands)),
            ),
          ]
        : []),
      rule(String.raw`${before}${NUMBER}${THOUSANDS}[\s-]?${AREA}${after}`, ([n, decimals, thousands]) =>
        toSize(bound, toNumber(n, decimals, thousands)),
      ),
      // Without a unit: "200k", "1.2 million", "200,000", "250000". Five digits could be a ZIP code.
      rule(String.raw`${before}${NUMBER}\s?(k|thousand|million|mm)\b`, ([n, decimals, thousands]) =>
        toSize(bound, toNumber(n, decimals, thousands)),
      ),
      rule(String.raw`${before}(?<![\d.,$])(\d{1,3}(?:,\d{3})+|\d{6,8})(?![\d,.]*\d)(?!\p{L})`, ([n]) => toSize(bound, toNumber(n))),
      // "1M", "1.5M". Larger numbers with this unit are heights in meters.
      rule(String.raw`${before}(?<![\d.,$])(\d)(\.\d{1,3})?m\b`, ([n, decimals]) => toSize(bound, toNumber(n, decimals, 'm'))),
      // No ZIP code ends with three zeros, but a house number can.
      rule(String.raw`${before}(?<![\d.,$#-])([1-9]\d000)(?![\d,.]*\d|\p{L}|-)(?!(?:\s[\p{L}\d.]{1,20}){1,4}\s${STREET_TYPE})`, ([n]) =>
        toSize(bound, toNumber(n)),
      ),
    ];
  }),
  // Feet alone are a clear height: "40 ft", "40'".
  rule(String.raw`(?:${AT_LEAST}\s?)?${NUMBER}\s?${FEET}\s?\+?(?!\s?\p{L}*worth)`, ([n, decimals]) => toHeight(toNumber(n, decimals))),
];

const distancePattern = new RegExp(
  String.raw`(?:within|inside|in)?\s?(?:a\s)?${NUMBER}[\s-]?(?:(mi\b\.?|miles?\b|km\b|kilometers?\b)(?:[\s-]?(?:radius|drive))?(?:\s?(?:of|from|around|to)\b)?|(mins?|minutes?|hours?|hrs?)[\s-]?(?:drive\s?)?(?:time\s?)?(?:of|from|to)\b)`,
  'iu',
);

/** A drive time becomes a distance in a straight line at 40 mph, about as in the drive times that the properties state. */
const MILES_PER_MINUTE = 2 / 3;

function toMiles(count: number, unit: string | undefined, time: string | undefined): number {
  if (time !== undefined) return count * MILES_PER_MINUTE * (/^h/i.test(time) ? 60 : 1);
  return count * (/^k/i.test(unit ?? '') ? MILES_PER_KILOMETER : 1);
}

/** Straight quotation marks and single spaces, so that the rules can be short. */
const normalizeText = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u{2018}\u{2019}\u{2032}\u{B4}`]/gu, "'")
    .replaceAll(/''|[\u{201C}\u{201D}\u{2033}]/gu, '"')
    .replaceAll(/\s+/gu, ' ')
    // The last four digits of a ZIP+4 code. A range of sizes ascends, or has a unit.
    .replaceAll(/(?<![\d,.$-])(\d{5})-\d{4}(?![\d,.-]|\s?(?:k\b|s\.?f|sq|ft|feet|m2|m²|'))/giu, '$1')
    .trim();

export function parseQuantities(text: string): ParsedQuantities {
  let rest = expandShorthand(normalizeText(text));
  const found: (Quantity & { place: number })[] = [];
  let distance: ParsedQuantities['distance'] = null;
  rest = rest.replace(distancePattern, (match, whole: string, decimals?: string, unit?: string, time?: string) => {
    const miles = toMiles(toNumber(whole, decimals), unit, time);
    if (miles <= 0 || miles > 3_000) return match;
    distance = { text: match.trim(), miles };
    // The words after a distance are its place.
    return ' near ';
  });
  for (const { pattern, read } of rules) {
    rest = rest.replaceAll(pattern, (match, ...args: unknown[]) => {
      const groups = args.slice(
        0,
        args.findIndex((arg) => typeof arg === 'number'),
      ) as Groups;
      const quantity = read(groups);
      if (!quantity) return match;
      found.push({ ...quantity, text: match.trim(), place: args[groups.length] as number });
      // Spaces keep the positions of the other quantities.
      return ' '.repeat(match.length);
    });
  }
  const quantities = found.toSorted((a, b) => a.place - b.place).map(({ place: _place, ...quantity }) => quantity);
  return { quantities, distance, rest };
}
