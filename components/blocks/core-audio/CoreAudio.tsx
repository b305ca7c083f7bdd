import { graphql } from 'relay-runtime';
import type { CoreAudio_block$key } from '#generated/CoreAudio_block.graphql.ts';
import { MediaPlayer } from '#components/ui/media/MediaPlayer.tsx';
import { getPresetClass } from '#components/ui/core/presets.ts';
import { RichText } from '#components/ui/core/RichText.tsx';
import { classifyHref } from '#lib/html/safe-href.ts';
import { sanitizeInline } from '#lib/html/sanitize.ts';
import { readFragment } from '#lib/relay/server.ts';

/** An audio player with the browser's own controls. It never plays automatically (WCAG 1.4.2). */
export function CoreAudio({ block }: { block: CoreAudio_block$key }) {
  const { attributes, mediaItem } = readFragment(
    graphql`
      fragment CoreAudio_block on CoreAudioBlock {
        attributes {
          ... on CoreAudioBlockAttributes {
            src
            caption
            loop
            anchor
            align
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
  const label = sanitizeInline(attributes.caption ?? '').replace(/<[^>]*>/g, '') || mediaItem?.node.title || 'Audio recording';
  return (
    <figure className={getPresetClass(attributes, 'stack stack--s')} id={attributes.anchor || undefined}>
      <MediaPlayer kind="audio" src={src} label={label} loop={attributes.loop} />
      <RichText as="figcaption" className="label" profile="inline" html={attributes.caption} />
    </figure>
  );
}
