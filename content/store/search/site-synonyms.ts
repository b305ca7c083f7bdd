/** Words with which visitors look for pages of the site, and the words that the pages use. The synonyms of the property search apply as well. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { meaningByPhrase } from './text/spellings.ts';
import { meanings } from './text/synonyms.ts';

type SynonymGroup = {
  /** Each of them also finds the others. */
  words: readonly string[];
  /** Pages with one of these titles come first, even if they do not contain the other words of the search. */
  titles?: readonly string[];
  /** What the words stand for. */
  target?: SearchTarget;
};

/** The content types that words of a search stand for. The nodes with all other words come first. */
export type SearchTarget = {
  types: readonly ContentTypeName[];
  /** Whether the other words must be in the title, because they name the node: `call maren`. */
  isNamed: boolean;
};

const groups: readonly SynonymGroup[] = [
  {
    words: [
      'job',
      'jobs',
      'career',
      'careers',
      'employment',
      'hiring',
      'recruiting',
      'vacancies',
      'openings',
      'job openings',
      'open positions',
      'work for you',
      'resume',
      'cv',
      'hr',
      'human resources',
    ],
    titles: ['careers', 'open positions', 'jobs'],
    target: { types: ['positions'], isNamed: false },
  },
  { words: ['intern', 'interns', 'internship', 'trainee', 'apprentice', 'apprentices', 'apprenticeship'], titles: ['apprentices'] },
  {
    words: ['logo', 'logos', 'brand', 'branding', 'press kit', 'media kit', 'boilerplate', 'wordmark'],
    titles: ['press kit', 'media kit'],
  },
  { words: ['journalist', 'reporter', 'media contact', 'press', 'press room'], titles: ['press room', 'newsroom'] },
  { words: ['photo', 'photos', 'picture', 'pictures', 'image', 'images', 'photography'], titles: ['press pictures'] },
  {
    words: ['contact', 'phone', 'telephone', 'call', 'email', 'address', 'headquarters', 'hq', 'head office'],
    titles: ['contact', 'contact us'],
    target: { types: ['team', 'leadership'], isNamed: true },
  },
  { words: ['ceo', 'chief executive', 'chief executive officer'] },
  { words: ['cfo', 'chief financial', 'chief financial officer'] },
  { words: ['coo', 'chief operating', 'chief operating officer'] },
  { words: ['management', 'executives', 'officers', 'board', 'directors', 'leadership'], titles: ['board and officers', 'leadership'] },
  { words: ['staff', 'employees', 'people', 'team', 'directory'], titles: ['teams'] },
  { words: ['esg', 'sustainability', 'environment', 'carbon', 'climate'], titles: ['sustainability'] },
  { words: ['solar', 'photovoltaic', 'pv', 'panels'] },
  { words: ['charger', 'chargers', 'charging', 'ev', 'electric vehicle'] },
  { words: ['report', 'reports', 'annual report', 'annual reports'], titles: ['annual reports'] },
  { words: ['market report', 'market reports', 'market data', 'market research', 'market tables'], titles: ['market tables'] },
  { words: ['investor', 'investors', 'investor relations', 'shareholders'], titles: ['board and officers', 'annual reports'] },
  { words: ['donation', 'donations', 'donate', 'charity', 'sponsorship'], titles: ['community'] },
  {
    words: ['noise', 'complaint', 'complaints', 'noise complaint', 'truck traffic', 'neighbor', 'neighbors'],
    titles: ['for our neighbors'],
  },
  {
    words: ['repair', 'repairs', 'maintenance', 'leak', 'emergency', 'service desk', 'work order', 'pay rent', 'rent payment'],
    titles: ['tenants', 'tenant service desk'],
  },
  { words: ['broker', 'brokers', 'agent', 'commission', 'listing agent'], titles: ['brokers', 'broker toolkit'] },
  {
    words: ['supplier', 'suppliers', 'vendor', 'vendors', 'contractor', 'procurement', 'bid', 'rfp', 'w9', 'w 9'],
    titles: ['vendors', 'vendor registration'],
  },
  { words: ['bts', 'build to suit', 'custom building'], titles: ['build to suit'] },
  { words: ['refrigerated', 'freezer', 'cooler', 'cold storage'], titles: ['cold storage'] },
  { words: ['gdpr', 'ccpa', 'privacy', 'personal data', 'data protection'], titles: ['privacy'] },
  { words: ['cookie', 'cookies', 'consent', 'tracking'], titles: ['cookie choices'] },
  { words: ['wcag', 'ada', 'accessibility', 'screen reader'], titles: ['accessibility'] },
  { words: ['legal', 'terms', 'conditions'], titles: ['terms'] },
  { words: ['news', 'blog', 'article', 'articles', 'newsroom'], titles: ['news', 'newsroom'] },
  { words: ['sitemap', 'site map'], titles: ['site map'] },
  { words: ['sell', 'sale', 'disposition', 'acquisition', 'acquire', 'buy warehouses'], titles: ['acquire'] },
  { words: ['rent', 'rents', 'lease', 'leasing'] },
  { words: ['warehouse', 'warehouses', 'distribution center', 'logistics building'] },
  { words: ['about', 'history', 'company', 'who we are'], titles: ['about', 'about the company', 'about us'] },
];

