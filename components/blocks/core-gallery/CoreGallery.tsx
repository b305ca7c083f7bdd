import { graphql } from 'relay-runtime';
import type { CoreGallery_block$key } from '#generated/CoreGallery_block.graphql.ts';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { classifyHref } from '#lib/html/safe-href.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './CoreGallery.module.css';

/** The styles have a class for each number of columns. */
const MAX_COLUMNS = 8;
/** The number of columns that fit into the text column if the block has no number of its own. */
const DEFAULT_COLUMNS = 2;

/** A set of images. Since WordPress 5.9, the images are inner blocks. Before, they were saved in the `images` attribute. */
export function CoreGallery({
  block,
  children,
  renderInnerBlocks,
}: Pick<BlockProps, 'children' | 'renderInnerBlocks'> & { block: CoreGallery_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment CoreGallery_block on CoreGalleryBlock {
        attributes {
          ... on CoreGalleryBlockAttributes {
            caption
            imageCrop
            anchor
            galleryColumns: columns
            align
            images {
              url
              alt
              caption
            }
          }
        }
      }
    `,
    block,
  );
  const savedImages = (attributes?.images ?? []).flatMap((image) => {
    const link = classifyHref(image?.url);
    return link ? [{ ...image, src: link.href }] : [];
  });
  if (!children && savedImages.length === 0) return null;
  const columns = Math.round(attributes?.galleryColumns ?? 0);
  const hasColumns = columns >= 1 && columns <= MAX_COLUMNS;
  return (
    <figure
      className={getPresetClass(
        attributes,
        styles.gallery,
        attributes?.imageCrop !== false && styles.cropped,
        hasColumns && styles[`columns-${columns}`],
      )}
      id={attributes?.anchor || undefined}
    >
      <div className={styles.grid}>
        {(children && renderInnerBlocks({ galleryColumns: hasColumns ? columns : DEFAULT_COLUMNS })) ??
          savedImages.map((image, index) => (
            <figure key={index}>
              <img src={image.src} alt={image.alt ?? ''} loading="lazy" decoding="async" />
              <RichText as="figcaption" className="label" profile="inline" html={image.caption} />
            </figure>
          ))}
      </div>
      <RichText as="figcaption" className="label" profile="inline" html={attributes?.caption} />
    </figure>
  );
}
