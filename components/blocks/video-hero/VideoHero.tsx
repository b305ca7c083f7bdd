import { graphql } from 'relay-runtime';
import type { VideoHero_block$key } from '#generated/VideoHero_block.graphql.ts';
import { Hero } from '#components/ui/sections/Hero.tsx';
import { LinkActions } from '#components/ui/core/LinkActions.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SilentVideo } from './SilentVideo.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';
import type { BlockProps } from '#lib/blocks/block-props.ts';
import { parseEmbedUrl } from '#lib/embed/embed.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A page header with a silent video. The poster image is always shown first. Visitors who prefer reduced motion see only the poster. */
export function VideoHero({ block, headingLevel }: Pick<BlockProps, 'headingLevel'> & { block: VideoHero_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment VideoHero_block on SiteVideoHeroBlock {
        attributes {
          eyebrow
          title
          text
          url
          alt
          caption
          captionDetail
          video {
            mediaItemUrl
          }
          poster {
            ...Picture_image
            ...SilentVideo_poster
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
  if (!attributes?.title || !attributes.poster) return null;
  const { title, caption, captionDetail } = attributes;
  const embed = parseEmbedUrl(toMediaPath(attributes.video?.mediaItemUrl || attributes.url || ''));
  const video = embed?.kind === 'file' && embed.media === 'video' ? embed : null;
  return (
    <Hero
      eyebrow={attributes.eyebrow}
      title={title}
      level={headingLevel}
      image={attributes.poster}
      media={video && <SilentVideo video={video} poster={attributes.poster} label={attributes.alt || caption || title} />}
      caption={[
        caption,
        captionDetail,
        video && (
          <SmartLink key="file" href={video.fileUrl}>
            Open the video file
          </SmartLink>
        ),
      ]}
      actions={<LinkActions primary={attributes.primaryLink} secondary={attributes.secondaryLink} />}
    >
      <RichText profile="inline" as="p" html={attributes.text} />
    </Hero>
  );
}
