/** The conditions of a search text on properties, and their relaxation if no property meets all of them. */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import type { RequestDb } from '../core/request-db.ts';
import { allOf, anyOf, lexeme } from './lexemes.ts';
import { getFactConditions, hasFeatures, isNear, isNearRoad, type NearFilter } from './property-filter.ts';
import { interpretText, type Part, setRadius } from './text/interpret.ts';
import { splitSearchWords } from './text/tokens.ts';

export type TextPlan = {
  /** What is applied. */
  parts: readonly Part[];
  /** What is not applied, because no property has it, or no property has all of it. */
  ignored: readonly string[];
  /** Conditions on properties under the alias `p`. */
  conditions: readonly RawBuilder<unknown>[];
  /** Queries from the best matches to the worst. Properties that match none of them come last. */
  tiers: readonly string[];
  near: NearFilter | null;
  place: string | null;
  /** Properties with a unit of this size come before those with a similar one. */
  aboutSquareFeet: number | null;
};

export type TextPlanLoader = DataLoader<string, TextPlan>;

export function createTextPlanLoader(requestDb: RequestDb): TextPlanLoader {
  return new DataLoader((texts) => Promise.all(texts.map((text) => planText(requestDb, text))));
}

async function planText(requestDb: RequestDb, text: string): Promise<TextPlan> {
  const { parts, unknown } = await interpretText(requestDb, text);
  const applied = await selectParts(requestDb, parts);
  const dropped = parts.map((part) => part.text).filter((typed) => !applied.some((part) => part.text === typed));
  return { ...toConditions(applied), parts: applied, ignored: [...unknown, ...dropped] };
}

function toConditions(parts: readonly Part[]): Omit<TextPlan, 'parts' | 'ignored'> {
  const conditions = parts.map((part) => part.condition);
  const words = conditions.flatMap((condition) => ('queries' in condition ? [condition.queries] : []));
  const places = conditions.flatMap((condition) => ('nearRoad' in condition ? (condition.placeQuery ?? []) : []));
  const nearest = conditions.flatMap((condition) => ('near' in condition ? [condition] : []))[0];
  const about = conditions.flatMap((condition) => ('facts' in condition ? (condition.aboutSquareFeet ?? []) : []))[0];
  const levels = (['exact', 'value', 'main', 'fact'] as const).map((level) => allOf(words.map((queries) => queries[level])));
  const any = allOf(words.map((queries) => queries.any));
  return {
    conditions: getConditions(parts),
    tiers: [
      ...(places.length > 0 ? [allOf([...words.map((queries) => queries.any), ...places])] : []),
      ...(words.length === 0 ? [] : [...new Set([...getNameQueries(parts), ...levels])].filter((query) => query !== any)),
    ],
    near: nearest?.near ?? null,
    place: nearest?.place ?? null,
    aboutSquareFeet: about ?? null,
  };
}

/** The query of the name that several parts make up, such as "Northport" and "3". */
function getNameQueries(parts: readonly Part[]): string[] {
  const typed = parts.flatMap((part) => ('queries' in part.condition ? splitSearchWords(part.text) : []));
  return parts.length > 1 && parts.some(({ kind }) => kind === 'building')
    ? [lexeme('exact:', typed.map(({ word }) => word).join(' '))]
    : [];
}

/** All words are one query, so that PostgreSQL reads the index of documents once. */
function getConditions(parts: readonly Part[]): RawBuilder<unknown>[] {
  const words = parts.flatMap(({ condition }) => ('queries' in condition ? [condition.queries.any] : []));
  const others = parts.flatMap(({ condition }) => {
    if ('nearRoad' in condition) return [isNearRoadOrPlace(condition)];
    if ('queries' in condition) return [];
    if ('features' in condition) return [hasFeatures(condition.features, 'p')];
    return 'near' in condition ? isNear(condition.near) : getFactConditions(condition.facts);
  });
  return [...(words.length > 0 ? [sql`p.search_vector @@ ${allOf(words)}::tsquery`] : []), ...others];
}

/** A submarket with the name of the road may extend farther from it. */
function isNearRoadOrPlace({ nearRoad, placeQuery }: Extract<Part['condition'], { nearRoad: unknown }>): RawBuilder<unknown> {
  const near = isNearRoad(nearRoad);
  return placeQuery === null ? near : sql`(${near} or p.search_vector @@ ${placeQuery}::tsquery)`;
}

