import { graphql } from 'relay-runtime';
import type { BynderAsset_block$key } from '#generated/BynderAsset_block.graphql.ts';
import { AssetPicture } from '#components/ui/media/AssetPicture.tsx';
import { EmbedFrame } from '#components/ui/media/EmbedFrame.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { FigureFrame, figureSizes, parseFigureAlign } from '#components/ui/media/FigureFrame.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { parseEmbedUrl } from '#lib/embed/embed.ts';
import { readEnv } from '#lib/env/env.ts';
import { parseAsset } from '#lib/media/asset.ts';
import { readFragment } from '#lib/relay/server.ts';

/** An image, video, or document from the digital asset manager. Assets from hosts that ASSET_HOSTS does not list are not shown. */
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
  const asset = attributes && parseAsset(attributes, readEnv().ASSET_HOSTS);
  if (!asset) return null;
  const align = parseFigureAlign(attributes.align);
  const video = asset.type === 'video' ? parseEmbedUrl(asset.originalUrl) : null;
  return (
    <Section ground={attributes.ground}>
      <FigureFrame
        align={align}
        caption={attributes.caption}
        detail={attributes.captionDetail}
        extra={asset.type !== 'image' && !video && asset.originalUrl && <ArrowLink href={asset.originalUrl}>{asset.name}</ArrowLink>}
      >
        {video ? (
          <EmbedFrame embed={video} title={asset.alt || asset.name} posterUrl={asset.image?.src} />
        ) : (
          <AssetPicture asset={asset} sizes={figureSizes[align]} />
        )}
      </FigureFrame>
    </Section>
  );
}
