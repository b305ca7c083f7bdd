/** The conditions of a search text on properties, and their relaxation if no property meets all of them. */
import DataLoader from 'dataloader';
import { type RawBuilder, sql } from 'kysely';
import { MILES_PER_DEGREE } from '#lib/map/distance.ts';
import type { RequestDb } from '../core/request-db.ts';
import { allOf, anyOf, lexeme } from './lexemes.ts';
import {
  getDistanceBetween,
  getFactConditions,
  hasFeatures,
  isNear,
  isNearRoad,
  type MinimumFact,
  type NearFilter,
} from './property-filter.ts';
import { hasCenter, listAlternatives } from './text-alternatives.ts';
import { interpretText, type InterpretedPart } from './text/interpret.ts';
import type { Quantity } from './text/quantity-syntax.ts';
import { splitSearchWords } from './text/tokens.ts';

export type TextPlan = {
  /** What is applied. */
  parts: readonly InterpretedPart[];
  /** What is not applied, because no property has it, or no property has all of it. */
  ignored: readonly string[];
  /** The ignored words such as "near me". */
  nearVisitor: string | null;
  /** Conditions on properties under the alias `p`. */
  conditions: readonly RawBuilder<unknown>[];
  /** The properties that meet them. Null without conditions. */
  ids: readonly number[] | null;
  /** Queries from the best matches to the worst. Properties that match none of them come last. */
  tiers: readonly string[];
  near: NearFilter | null;
  place: string | null;
  /** The place, as typed, around which the search looks farther, because no property there has everything. */
  widened: string | null;
  /** Properties with a unit of this size come before those with a similar one. */
  aboutSquareFeet: number | null;
  /** If no property has a unit of about this size, those with the most similar units come first. */
  nearestSquareFeet: number | null;
  /** If no property has enough of this fact, those with the most come first. */
  greatest: MinimumFact | null;
  /** The order that the text asks for. */
  order: Quantity['order'] | null;
  /** URIs of pages that the text may be looking for. */
  pages: readonly string[];
};

export type TextPlanLoader = DataLoader<string, TextPlan>;

export function createTextPlanLoader(requestDb: RequestDb): TextPlanLoader {
  return new DataLoader((texts) => Promise.all(texts.map((text) => planText(requestDb, text))));
}

async function planText(requestDb: RequestDb, text: string): Promise<TextPlan> {
  const { parts, unknown, excluded, nearVisitor } = await interpretText(requestDb, text);
  const { applied, widened, ids } = await selectParts(requestDb, parts);
  const used = new Set([...applied.map((part) => part.text), ...widened]);
  const dropped = parts.map((part) => part.text).filter((typed) => !used.has(typed));
  // A text that means nothing to any property finds none. All properties would look like its results.
  const findsNothing = applied.length === 0 && unknown.length + dropped.length > 0;
  const plan = toConditions(applied);
  return {
    ...plan,
    ...(findsNothing && { conditions: [sql`false`] }),
    ids: findsNothing ? [] : ids,
    parts: applied,
    ignored: [...unknown, ...dropped, ...excluded, ...(nearVisitor === null ? [] : [nearVisitor])],
    nearVisitor,
    widened: widened.join(' ') || null,
    pages: parts.flatMap(({ page }) => page ?? []),
  };
}

function toConditions(
  parts: readonly InterpretedPart[],
): Omit<TextPlan, 'ids' | 'parts' | 'ignored' | 'nearVisitor' | 'widened' | 'pages'> {
  const conditions = parts.map((part) => part.condition);
  const words = conditions.flatMap((condition) => ('queries' in condition ? [condition.queries] : []));
  const places = conditions.flatMap((condition) => ('nearRoad' in condition ? (condition.placeQuery ?? []) : []));
  const nearest = conditions.flatMap((condition) => ('near' in condition ? [condition] : []))[0];
  const quantities = conditions.filter((condition) => 'facts' in condition);
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
    aboutSquareFeet: quantities.find(({ aboutSquareFeet }) => aboutSquareFeet !== undefined)?.aboutSquareFeet ?? null,
    nearestSquareFeet: quantities.find(({ nearestSquareFeet }) => nearestSquareFeet !== undefined)?.nearestSquareFeet ?? null,
    greatest: quantities.find(({ greatest }) => greatest !== undefined)?.greatest ?? null,
    order: quantities.find(({ order }) => order !== undefined)?.order ?? null,
  };
}

/** The query of the name that several parts make up, such as "Northport" and "3". */
function getNameQueries(parts: readonly InterpretedPart[]): string[] {
  const typed = parts.flatMap((part) => ('queries' in part.condition ? splitSearchWords(part.text) : []));
  return parts.length > 1 && parts.some(({ kind }) => kind === 'building')
    ? [lexeme('exact:', typed.map(({ word }) => word).join(' '))]
    : [];
}

