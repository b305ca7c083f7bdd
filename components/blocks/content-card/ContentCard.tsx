import { graphql } from 'relay-runtime';
import type { ContentCard_block$key } from '#generated/ContentCard_block.graphql.ts';
import { PictureCard } from '#components/blocks/content-card/PictureCard.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A card with an image, a title, text, and a link. In a narrow grid cell, the image is above the text. */
export function ContentCard({ block, blockContext }: Pick<BlockProps, 'blockContext'> & { block: ContentCard_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment ContentCard_block on SiteContentCardBlock {
        attributes {
          title
          eyebrow
          text
          ground
          link {
            url
            title
            target
          }
          imagePosition
          image {
            ...Picture_image
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.title) return null;
  return (
    <Section ground={attributes.ground}>
      <PictureCard
        {...attributes}
        title={attributes.title}
        flip={attributes.imagePosition === 'end'}
        level={2}
        isNarrow={blockContext.isInColumn === true}
      />
    </Section>
  );
}