/** Words of a question about a term. They are no synonyms of each other, because pages use them in other ways. */
const definitionPhrases: ReadonlySet<string> = new Set([
  'what is',
  'what is a',
  'what is an',
  'what are',
  'what does',
  'mean',
  'meaning',
  'define',
  'definition',
  'definition of',
]);
const glossary: SearchTarget = { types: ['glossary_terms'], isNamed: true };

const groupsByWord = new Map<string, SynonymGroup[]>();
for (const group of groups) for (const word of group.words) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);

/** Phrases that mean the same as a word: `careers` for `job`, and `Dallas Fort Worth` for `DFW`. */
export function getSynonyms(word: string): string[] {
  const meaning = meaningByPhrase.get(word);
  const places = meaning?.kind === 'place' && 'values' in meaning ? (meaning.values ?? []) : [];
  const others = (groupsByWord.get(word) ?? []).flatMap(({ words }) => words.filter((other) => other !== word));
  return [...new Set([...others, ...places])];
}

const placeNames = new Set(meanings.flatMap((meaning) => (meaning.kind === 'place' && 'values' in meaning ? meaning.values : [])));

/** A synonym in the notation of web searches. PostgreSQL reads `Dallas–Fort` as one word, so the words of a place need not follow each other. */
export const toWebSearch = (synonym: string): string => (placeNames.has(synonym) ? synonym : `"${synonym}"`);

/** Titles, in lowercase, of the pages that a text is probably looking for. @param words of the text, in lowercase */
export function getSoughtTitles(words: readonly string[]): string[] {
  return [...new Set(listPhrases(words).flatMap(({ phrase }) => (groupsByWord.get(phrase) ?? []).flatMap(({ titles = [] }) => titles)))];
}

/** What the words and phrases of the text stand for, and the other words. @param words of the text, in lowercase */
export function getSearchTarget(words: readonly string[]): { target: SearchTarget; others: string[] } | null {
  const found = listPhrases(words)
    .toReversed()
    .flatMap(({ phrase, start, length }) => {
      const target = definitionPhrases.has(phrase)
        ? glossary
        : groupsByWord.get(phrase)?.find((group) => group.target !== undefined)?.target;
      return target === undefined ? [] : [{ target, start, end: start + length }];
    });
  const [first] = found;
  if (first === undefined) return null;
  // "What does ESFR mean": all phrases for the same target are none of the other words.
  const phrases = found.filter(({ target }) => target === first.target);
  return { target: first.target, others: words.filter((_word, index) => !phrases.some(({ start, end }) => index >= start && index < end)) };
}

/** Sequences of up to three words, shorter ones first. */
const listPhrases = (words: readonly string[]) =>
  [1, 2, 3].flatMap((length) =>
    words
      .slice(0, Math.max(0, words.length - length + 1))
      .map((_word, start) => ({ phrase: words.slice(start, start + length).join(' '), start, length })),
  );
