import { graphql } from 'relay-runtime';
import type { PropertyHighlights_layout$key } from '#generated/PropertyHighlights_layout.graphql.ts';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { Sheet } from '#components/ui/Sheet.tsx';
import { readFragment } from '#lib/relay/server.ts';
import { Highlights } from '../shared/Highlights.tsx';

/** What speaks for the property. */
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
    <Sheet>
      <SectionHead title={title ?? 'Highlights'} />
      <Highlights items={highlights.map((item) => ({ title: item.title, text: item.subtitle }))} />
    </Sheet>
  );
}
