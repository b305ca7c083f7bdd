import { graphql } from 'relay-runtime';
import type { ImageHero_block$key } from '#generated/ImageHero_block.graphql.ts';
import { DimensionLabel } from '#components/ui/drawings/DimensionLabel.tsx';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './ImageHero.module.css';

/** A page header: the title in full width, the image from the fourth column to the right edge, the text in the first three columns. */
export function ImageHero({ block, headingLevel }: Pick<BlockProps, 'headingLevel'> & { block: ImageHero_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment ImageHero_block on SiteImageHeroBlock {
        attributes {
          eyebrow
          title
          text
          caption
          captionDetail
          focalPoint
          dimension
          dimensionNote
          image {
            ...Picture_image
          }
          primaryLink {
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
  if (!attributes?.title || !attributes.image) return null;
  const { eyebrow, title, text, caption, captionDetail, dimension } = attributes;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.hero}>
      <Heading className={styles.title}>{title}</Heading>
      <div className={styles.body}>
        {eyebrow && <p className="label">{eyebrow}</p>}
        <RichText className={styles.text} profile="inline" as="p" html={text} />
        <LinkActions primary={attributes.primaryLink} secondary={attributes.secondaryLink} />
      </div>
      <figure className={styles.image}>
        <Picture
          image={attributes.image}
          sizes="(width >= 60rem) 76vw, 100vw"
          priority={headingLevel === 1}
          focalPoint={attributes.focalPoint}
        />
        {dimension && <DimensionLabel value={dimension} note={attributes.dimensionNote} />}
        {(caption || captionDetail) && (
          <figcaption className={`${styles.caption} label`}>
            <span>{caption}</span> <span>{captionDetail}</span>
          </figcaption>
        )}
      </figure>
    </section>
  );
}
