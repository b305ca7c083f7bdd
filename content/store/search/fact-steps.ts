/** Counts the properties that have at least a number of something: clear height, doors, stalls, power. */
import { type RawBuilder, sql } from 'kysely';
import { factSteps, type SteppedFact, steppedFacts } from '#lib/property-search/fact-steps.ts';
import { getFactConditions, type PropertyFilter } from './property-filter.ts';

/** Bits of each fact in `property_facts.fact_steps`, in the order of `factSteps` (migration 0040-property-details). */
const BITS = 3;

/** The filter without the filters by stepped facts. */
export function omitStepFilters(filter: PropertyFilter): PropertyFilter {
  return Object.fromEntries(Object.entries(filter).filter(([name]) => !steppedFacts.includes(name as SteppedFact)));
}

/**
 * Selects rows of fact, step, count and 0. The counts of a fact ignore the filter by the same fact. All properties are read once, and grouped by their steps
 * and by the filters that they do not match.
 * @param conditions all conditions without the filters by stepped facts
 */
export function countSteps(filter: PropertyFilter, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown>[] {
  const unmet = steppedFacts.flatMap((fact, index) => {
    const facts = filter[fact] === undefined ? [] : getFactConditions({ [fact]: filter[fact] });
    return facts.length === 0 ? [] : [sql`case when ${sql.join(facts, sql` and `)} then 0 else ${2 ** index}::int end`];
  });
  const groups = sql`(
    select p.fact_steps as steps, ${unmet.length > 0 ? sql.join(unmet, sql` + `) : sql`0`} as unmet, count(*) as count
    from property_facts p where ${sql.join(conditions, sql` and `)} group by 1, 2)`;
  const steps = steppedFacts.flatMap((fact, index) => factSteps[fact].map((value, step) => ({ fact, index, value, step: step + 1 })));
  return [
    sql`select s.fact, s.value::text, sum(c.count), 0 from ${groups} c
      join unnest(${steps.map(({ fact }) => fact)}::text[], ${steps.map(({ index }) => index)}::int[], ${steps.map(({ value }) => value)}::int[], ${steps.map(({ step }) => step)}::int[]) as s(fact, index, value, step)
        on ((c.steps >> (s.index * ${BITS}::int)) & 7) >= s.step and (c.unmet & ~(1 << s.index)) = 0
      group by 1, 2`,
  ];
}
