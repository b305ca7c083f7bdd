import { graphql } from 'relay-runtime';
import type { CtaList_block$key } from '#generated/CtaList_block.graphql.ts';
import { ActionRows } from '#components/ui/navigation/ActionRows.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Calls to action in a column, in large type. The first one can be highlighted in the accent color. */
export function CtaList({ block }: { block: CtaList_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CtaList_block on SiteCtaListBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          signal
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
  const rows = (attributes?.items ?? []).flatMap((item) => (item.title ? [{ ...item, title: item.title }] : []));
  if (rows.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <ActionRows rows={rows} level={attributes?.title ? 3 : 2} large firstIsSignal={attributes?.signal === true} />
    </Section>
  );
}
