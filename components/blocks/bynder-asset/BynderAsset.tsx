import { graphql } from 'relay-runtime';
import type { BynderAsset_block$key } from '#generated/BynderAsset_block.graphql.ts';
import { AssetPicture } from '#components/ui/AssetPicture.tsx';
import { EmbedFrame } from '#components/ui/EmbedFrame.tsx';
import { GoLink } from '#components/ui/GoLink.tsx';
import { Plate, plateSizes, toPlateAlign } from '#components/ui/Plate.tsx';
import { Section } from '#components/ui/Section.tsx';
import { readEmbed } from '#lib/embed/embed.ts';
import { readEnv } from '#lib/env/env.ts';
import { readAsset } from '#lib/media/asset.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A picture, video or document of the digital asset manager, as its picker saved it. What is not on a host ASSET_HOSTS names is not shown. */
export function BynderAsset({ block }: { block: BynderAsset_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment BynderAsset_block on SiteBynderAssetBlock {
        attributes {
          assetId
          name
          type
          alt
          originalUrl
          originalWidth
          originalHeight
          derivatives {
            name
            url
            width
            height
          }
          caption
          captionDetail
          align
          ground
        }
      }
    `,
    block,
  );
  const asset = attributes && readAsset(attributes, readEnv().ASSET_HOSTS);
  if (!asset) return null;
  const align = toPlateAlign(attributes.align);
  const video = asset.type === 'video' ? readEmbed(asset.original) : null;
  return (
    <Section ground={attributes.ground}>
      <Plate
        align={align}
        caption={attributes.caption}
        detail={attributes.captionDetail}
        aside={asset.type !== 'image' && !video && asset.original && <GoLink href={asset.original}>{asset.name}</GoLink>}
      >
        {video ? (
          <EmbedFrame embed={video} title={asset.alt || asset.name} posterAddress={asset.picture?.src} />
        ) : (
          <AssetPicture asset={asset} sizes={plateSizes[align]} />
        )}
      </Plate>
    </Section>
  );
}
