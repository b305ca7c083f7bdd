import { graphql } from 'relay-runtime';
import type { PropertyHighlights_layout$key } from '#generated/PropertyHighlights_layout.graphql.ts';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { HighlightList } from './HighlightList.tsx';

/** The highlights of a property. */
export function PropertyHighlights({ layout }: { layout: PropertyHighlights_layout$key }) {
  const { title, highlights } = readFragment(
    graphql`
      fragment PropertyHighlights_layout on PropertyPage_Propertypages_Blocks_Highlights {
        title
        highlights {
          title
          subtitle
        }
      }
    `,
    layout,
  );
  if (!highlights?.length) return null;
  return (
    <PageSheet>
      <SectionHeader title={title ?? 'Highlights'} />
      <HighlightList items={highlights.map((item) => ({ title: item.title, text: item.subtitle }))} />
    </PageSheet>
  );
}
