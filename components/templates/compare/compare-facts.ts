import type { Fact } from '#components/ui/numbers/FactGrid.tsx';
import { listOtherFacts, type PropertyFacts } from '#components/ui/property/property-facts.ts';
import { formatArea } from '#lib/format/measure.ts';

type CustomFacts = Parameters<typeof listOtherFacts>[1];
export type ComparedProperty = { facts: PropertyFacts; customFacts?: CustomFacts };

/** One fact of all compared properties. */
export type ComparedFact = {
  name: string;
  /** One for each property, in their order; null if it does not state the fact. */
  values: (Fact | null)[];
  /** Whether the properties do not all have the same value. */
  differs: boolean;
};

/** Names that depend on the number of things or on the day. A comparison has one row for both. */
const commonNames: ReadonlyMap<string, string> = new Map([
  ['Truck court', 'Truck courts'],
  ['Completion', 'Year built'],
]);

/** The facts of several properties, one row for each fact that at least one of them states. */
export function listComparedFacts(properties: readonly ComparedProperty[]): ComparedFact[] {
  const lists = properties.map(listFacts);
  return mergeNames(lists.map((facts) => facts.map(({ name }) => name))).map((name) => {
    const values = lists.map((list, index) => list.find((fact) => fact.name === name) ?? getUsualFact(name, properties[index]?.facts));
    return { name, values, differs: new Set(values.map((fact) => fact?.value.toLowerCase())).size > 1 };
  });
}

/** The areas come first and are always listed, because they are what tenants compare. */
function listFacts({ facts, customFacts }: ComparedProperty): Fact[] {
  const { availableSquareFeet, totalSquareFeet } = facts;
  const others = listOtherFacts(facts, customFacts).filter(({ name }) => name !== 'Building area');
  return [
    availableSquareFeet ? toAreaFact('Available', availableSquareFeet) : { name: 'Available', value: 'None' },
    ...(totalSquareFeet ? [toAreaFact('Building area', totalSquareFeet)] : []),
    ...others.map((fact) => ({ ...fact, name: commonNames.get(fact.name) ?? fact.name })),
  ];
}

/** Facts of space that can be leased. */
const leasableFacts: ReadonlySet<string> = new Set(['Available from', 'Asking rent', 'Divisible to']);

/** Usual values, which the page of a single building leaves out. A comparison shows them if another building differs. */
function getUsualFact(name: string, facts: PropertyFacts = {}): Fact | null {
  const { floors, rail, refrigeratedSquareFeet, availableSquareFeet, divisibleSquareFeet } = facts;
  if (name === 'Floors' && floors === 1) return { name, value: '1' };
  if (name === 'Rail' && rail === false) return { name, value: 'None' };
  if (name === 'Refrigerated' && refrigeratedSquareFeet === 0) return { name, value: 'None' };
  // A leased building has no day on which its space is available, no rent, and no parts.
  if (availableSquareFeet === 0 && leasableFacts.has(name)) return { name, value: 'Not available' };
  if (name === 'Divisible to' && divisibleSquareFeet) return { name, value: 'Not divisible' };
  return null;
}

function toAreaFact(name: string, squareFeet: number): Fact {
  const { us, metric } = formatArea(squareFeet);
  return { name, value: us, metric: { value: metric } };
}

/** All names, in an order that keeps each list's own: a name that the lists before do not have precedes the next name that they have. */
function mergeNames(lists: readonly (readonly string[])[]): string[] {
  const names: string[] = [];
  for (const list of lists) {
    let end = names.length;
    for (const name of list.toReversed()) {
      const index = names.indexOf(name);
      if (index === -1) names.splice(end, 0, name);
      else end = index;
    }
  }
  return names;
}
