import { graphql } from 'relay-runtime';
import type { BynderGallery_block$key } from '#generated/BynderGallery_block.graphql.ts';
import { AssetPicture } from '#components/ui/media/AssetPicture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import { readEnv } from '#lib/env/env.ts';
import { parseAsset } from '#lib/media/asset.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './BynderGallery.module.css';

/** A justified gallery: all rows end at the same edge, regardless of the aspect ratios of the images. Each image links to its original. */
export function BynderGallery({ block }: { block: BynderGallery_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment BynderGallery_block on SiteBynderGalleryBlock {
        attributes {
          title
          text
          ground
          moreLink {
            ...Section_link
          }
          assets {
            assetId
            name
            type
            alt
            originalUrl
            originalWidth
            originalHeight
            caption
            derivatives {
              name
              url
              width
              height
            }
          }
        }
      }
    `,
    block,
  );
  const { ASSET_HOSTS } = readEnv();
  const assets = (attributes?.assets ?? []).flatMap((saved) => {
    const asset = parseAsset(saved, ASSET_HOSTS);
    return asset ? [{ asset, caption: saved.caption }] : [];
  });
  if (!attributes || assets.length === 0) return null;
  return (
    <Section ground={attributes.ground} title={attributes.title} text={attributes.text} moreLink={attributes.moreLink}>
      <ul className={styles.rows}>
        {assets.map(({ asset, caption }, index) => (
          <li key={index}>
            <figure>
              <AssetPicture asset={asset} sizes="(width >= 48rem) 34vw, 100vw" className={styles.image} />
              <figcaption className={styles.caption}>
                <RichText profile="inline" html={caption} />
                {asset.originalUrl && (
                  <SmartLink className="label" href={asset.originalUrl}>
                    {asset.name}
                  </SmartLink>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
