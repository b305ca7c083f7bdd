import { graphql } from 'relay-runtime';
import type { PageHero_block$key } from '#generated/PageHero_block.graphql.ts';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

const variants = ['default', 'split', 'image', 'compact'] as const;

export function PageHero({ block, headingLevel }: Pick<BlockProps, 'headingLevel'> & { block: PageHero_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment PageHero_block on SitePageHeroBlock {
        attributes {
          variant
          eyebrow
          title
          text
          caption
          captionDetail
          focalPoint
          image {
            ...Picture_image
          }
          primaryLink {
            ...LinkActions_link
          }
          secondaryLink {
            ...LinkActions_link
          }
          annotations {
            kind
            label
            x1
            y1
            x2
            y2
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.title) return null;
  return (
    <Hero
      variant={variants.find((variant) => variant === attributes.variant) ?? 'default'}
      eyebrow={attributes.eyebrow}
      title={attributes.title}
      level={headingLevel}
      image={attributes.image}
      focalPoint={attributes.focalPoint}
      annotations={attributes.annotations}
      caption={[attributes.caption, attributes.captionDetail]}
      actions={<LinkActions primary={attributes.primaryLink} secondary={attributes.secondaryLink} />}
    >
      <RichText profile="inline" as="p" html={attributes.text} />
    </Hero>
  );
}
