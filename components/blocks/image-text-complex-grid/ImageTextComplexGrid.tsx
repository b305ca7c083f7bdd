import { graphql } from 'relay-runtime';
import type { ImageTextComplexGrid_block$key } from '#generated/ImageTextComplexGrid_block.graphql.ts';
import { AlternatingRows } from './AlternatingRows.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Images and text in alternating layouts: a wide image first, a tall image last, wide images in between. */
export function ImageTextComplexGrid({ block }: { block: ImageTextComplexGrid_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment ImageTextComplexGrid_block on SiteImageTextComplexGridBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          items {
            title
            eyebrow
            text
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
  const items = (attributes?.items ?? []).flatMap((item) => (item.title ? [{ ...item, title: item.title }] : []));
  if (items.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <AlternatingRows items={items} level={attributes?.title ? 3 : 2} />
    </Section>
  );
}
