import { graphql } from 'relay-runtime';
import type { VideoEmbed_block$key } from '#generated/VideoEmbed_block.graphql.ts';
import { EmbedFrame } from '#components/ui/media/EmbedFrame.tsx';
import { ArrowLink } from '#components/ui/core/ArrowLink.tsx';
import { Picture } from '#components/ui/media/Picture.tsx';
import { FigureFrame, figureSizes, parseFigureAlign } from '#components/ui/media/FigureFrame.tsx';
import { Section } from '#components/ui/sections/Section.tsx';
import { parseEmbedUrl } from '#lib/embed/embed.ts';
import { isSafeHref } from '#lib/html/safe-href.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A video. Nothing is requested from the provider before the visitor presses play. A URL that cannot be embedded becomes a link. */
export function VideoEmbed({ block }: { block: VideoEmbed_block$key }) {
  const { attributes } = readFragment(
    graphql`
      fragment VideoEmbed_block on SiteVideoEmbedBlock {
        attributes {
          title
          text
          url
          duration
          captionsUrl
          caption
          captionDetail
          align
          ground
          poster {
            ...Picture_image
            ...EmbedFrame_poster
          }
        }
      }
    `,
    block,
  );
  const url = attributes?.url?.trim();
  if (!attributes || !url || !isSafeHref(url)) return null;
  const { title, text, duration, captionsUrl, caption, captionDetail, poster } = attributes;
  const align = parseFigureAlign(attributes.align);
  const embed = parseEmbedUrl(toMediaPath(url));
  return (
    <Section ground={attributes.ground} title={title} text={text}>
      <FigureFrame align={align} caption={caption} detail={captionDetail}>
        {embed ? (
          <EmbedFrame
            embed={embed}
            title={title || 'Video'}
            poster={poster}
            detail={duration}
            captionsUrl={captionsUrl}
            sizes={figureSizes[align]}
          />
        ) : (
          <>
            <Picture image={poster} sizes={figureSizes[align]} />
            <div>
              <p>
                <ArrowLink href={url}>Watch {title || 'the video'}</ArrowLink>
              </p>
            </div>
          </>
        )}
      </FigureFrame>
    </Section>
  );
}
