import { graphql } from 'relay-runtime';
import type { EmbedFrame_poster$key } from '#generated/EmbedFrame_poster.graphql.ts';
import type { Embed, FileEmbed, FrameEmbed } from '#lib/embed/embed.ts';
import { renderClickToLoadPage } from '#lib/embed/click-to-load-page.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './EmbedFrame.module.css';
import { Picture } from './Picture.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

const fragment = graphql`
  fragment EmbedFrame_poster on MediaItem {
    ...Picture_image
    posterUrl: sourceUrl(size: _1536X1536)
  }
`;

type Props = {
  embed: Embed;
  /** What is played: names the frame. */
  title: string;
  /** The picture that stands there until it plays. */
  poster?: EmbedFrame_poster$key | null | undefined;
  /** Address of that picture where the library has none; for files. */
  posterAddress?: string | null | undefined;
  /** How long it is, what language it speaks. */
  detail?: string | null | undefined;
  /** Address of its spoken words as WebVTT, for files. */
  captions?: string | null | undefined;
  /** How wide it stands in the layout, as in HTML's `sizes`. */
  sizes?: string;
};

/**
 * A video or a sound, played in place: by the player of its provider, which is asked for nothing before somebody presses play, or by the browser
 * itself. Works without script. Below a player stands the way to the provider's own page, for those who want no frames.
 */
export function EmbedFrame(props: Props) {
  const { embed } = props;
  return embed.kind === 'frame' ? <FramePlayer {...props} embed={embed} /> : <FilePlayer {...props} embed={embed} />;
}

function FramePlayer({ embed, title, poster, detail, sizes = '100vw' }: Props & { embed: FrameEmbed }) {
  const { provider, frameUrl: frame, pageUrl: page, shape } = embed;
  const playing = addAutoplay(frame);
  return (
    <div className={styles.embed}>
      <div className={`${styles.frame} ${styles[shape]}`}>
        <Picture image={readFragment(fragment, poster)} sizes={sizes} decorative />
        {/* No sandbox: players are of another origin, need nearly all of it, and run on the few hosts lib/embed names. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          className={styles.player}
          srcDoc={renderClickToLoadPage({
            frameUrl: playing,
            action: shape === 'wide' ? 'Play' : 'Listen',
            title,
            note: [detail, `Loads from ${provider}`].filter(Boolean).join(' · '),
          })}
          title={`${title} (${provider})`}
          loading="lazy"
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <p className={`${styles.note} label`}>
        <SmartLink href={page}>{shape === 'wide' ? `Watch on ${provider}` : `Listen on ${provider}`}</SmartLink>
      </p>
    </div>
  );
}

/** Who pressed play once shall not have to do it again. Where a video begins stands behind the mark of a fragment. */
function addAutoplay(frame: string): string {
  const url = new URL(frame);
  url.searchParams.set(url.hostname === 'w.soundcloud.com' ? 'auto_play' : 'autoplay', url.hostname === 'w.soundcloud.com' ? 'true' : '1');
  return url.href;
}

function FilePlayer({ embed, title, poster, posterAddress, detail, captions }: Props & { embed: FileEmbed }) {
  const url = readFragment(fragment, poster)?.posterUrl ?? posterAddress;
  const words = /^(?:https:\/\/|\/(?!\/))/.test(captions ?? '') ? captions : null;
  return (
    <div className={styles.embed}>
      {embed.media === 'audio' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- an editor adds them as a file
        <audio className={styles.audio} controls preload="none" aria-label={title}>
          <source src={embed.fileUrl} type={embed.mimeType} />
          {words && <track kind="captions" src={words} default />}
        </audio>
      ) : (
        <div className={`${styles.frame} ${styles.wide}`}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- an editor adds them as a file */}
          <video
            className={styles.player}
            controls
            playsInline
            preload="none"
            poster={url ? toMediaPath(url) : undefined}
            aria-label={title}
          >
            <source src={embed.fileUrl} type={embed.mimeType} />
            {words && <track kind="captions" src={words} default />}
          </video>
        </div>
      )}
      <p className={`${styles.note} label`}>
        {detail && <span>{detail}</span>}
        <SmartLink href={embed.fileUrl}>{embed.media === 'audio' ? 'The sound as a file' : 'The video as a file'}</SmartLink>
      </p>
    </div>
  );
}
