import { graphql } from 'relay-runtime';
import type { HighlightsModule_block$key } from '#generated/HighlightsModule_block.graphql.ts';
import { NumberRows } from './NumberRows.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Large figures, each with a title and an explanation. */
export function HighlightsModule({ block }: { block: HighlightsModule_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment HighlightsModule_block on SiteHighlightsModuleBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          items {
            figure
            unit
            note
            title
            text
            link {
              url
              title
              target
            }
          }
        }
      }
    `,
    block,
  );
  const rows = (attributes?.items ?? []).filter(({ figure, title }) => figure || title);
  if (rows.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <NumberRows rows={rows} level={attributes?.title ? 3 : 2} />
    </Section>
  );
}
