import { graphql } from 'relay-runtime';
import type { BeforeAfterSlide_block$key } from '#generated/BeforeAfterSlide_block.graphql.ts';
import { ComparisonSlider } from '#components/ui/media/ComparisonSlider.tsx';
import { DimensionLabel } from '#components/ui/drawings/DimensionLabel.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';

/** A before-and-after comparison of two images. Shows nothing if either image is missing. */
export function BeforeAfterSlide({ block }: { block: BeforeAfterSlide_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment BeforeAfterSlide_block on SiteBeforeAfterSlideBlock {
        attributes {
          title
          text
          ground
          beforeLabel
          afterLabel
          dimension
          dimensionNote
          beforeImage {
            ...Picture_image
          }
          afterImage {
            ...Picture_image
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.beforeImage || !attributes.afterImage) return null;
  return (
    <Section ground={attributes.ground} title={attributes.title} text={attributes.text}>
      <ComparisonSlider
        before={attributes.beforeImage}
        after={attributes.afterImage}
        beforeLabel={attributes.beforeLabel ?? 'Before'}
        afterLabel={attributes.afterLabel ?? 'After'}
      />
      {attributes.dimension && <DimensionLabel value={attributes.dimension} note={attributes.dimensionNote} />}
    </Section>
  );
}
