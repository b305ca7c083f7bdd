import { graphql } from 'relay-runtime';
import type { CoreVideo_block$key } from '#generated/CoreVideo_block.graphql.ts';
import { MediaPlayer, type Track } from '#components/ui/media/MediaPlayer.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { classifyHref } from '#lib/html/safe-href.ts';
import { sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';

/** A video from the media library or another URL, with the controls of the browser. It never plays automatically (WCAG 2.2.2). */
export function CoreVideo({ block }: { block: CoreVideo_block$key }) {
  const { attributes, mediaItem } = readFragment(
    graphql`
      fragment CoreVideo_block on CoreVideoBlock {
        attributes {
          ... on CoreVideoBlockAttributes {
            src
            caption
            loop
            anchor
            align
            posterUrl: poster
            muted
            tracks
          }
        }
        mediaItem {
          node {
            title
            mediaItemUrl
          }
        }
      }
    `,
    block,
  );
  const src = mediaItem?.node.mediaItemUrl ?? attributes?.src;
  if (!attributes || !classifyHref(src)) return null;
  const label = sanitizeInline(attributes.caption ?? '').replace(/<[^>]*>/g, '') || mediaItem?.node.title || 'Video';
  return (
    <figure className={getPresetClass(attributes, 'stack stack--s')} id={attributes.anchor || undefined}>
      <MediaPlayer
        kind="video"
        src={src}
        label={label}
        loop={attributes.loop}
        poster={attributes.posterUrl}
        muted={attributes.muted}
        tracks={attributes.tracks?.map(toTrack)}
      />
      <RichText as="figcaption" className="label" profile="inline" html={attributes.caption} />
    </figure>
  );
}

/** Tracks can be saved as objects of any shape. */
function toTrack(saved: unknown): Track {
  const values: Readonly<Record<string, unknown>> = { ...(saved as object) };
  const getText = (name: string) => (typeof values[name] === 'string' ? values[name] : null);
  return { src: getText('src'), label: getText('label'), language: getText('srcLang'), kind: getText('kind') };
}
