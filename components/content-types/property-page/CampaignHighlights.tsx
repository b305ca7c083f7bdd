import { graphql } from 'relay-runtime';
import type { CampaignHighlights_layout$key } from '#generated/CampaignHighlights_layout.graphql.ts';
import { SectionHeader } from '#components/ui/sections/SectionHeader.tsx';
import { PageSheet } from '#components/ui/sections/PageSheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { HighlightList } from '#components/ui/text/HighlightList.tsx';

/** The highlights of a property. */
export function CampaignHighlights({ layout }: { layout: CampaignHighlights_layout$key }) {
  const { title, highlights } = readFragment(
    graphql`
      fragment CampaignHighlights_layout on PropertyPage_Propertypages_Blocks_Highlights {
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
