/** Writes shorthand and words for numbers in full, so that the rules for quantities need to know one form only. */
import { AREA, METRIC_AREA } from './quantity-syntax.ts';

const numberWords: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, index) => [word, index + 1]),
  ),
  ...Object.fromEntries('twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10])),
};
const NUMBER_WORD = `(?:${Object.keys(numberWords).join('|')})`;

/** "two hundred and fifty" as 250. */
const readNumberWords = (text: string): number =>
  text.split(/[\s-]+/u).reduce((sum, word) => {
    const name = word.toLowerCase();
    return name === 'hundred' ? Math.max(sum, 1) * 100 : sum + (numberWords[name] ?? 0);
  }, 0);

const replacements: readonly (readonly [pattern: RegExp, full: string | ((match: string) => string)])[] = [
  // "20 000 m2" and "20.000 qm", as Europeans write thousands. A unit follows: "12 400" can be two numbers of an address.
  [
    new RegExp(String.raw`(?<![\d.,$])\d{1,3}(?:( |\.)\d{3})(?:\1\d{3})*(?=\s?(?:${AREA}|${METRIC_AREA}))`, 'giu'),
    (match) => match.replaceAll(/[ .]/gu, ''),
  ],
  // "w/ rail", "w/o rail", "w/in 20 miles"
  [/(?<!\p{L})w\/o\b/giu, 'without'],
  [/(?<!\p{L})w\/in\b/giu, 'within'],
  [/(?<!\p{L})w\/\s?/giu, 'with '],
  // "I-81/78"
  [/(?<=\bi[ -]?\d{1,3})\/(?=\d{1,3}\b)/giu, ' I-'],
  // "7 dollars a foot", "75 cents"
  [/(?<![\d.,$])(\d{1,3}(?:\.\d{1,2})?)\s?(?:dollars|bucks)\b/giu, '$$$1'],
  [/(?<![\d.,$])(\d{1,2})\s?cents\b/giu, (match) => `$${(Number.parseInt(match, 10) / 100).toFixed(2)}`],
  // "50k +/-", "50k±"
  [/(?<=\d\s?(?:k|sf)?)\s?(?:\+\s?\/\s?-|±)/giu, ''],
  // "100/150k sf"
  [/(?<![\d.,$/])(\d{1,3})\/(?=\d{1,3}\s?k\b)/giu, '$1-'],
  // ".5M sf"
  [/(?<![\d,])\.(?=\d{1,2}\s?m(?:m|sf|illion)?\b)/giu, '0.'],
  // "36' clr"
  [/(?<!\p{L})clr\b/giu, 'clear'],
  // "60k ish", "60kish"
  [/(?<=\d\s?(?:k|thousand|million|sf)?)[ -]?ish\b/giu, ''],
  [/(?<=\b\d{3})\s?v(?:olts?)?\b/giu, ' volt'],
  // "2 msf", "200ksf"
  [/(?<=\d)\s?msf\b/giu, ' million sf'],
  [/(?<=\d)\s?ksf\b/giu, 'k sf'],
  [/\b(?:one|1) and a half million\b/giu, '1.5 million'],
  [/\b(?:two|2) and a half million\b/giu, '2.5 million'],
  [/\b(?:three|3)[ -]quarters? (?:of a |of )?million\b/giu, '750,000'],
  [/\bhalf (?:a )?million\b/giu, '500,000'],
  [/\b(?:a )?quarter (?:of a |of )?million\b/giu, '250,000'],
  [/\b(?:a|one) million\b/giu, '1 million'],
  // "fifty thousand", "two hundred and fifty thousand", "a hundred thousand"
  [
    new RegExp(
      String.raw`\b(?:(?:a|${NUMBER_WORD}) hundred(?:(?: and)? ${NUMBER_WORD}(?:[ -]${NUMBER_WORD})?)?|${NUMBER_WORD}(?:[ -]${NUMBER_WORD})?)(?= (?:thousand|million)\b)`,
      'giu',
    ),
    (match) => String(readNumberWords(match)),
  ],
  // "in six months"
  [new RegExp(String.raw`\b${NUMBER_WORD}(?= (?:days|weeks|months)\b)`, 'giu'), (match) => String(readNumberWords(match))],
  // "4/1/27"
  [/\b(\d{1,2}\/\d{1,2})\/([2-9]\d)\b(?!\/)/gu, '$1/20$2'],
];

export const expandShorthand = (text: string): string =>
  replacements.reduce(
    (expanded, [pattern, full]) => (typeof full === 'string' ? expanded.replaceAll(pattern, full) : expanded.replaceAll(pattern, full)),
    text,
  );
