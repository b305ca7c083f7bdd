/** Facts and contacts as documents show them, from the same functions as the pages. */
import type { Fact } from '#components/ui/numbers/FactGrid.tsx';
import { getMainFact, listOtherFacts } from '#components/ui/property/property-facts.ts';
import { toPlainText } from '#lib/html/to-plain-text.ts';
import { formatTelephone } from '#lib/format/telephone.ts';
import type { DocumentContact } from '#lib/pdf/contact-list.ts';
import type { DocumentFact, FactList } from '#lib/pdf/fact-list.ts';
import type { PropertyData, TeamMember } from './property-data.ts';

export function listDocumentFacts({ propertyFacts, propertyMeta, submarkets }: PropertyData): FactList {
  const facts = { ...propertyFacts, submarket: submarkets.nodes[0]?.name ?? null };
  const main = getMainFact(facts);
  return { main: main && toDocumentFact(main), facts: listOtherFacts(facts, propertyMeta?.propertyMeta ?? []).map(toDocumentFact) };
}

/** On paper, a measurement has both units: nothing can be switched there. */
function toDocumentFact({ name, value, unit, metric, note }: Fact): DocumentFact {
  const metricText = metric && [metric.value, metric.unit].filter(Boolean).join(' ');
  return { name, value, note: [unit, metricText, note].filter(Boolean).join(', ') };
}

export function toDocumentContacts(people: readonly TeamMember[] | null | undefined): DocumentContact[] {
  return (people ?? []).map(({ title, teamMeta }) => ({
    name: toPlainText(title),
    role: teamMeta?.title ?? '',
    phone: formatTelephone(teamMeta?.phone),
    email: teamMeta?.email ?? null,
  }));
}