/** All words are one query, so that PostgreSQL reads the index of documents once. */
function getConditions(parts: readonly InterpretedPart[]): RawBuilder<unknown>[] {
  const words = parts.flatMap(({ condition }) => ('queries' in condition ? [condition.queries.any] : []));
  const others = parts.flatMap(({ condition }) => {
    if ('nearRoad' in condition) return [isNearRoadOrPlace(condition)];
    if ('queries' in condition) return [];
    if ('features' in condition) return [hasFeatures(condition.features)];
    if ('excluded' in condition) return [isExcluded(condition)];
    if ('aroundQuery' in condition) return [isAround(condition)];
    return 'near' in condition ? isNear(condition.near) : getFactConditions(condition.facts);
  });
  return [...(words.length > 0 ? [sql`p.search_vector @@ ${allOf(words)}::tsquery`] : []), ...others];
}

function isExcluded({ excluded }: Extract<InterpretedPart['condition'], { excluded: unknown }>): RawBuilder<unknown> {
  return 'features' in excluded
    ? sql`not ${hasFeatures(excluded.features)}`
    : sql`not p.search_vector @@ ${excluded.queries.value}::tsquery`;
}

/** A submarket with the name of the road may extend farther from it. */
function isNearRoadOrPlace({ nearRoad, placeQuery }: Extract<InterpretedPart['condition'], { nearRoad: unknown }>): RawBuilder<unknown> {
  const near = isNearRoad(nearRoad);
  return placeQuery === null ? near : sql`(${near} or p.search_vector @@ ${placeQuery}::tsquery)`;
}

/** The parts that are applied, the places, as typed, whose surroundings are searched instead, and the properties that meet the parts. */
type Selection = { applied: readonly InterpretedPart[]; widened: readonly string[]; ids: readonly number[] | null };
type Center = { latitude: number; longitude: number };

/** Chooses the most important parts that a property meets at the same time. */
async function selectParts(requestDb: RequestDb, parts: readonly InterpretedPart[]): Promise<Selection> {
  if (parts.length === 0) return { applied: parts, widened: [], ids: null };
  const alternatives = listAlternatives(parts);
  const words = [...new Set(parts.flatMap(({ corrected = [] }) => corrected))];
  const conditions = alternatives.flat().map(({ condition }) => condition);
  const around = conditions.find((condition) => 'aroundQuery' in condition);
  // The center is computed only if some part is not met.
  const [found] = await requestDb.rows(sql<{ met: string | null; used: string[]; center: Center | null }>`
    ${around ? sql`with center as materialized (${selectCenter(around.aroundQuery)})` : sql``}
    select first.met, ${selectUsedWords(words)} as used,
      ${around ? sql`case when first.met not like '0:%' then (select to_jsonb(c) from center c) end` : sql`null`} as center
    from (select ${selectFirstMet(alternatives)} as met offset 0) first`);
  const used = new Set(found?.used);
  const [index, ids] = found?.met?.split(':') ?? [];
  const chosen = index === undefined ? [] : (alternatives[Number(index)] ?? []);
  const places = chosen.some((part) => 'aroundQuery' in part.condition) ? parts.filter(hasCenter) : [];
  const nearby = chosen.filter((part) => 'near' in part.condition && !parts.includes(part));
  return {
    applied: chosen.map((part) => removeUnusedCorrections(locate(part, found?.center ?? null), used)),
    widened: [...places, ...nearby].map(({ text }) => text),
    ids: ids?.split(',').map(Number) ?? null,
  };
}

/** Replaces the center of the properties at a place by its location. */
function locate(part: InterpretedPart, center: Center | null): InterpretedPart {
  const { condition } = part;
  if (!('aroundQuery' in condition) || !center) return part;
  return { ...part, condition: { near: { ...center, radiusMiles: condition.radiusMiles }, place: condition.place } };
}

/** In degrees. Submarkets of several markets can have the same name, such as "Central", and no center. */
const MAX_EXTENT = 5;

const selectCenter = (query: string) =>
  sql`select avg(q.latitude) as latitude, avg(q.longitude) as longitude from property_facts q where q.search_vector @@ ${query}::tsquery
    having greatest(max(q.latitude) - min(q.latitude), max(q.longitude) - min(q.longitude)) <= ${MAX_EXTENT}`;

/** All alternatives have the same center. The distance is measured only within a box, which can use the index. */
const isAround = ({ radiusMiles }: { radiusMiles: number }): RawBuilder<unknown> =>
  sql`p.id in (
    select q.id from center c join property_facts q
      on q.latitude between c.latitude - ${radiusMiles / MILES_PER_DEGREE}::float8 and c.latitude + ${radiusMiles / MILES_PER_DEGREE}::float8
    where ${getDistanceBetween(sql.ref('q'), sql.ref('c'))} <= ${radiusMiles}::float8)`;

/** Selects the first alternative that a property meets, and the properties, as in `2:115,240`. One text is faster to read than many rows. */
const selectFirstMet = (alternatives: readonly InterpretedPart[][]) =>
  sql`coalesce(${sql.join(
    alternatives.map(
      (alternative, index) =>
        sql`(select ${`${index}:`}::text || string_agg(p.id::text, ',') from property_facts p where ${sql.join([sql`true`, ...getConditions(alternative)], sql` and `)})`,
    ),
  )})`;

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
function removeUnusedCorrections(part: InterpretedPart, used: ReadonlySet<string>): InterpretedPart {
  if (!part.corrected) return part;
  const corrected = part.corrected.filter((word) => used.has(word));
  return { ...part, corrected, label: corrected.join(' or ') };
}
