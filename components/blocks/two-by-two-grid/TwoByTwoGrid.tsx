import { graphql } from 'relay-runtime';
import type { TwoByTwoGrid_block$key } from '#generated/TwoByTwoGrid_block.graphql.ts';
import { PictureTextCells } from './PictureTextCells.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** Four cells with text or images, from edge to edge of the page, in reading order. */
export function TwoByTwoGrid({ block }: { block: TwoByTwoGrid_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment TwoByTwoGrid_block on SiteTwoByTwoGridBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          cells {
            title
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
  const cells = (attributes?.cells ?? []).filter(({ title, text, image }) => title || text || image);
  if (cells.length === 0) return null;
  return (
    <Section ground={attributes?.ground} title={attributes?.title} text={attributes?.text} moreLink={attributes?.moreLink}>
      <PictureTextCells cells={cells} level={attributes?.title ? 3 : 2} />
    </Section>
  );
}