/** How important a part is. If no property meets all of them, the least important ones are ignored first. */
const importance: Readonly<Record<Part['kind'], number>> = {
  date: 1,
  feature: 2,
  fact: 3,
  word: 4,
  status: 4,
  size: 5,
  type: 6,
  near: 8,
  place: 9,
  building: 9,
};
const MAX_ALTERNATIVES = 40;
const MAX_PAIRS = 8;

/** Chooses the most important parts that a property meets at the same time. */
async function selectParts(requestDb: RequestDb, parts: readonly Part[]): Promise<readonly Part[]> {
  if (parts.length === 0) return parts;
  const alternatives = listAlternatives(parts);
  const words = [...new Set(parts.flatMap(({ corrected = [] }) => corrected))];
  const [found] = await requestDb.rows(sql<{ index: number; used: string[] }>`
    select ${selectFirstMet(alternatives)} as index, ${selectUsedWords(words)} as used`);
  const used = new Set(found?.used);
  return (alternatives[found?.index ?? -1] ?? []).map((part) => removeUnusedCorrections(part, used));
}

/** Selects the index of the first alternative that a property meets. Counting all is faster than looking for one, because PostgreSQL would then read documents one by one. */
const selectFirstMet = (alternatives: readonly Part[][]) =>
  sql`case ${sql.join(
    alternatives.map(
      (alternative, index) =>
        sql`when (select count(*) from property_facts p where ${sql.join([sql`true`, ...getConditions(alternative)], sql` and `)}) > 0 then ${index}::int`,
    ),
    sql` `,
  )} else -1 end`;

/** Selects the words that a property contains. */
function selectUsedWords(words: readonly string[]): RawBuilder<unknown> {
  const queries = words.map((word) => anyOf([lexeme('word:', word), lexeme('', word)]));
  return sql`array(
    select w.word from unnest(${words}::text[], ${queries}::text[]) as w(word, query)
    where (select count(*) from property_facts p where p.search_vector @@ w.query::tsquery) > 0)`;
}

/**
 * Removes corrections that no property contains. Words stay in the vocabulary when a property is withdrawn, and visitors must not learn its name from a
 * suggestion.
 */
function removeUnusedCorrections(part: Part, used: ReadonlySet<string>): Part {
  if (!part.corrected) return part;
  const corrected = part.corrected.filter((word) => used.has(word));
  return { ...part, corrected, label: corrected.join(' or ') };
}

/** Radii that are tried if there are no buildings around a place. */
const WIDER_RADII_MILES = [100, 250, 1_000] as const;

/** The same parts with a wider radius. */
const widen = (parts: readonly Part[], radiusMiles: number): Part[] =>
  parts.map((part) =>
    'near' in part.condition && part.condition.near.radiusMiles < radiusMiles ? setRadius(part, part.condition, radiusMiles) : part,
  );

const isLocation = ({ kind }: Part) => kind === 'near' || kind === 'place' || kind === 'building';

/**
 * Lists sets of parts: all, then without one, with a wider radius, without two, the most important ones, without a location, and each part alone. Visitors
 * who search for a building in Houston expect buildings in Houston, with or without rail.
 */
function listAlternatives(parts: readonly Part[]): Part[][] {
  const byImportance = parts.toSorted((a, b) => importance[a.kind] - importance[b.kind]);
  const without = (...removed: Part[]) => parts.filter((part) => !removed.includes(part));
  const others = byImportance.filter((part) => !isLocation(part));
  const pairs = others
    .flatMap((one, index) => others.slice(index + 1).map((other) => [one, other] as const))
    .toSorted((a, b) => importance[a[0].kind] + importance[a[1].kind] - importance[b[0].kind] - importance[b[1].kind]);
  const sets = [
    [...parts],
    ...others.map((part) => without(part)),
    ...(parts.some((part) => part.kind === 'near') ? WIDER_RADII_MILES.map((miles) => widen(parts, miles)) : []),
    ...(parts.length > 2 ? pairs.slice(0, MAX_PAIRS).map((pair) => without(...pair)) : []),
    ...byImportance.filter(isLocation).map((part) => without(part)),
    // The most important parts. A place can contradict a radius around another one, so they are tried without the radius as well.
    ...byImportance.slice(3).flatMap((_part, index) => {
      const kept = byImportance.slice(index + 3);
      return [kept, kept.filter((part) => part.kind !== 'near')];
    }),
  ].slice(0, MAX_ALTERNATIVES - parts.length);
  return [...sets, ...byImportance.toReversed().map((part) => [part])].filter((set) => set.length > 0);
}
