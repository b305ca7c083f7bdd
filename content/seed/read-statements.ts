/** Reads what a text states about a building, such as `186 dock doors`, so that a test can compare texts with stored facts. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { numberWords } from './figures.ts';
import { months } from './properties/describe-building.ts';

/** What a number in a text counts or measures. */
export type Subject =
  | 'acres'
  | 'amps'
  | 'availableFrom'
  | 'builtIn'
  | 'carStalls'
  | 'clearHeight'
  | 'depth'
  | 'dockDoors'
  | 'driveInDoors'
  | 'leasedThrough'
  | 'length'
  | 'levels'
  | 'megawatts'
  | 'opensIn'
  | 'railcarSpots'
  | 'rent'
  | 'speedBay'
  | 'squareFeet'
  | 'squareFeetPerDoor'
  | 'tenants'
  | 'trailerStalls'
  | 'truckCourt'
  | 'vanStalls';

export type Statement = { subject: Subject; value: number | string; text: string };

const number = String.raw`(?<![\d.,$])(\d+(?:,\d{3})*(?:\.\d+)?|\b(?:${numberWords.flatMap((word) => [word, toUpperFirst(word)]).join('|')})\b)`;
const month = `(?:${months.join('|')})`;

/**
 * The patterns of each subject. The first group is the value. Lookarounds exclude numbers about something else: another building, a part of
 * this one, or an option.
 */
const patterns: readonly (readonly [Subject, RegExp])[] = (
  [
    ['dockDoors', `(?<!other )${number} (?:of the \\d+ )?(?:dock(?:-high)? )?(?:doors?|docks)\\b(?! that way| for every)`],
    ['driveInDoors', `${number} (?:drive-in|van) doors?\\b`],
    ['trailerStalls', `${number} trailer stalls?\\b`],
    ['carStalls', `(?<!deck with )${number} (?:car stalls?|car spaces?|cars)\\b`],
    ['vanStalls', `${number} van stalls?\\b`],
    ['railcarSpots', `${number} railcar spots?\\b`],
    ['clearHeight', `${number}[ -](?:feet|foot|ft) clear\\b`],
    ['clearHeight', `\\bClear height is ${number} feet`],
    ['clearHeight', `${number} feet of clear height(?!, compared)`],
    ['acres', `\\b(?:on|of|site’s) (?:an? )?${number}[ -]acres?\\b(?! across)`],
    ['length', `${number}[ -](?:feet|foot) (?:long|cross-dock)\\b`],
    ['depth', `(?<!to |court is |is |bays |grass )${number} feet deep\\b`],
    ['truckCourt', `\\btruck court is ${number} feet deep`],
    ['speedBay', `\\bspeed bay behind the docks is ${number} feet deep`],
    ['speedBay', `${number}-foot speed bays?\\b`],
    ['squareFeetPerDoor', `\\b[Oo]ne(?: dock| dock door)? (?:for every|per) ${number} square feet`],
    [
      'squareFeet',
      `(?<!another |entitled for |over |every |per )${number}(?: |-)(?:of \\d[\\d,]* )?(?:square[ -](?:feet|foot)|sq ft)\\b(?! for employees)`,
    ],
    ['amps', `${number} (?:A(?=,|$| for chargers)|amps\\b)`],
    ['megawatts', `${number} (?:MW|megawatts)\\b`],
    ['builtIn', `\\b(?:built|completed|dates|opened)(?: in| from) (?:${month} )?(\\d{4})\\b`],
    ['availableFrom', `\\b[Aa]vailable(?: from)? (${month} \\d{1,2}, \\d{4})`],
    ['opensIn', `\\b(?:[Aa]vailable|[Dd]elivering|[Dd]elivery|opens|open)(?: from| in)? (${month} \\d{4})`],
    ['leasedThrough', `\\b[Ll]ease[sd]?\\b[^.;]*?\\b(?:through|until) (\\d{4})\\b`],
    ['rent', `\\$(\\d+\\.\\d\\d) (?:per square foot per year|at )`],
    ['levels', `${number} levels\\b`],
    ['tenants', `(?<!to )${number} tenants?\\b`],
  ] as const
).map(([subject, pattern]) => [subject, new RegExp(pattern, 'gu')]);

function parseValue(text: string): number | string {
  if (/^[A-Z][a-z]+ \d/.test(text)) return text;
  const spelledOut = numberWords.indexOf(text.toLowerCase());
  return spelledOut === -1 ? Number(text.replaceAll(',', '')) : spelledOut;
}

export function readStatements(text: string): Statement[] {
  return patterns.flatMap(([subject, pattern]) =>
    [...text.matchAll(pattern)].map(([match, value = '']) => ({ subject, value: parseValue(value), text: match })),
  );
}
