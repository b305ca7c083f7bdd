import { graphql } from 'relay-runtime';
import type { Partners_block$key } from '#generated/Partners_block.graphql.ts';
import { CellGrid } from '#components/ui/containers/CellGrid.tsx';
import { chooseColumnCount } from '#components/ui/containers/column-count.ts';
import { Partner } from './Partner.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Partners by logo, or by name if there is no logo. */
export function Partners({ block }: { block: Partners_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment Partners_block on SitePartnersBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          items {
            name
            role
            link {
              url
              title
              target
            }
            image {
              ...Picture_image
            }
          }
        }
      }
    `,
    block,
  );
  const partners = (attributes?.items ?? []).flatMap((item) => (item.name ? [{ ...item, name: item.name }] : []));
  if (partners.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <CellGrid columns={chooseColumnCount(partners.length, [4, 3])}>
        {partners.map((partner, index) => (
          <Partner key={index} {...partner} />
        ))}
      </CellGrid>
    </Section>
  );
}
