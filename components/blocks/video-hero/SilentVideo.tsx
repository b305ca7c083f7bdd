import { graphql } from 'relay-runtime';
import type { SilentVideo_poster$key } from '#generated/SilentVideo_poster.graphql.ts';
import type { FileEmbed } from '#lib/embed/embed.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';

type Props = {
  video: FileEmbed;
  poster: SilentVideo_poster$key;
  /** Text alternative of the video. */
  label: string;
};

/**
 * A silent video that starts automatically and can be paused with the controls of the browser (WCAG 2.2.2). Visitors who prefer reduced motion
 * get no video source, so only the poster is loaded.
 */
export function SilentVideo({ video, poster, label }: Props) {
  const { posterUrl, mediaDetails } = readFragment(
    graphql`
      fragment SilentVideo_poster on MediaItem {
        posterUrl: sourceUrl(size: _1536X1536)
        mediaDetails {
          width
          height
        }
      }
    `,
    poster,
  );
  return (
    <video
      autoPlay
      muted
      loop
      playsInline
      controls
      preload="none"
      disablePictureInPicture
      poster={posterUrl ? toMediaPath(posterUrl) : undefined}
      width={mediaDetails?.width ?? undefined}
      height={mediaDetails?.height ?? undefined}
      aria-label={label}
    >
      <source media="(prefers-reduced-motion: no-preference)" src={video.fileUrl} type={video.mimeType} />
    </video>
  );
}
