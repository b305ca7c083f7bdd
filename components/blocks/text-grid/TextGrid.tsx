import { graphql } from 'relay-runtime';
import type { TextGrid_block$key } from '#generated/TextGrid_block.graphql.ts';
import { Section } from '#components/ui/sections/Section.tsx';
import { TextColumns } from './TextColumns.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Short paragraphs of text in columns below the heading. */
export function TextGrid({ block }: { block: TextGrid_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment TextGrid_block on SiteTextGridBlock {
        attributes {
          title
          text
          columns
          ground
          moreLink {
            ...Section_link
          }
          items {
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
  const items = (attributes?.items ?? []).filter(({ title, text }) => title || text);
  if (items.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <TextColumns items={items} columns={attributes?.columns} level={attributes?.title ? 3 : 2} />
    </Section>
  );
}
