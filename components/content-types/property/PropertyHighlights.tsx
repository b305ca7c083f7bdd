import { graphql } from 'relay-runtime';
import type { PropertyHighlights_property$key } from '#generated/PropertyHighlights_property.graphql.ts';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { HighlightList } from '#components/ui/text/HighlightList.tsx';
import { readFragment } from '#lib/relay/server.ts';
import printLayout from './PrintLayout.module.css';

/** Reasons for a tenant to choose the property. */
export function PropertyHighlights({ property }: { property: PropertyHighlights_property$key }) {
  const { propertyFacts } = readFragment(
    graphql`
      fragment PropertyHighlights_property on Property {
        propertyFacts {
          highlights {
            title
            text
          }
        }
      }
    `,
    property,
  );
  const highlights = (propertyFacts?.highlights ?? []).filter(({ title }) => title);
  if (highlights.length === 0) return null;
  return (
    <PageSheet id="highlights" className={printLayout.highlights}>
      <SectionHeader title="Highlights" />
      <HighlightList items={highlights} />
    </PageSheet>
  );
}
