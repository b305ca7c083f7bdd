/** What the property search understood of a search text, for the field `interpretation`. */
import type { SearchInterpretation } from '../../store/search/property-search.ts';
import type { InterpretedPart } from '../../store/search/text/interpret.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { CONNECTION, type SearchSource } from './connection-name.ts';

const kinds: Readonly<Record<InterpretedPart['kind'], { name: string; description: string }>> = {
  place: { name: 'PLACE', description: 'A city, ZIP code, state, market, submarket, region or street.' },
  near: { name: 'NEAR', description: 'A radius around a place.' },
  building: { name: 'BUILDING', description: 'The name of a building, or a part of it.' },
  contact: { name: 'CONTACT', description: 'The name or phone number of a contact.' },
  type: { name: 'TYPE', description: 'A building type.' },
  status: { name: 'STATUS', description: 'Availability.' },
  size: { name: 'SIZE', description: 'The size of the space.' },
  fact: { name: 'FACT', description: 'A fact such as clear height, dock doors or power.' },
  feature: { name: 'FEATURE', description: 'A feature such as rail service, or the type of the lease.' },
  date: { name: 'DATE', description: 'The date of availability.' },
  word: { name: 'WORD', description: 'Any other word.' },
};

export function declareInterpretation(builder: SchemaBuilder): void {
  builder.enum('PropertySearchPartEnum', {
    description: 'The kind of criterion that a part of a search text states.',
    values: Object.fromEntries(Object.entries(kinds).map(([value, { name, description }]) => [name, { value, description }])),
  });
  builder.object('PropertySearchPart', {
    description: 'A part of a search text, and what it means.',
    fields: {
      text: { type: 'String!', description: 'The words as typed, such as `40 ft clear`.' },
      label: { type: 'String!', description: 'Their meaning, such as `at least 40 ft clear`.' },
      kind: { type: 'PropertySearchPartEnum!', description: 'The kind of criterion.' },
    },
  });
  builder.object('PropertySearchCorrection', {
    description: 'A misspelled word and the words that were searched instead.',
    fields: {
      typed: { type: 'String!', description: 'The word as typed.' },
      used: { type: 'String!', description: 'The words that were searched, separated by “or”.' },
    },
  });
  builder.object('PropertySearchPlace', {
    description: 'The location around which a search looks.',
    fields: {
      label: { type: 'String!', description: 'Name of the place. Empty for coordinates.' },
      latitude: { type: 'Float!', description: 'Degrees north.' },
      longitude: { type: 'Float!', description: 'Degrees east.' },
      radiusMiles: { type: 'Float!', description: 'Radius in miles.' },
    },
  });
  builder.object('PropertySearchInterpretation', {
    description: 'What the search understood of the text and of the place in `near`.',
    fields: {
      parts: {
        type: '[PropertySearchPart!]!',
        description: 'The parts of the text that were applied.',
        resolve: ({ parts }: SearchInterpretation) => parts,
      },
      corrections: {
        type: '[PropertySearchCorrection!]!',
        description: 'Misspelled words.',
        resolve: ({ parts }: SearchInterpretation) =>
          parts.flatMap(({ text, corrected }) => (corrected ? [{ typed: text, used: corrected.join(' or ') }] : [])),
      },
      ignored: {
        type: '[String!]!',
        description: 'Words of the text that were not applied, because no property matches them together with the others.',
      },
      nearVisitor: {
        type: 'String',
        description: 'The words of `ignored` that ask for the location of the visitor, such as `near me`. It is unknown.',
      },
      place: { type: 'PropertySearchPlace', description: 'The location around which the search looks.' },
      widened: {
        type: 'String',
        description:
          'The place, as typed, around which the search looks farther than asked, because no property there matches the entire search.',
      },
      pages: {
        type: '[Page!]!',
        description: 'Pages about what the text asks for, such as build-to-suit sites.',
        resolve: async ({ pages }: SearchInterpretation, _args, { store }) => {
          const nodes = await Promise.all(pages.map((uri) => store.nodeByUri(uri)));
          return nodes.filter((node) => node?.type === 'page');
        },
      },
      unknownPlace: { type: 'String', description: 'The place in `near`, if it is unknown. The search ignores it.' },
      summary: {
        type: 'String',
        description: 'Sentences about what was understood, for visitors. Null if the text was applied word by word.',
        resolve: (interpretation: SearchInterpretation) => summarize(interpretation),
      },
    },
  });
  builder.extend(CONNECTION, {
    interpretation: {
      type: 'PropertySearchInterpretation!',
      description: 'What the search understood.',
      resolve: ({ filter }: SearchSource, _args, { store }) => store.interpretPropertySearch(filter),
    },
  });
}

function summarize({ parts, ignored, widened, unknownPlace }: SearchInterpretation): string | null {
  const corrected = parts.flatMap((part) => (part.corrected ? [part.corrected.join(' or ')] : []));
  const sentences = [
    ...(parts.some((part) => part.kind !== 'word' && part.label.toLowerCase() !== part.text.toLowerCase())
      ? [`Showing ${parts.map((part) => part.label).join(', ')}.`]
      : corrected.length > 0
        ? [`Showing results for ${corrected.join(', ')}.`]
        : []),
    ...(widened === null ? [] : [`No building near “${widened}” matches your entire search, so buildings farther away are shown.`]),
    ...(ignored.length > 0 && parts.length === 0 ? [`No building matches ${formatList(ignored)}.`] : []),
    ...(ignored.length > 0 && parts.length > 0
      ? [`No building matches the entire search, so ${formatList(ignored)} ${ignored.length === 1 ? 'was' : 'were'} ignored.`]
      : []),
    ...(unknownPlace === null ? [] : [`The place “${unknownPlace}” was not found, so the distance filter was ignored.`]),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}

const formatList = (texts: readonly string[]) => new Intl.ListFormat('en-US').format(texts.map((text) => `“${text}”`));
