import { graphql } from 'relay-runtime';
import type { FullWidthImageCard_block$key } from '#generated/FullWidthImageCard_block.graphql.ts';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { OverlappingCard } from './OverlappingCard.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** An image from edge to edge with a card that overlaps its lower corner. The card has its own background, so text never lies on the image. */
export function FullWidthImageCard({ block }: { block: FullWidthImageCard_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment FullWidthImageCard_block on SiteFullWidthImageCardBlock {
        attributes {
          title
          eyebrow
          text
          ground
          position
          caption
          image {
            ...Picture_image
          }
          link {
            ...LinkActions_link
          }
          secondaryLink {
            ...LinkActions_link
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.title) return null;
  return (
    <OverlappingCard
      ground={attributes.ground}
      position={attributes.position === 'end' ? 'end' : 'start'}
      image={attributes.image && <Picture image={attributes.image} sizes="100vw" />}
      caption={attributes.caption}
    >
      {attributes.eyebrow && <p className="label">{attributes.eyebrow}</p>}
      <h2>{attributes.title}</h2>
      <RichText profile="inline" as="p" html={attributes.text} />
      <LinkActions primary={attributes.link} secondary={attributes.secondaryLink} />
    </OverlappingCard>
  );
}
