import { graphql } from 'relay-runtime';
import type { SliderHero_block$key } from '#generated/SliderHero_block.graphql.ts';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Slides } from './Slides.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';

export function SliderHero({ block, headingLevel }: Pick<BlockProps, 'headingLevel'> & { block: SliderHero_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment SliderHero_block on SiteSliderHeroBlock {
        attributes {
          label
          slides {
            title
            text
            caption
            captionDetail
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
      }
    `,
    block,
  );
  const slides = (attributes?.slides ?? []).filter((slide) => slide.title);
  if (slides.length === 0) return null;
  return (
    <Slides
      label={attributes?.label ?? 'Introduction'}
      level={headingLevel}
      slides={slides.map((slide, index) => ({
        title: slide.title,
        text: <RichText profile="inline" as="p" html={slide.text} />,
        image: slide.image,
        annotations: slide.annotations,
        caption: [slide.caption, slide.captionDetail],
        actions: <LinkActions primary={slide.primaryLink} secondary={slide.secondaryLink} variant={index === 0 ? 'signal' : 'plain'} />,
      }))}
    />
  );
}
