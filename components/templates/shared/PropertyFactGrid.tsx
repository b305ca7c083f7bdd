import type { readPropertyFacts_property$key } from '#generated/readPropertyFacts_property.graphql.ts';
import { FactGrid } from '#components/ui/numbers/FactGrid.tsx';
import { getMainFact, listOtherFacts } from '#components/ui/property/property-facts.ts';
import { readPropertyFacts } from './read-property-facts.ts';

/** All facts of a property in a grid: the available area, the other standard facts, and those from editors. */
export function PropertyFactGrid({ property }: { property: readPropertyFacts_property$key }) {
  const { facts, customFacts } = readPropertyFacts(property);
  return <FactGrid mainFact={getMainFact(facts)} facts={listOtherFacts(facts, customFacts)} />;
}
