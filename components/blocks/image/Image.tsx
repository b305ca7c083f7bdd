import { graphql } from 'relay-runtime';
import type { Image_block$key } from '#generated/Image_block.graphql.ts';
import { DimensionLabel } from '#components/ui/drawings/DimensionLabel.tsx';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { FigureFrame, figureSizes, parseFigureAlign } from '#components/ui/media/FigureFrame.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { readFragment } from '#lib/relay/server.ts';
import styles from './Image.module.css';

const ratios = ['wide', 'standard', 'square'] as const;

/** One image as a figure. Its caption is placed in the columns that the image leaves free. */
export function Image({ block }: { block: Image_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment Image_block on SiteImageBlock {
        attributes {
          align
          ratio
          ground
          caption
          captionDetail
          focalPoint
          dimension
          dimensionNote
          image {
            ...Picture_image
          }
          siteLink: link {
            ...LinkActions_link
          }
        }
      }
    `,
    block,
  );
  if (!attributes?.image) return null;
  const { caption, captionDetail, dimension, dimensionNote, siteLink } = attributes;
  const align = parseFigureAlign(attributes.align);
  const ratio = ratios.find((name) => name === attributes.ratio);
  return (
    <Section ground={attributes.ground}>
      <FigureFrame
        align={align}
        caption={caption}
        detail={captionDetail}
        extra={siteLink && <LinkActions primary={siteLink} variant="plain" />}
      >
        <Picture
          image={attributes.image}
          sizes={figureSizes[align]}
          focalPoint={attributes.focalPoint}
          className={ratio && styles[ratio]}
        />
        {dimension && <DimensionLabel value={dimension} note={dimensionNote} />}
      </FigureFrame>
    </Section>
  );
}
