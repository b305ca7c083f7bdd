import { graphql } from 'relay-runtime';
import type { ServiceList_block$key } from '#generated/ServiceList_block.graphql.ts';
import { ActionRows } from '#components/ui/navigation/ActionRows.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Services in rows next to the heading. Each row links to the page of the service. */
export function ServiceList({ block }: { block: ServiceList_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment ServiceList_block on SiteServiceListBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          items {
            icon
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
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink} heading="beside">
      <ActionRows rows={rows} level={attributes?.title ? 3 : 2} />
    </Section>
  );
}
