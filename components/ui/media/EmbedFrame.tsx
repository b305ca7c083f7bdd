import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import type { EmbedFrame_poster$key } from '#generated/EmbedFrame_poster.graphql.ts';
import type { Embed, FileEmbed, FrameEmbed } from '#lib/embed/embed.ts';
import { renderClickToLoadPage } from '#lib/embed/click-to-load-page.ts';
import { toMediaPath } from '#lib/media/url.ts';
import { readFragment } from '#lib/relay/server.ts';
import styles from './EmbedFrame.module.css';
import { Picture } from './Picture.tsx';
import { RichText } from '#components/ui/core/RichText.tsx';
import { SmartLink } from '#components/ui/core/SmartLink.tsx';

const fragment = graphql`
  fragment EmbedFrame_poster on MediaItem {
    ...Picture_image
    posterUrl: sourceUrl(size: _1536X1536)
  }
`;

type Props = {
  embed: Embed;
  /** Title of the video or audio, which also names the frame. */
  title: string;
  /** The picture that is shown until playback starts. */
  poster?: EmbedFrame_poster$key | null | undefined;
  /** URL of a poster picture that is not in the media library. Only for files. */
  posterUrl?: string | null | undefined;
  /** Duration and language. */
  detail?: string | null | undefined;
  /** URL of a WebVTT file with captions. Only for files. */
  captionsUrl?: string | null | undefined;
  /** HTML below the player, next to the link. It makes the player a figure. */
  caption?: string | null | undefined;
  /** The `sizes` attribute: the width of the player in the layout. */
  sizes?: string;
  className?: string | undefined;
};

/**
 * A video or audio recording that plays in the page, either in the provider's player or natively in the browser, or a post of a provider. Nothing is
 * requested from the provider until the visitor asks for it. Works without JavaScript. A link below the player opens the provider's page.
 */
export function EmbedFrame(props: Props) {
  const { embed } = props;
  return embed.kind === 'frame' ? <FramePlayer {...props} embed={embed} /> : <FilePlayer {...props} embed={embed} />;
}

const actions: Readonly<Record<FrameEmbed['shape'], { start: string; open: string }>> = {
  wide: { start: 'Play', open: 'Watch' },
  tall: { start: 'Listen', open: 'Listen' },
  bar: { start: 'Listen', open: 'Listen' },
  page: { start: 'Show', open: 'View' },
};

function FramePlayer({ embed, title, poster, detail, caption, className, sizes = '100vw' }: Props & { embed: FrameEmbed }) {
  const { provider, frameUrl, pageUrl, shape } = embed;
  return (
    <Player caption={caption} className={className} links={<SmartLink href={pageUrl}>{`${actions[shape].open} on ${provider}`}</SmartLink>}>
      <div className={`${styles.frame} ${styles[shape]} empty-frame`}>
        <Picture image={readFragment(fragment, poster)} sizes={sizes} decorative />
        {/* No sandbox: players have another origin, need nearly all permissions, and are limited to the hosts listed in lib/embed. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          className={styles.player}
          srcDoc={renderClickToLoadPage({
            frameUrl: shape === 'page' ? frameUrl : addAutoplay(frameUrl),
            action: actions[shape].start,
            title,
            note: [detail, `Loads from ${provider}`].filter(Boolean).join(' · '),
          })}
          title={`${title} (${provider})`}
          loading="lazy"
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    </Player>
  );
}

type PlayerProps = Pick<Props, 'caption' | 'className'> & { links: ReactNode; children: ReactNode };

/** A player, and below it the caption and links. */
function Player({ caption, className, links, children }: PlayerProps) {
  const classes = [styles.embed, className].filter(Boolean).join(' ');
  if (!caption)
    return (
      <div className={classes}>
        {children}
        <p className={`${styles.note} label`}>{links}</p>
      </div>
    );
  return (
    <figure className={classes}>
      {children}
      <figcaption className={`${styles.note} label`}>
        <RichText as="span" className={styles.caption} profile="inline" html={caption} />
        {links}
      </figcaption>
    </figure>
  );
}

/** Adds the autoplay parameter, so that visitors press play only once. `URL` keeps the fragment, which can contain the start time. */
function addAutoplay(frameUrl: string): string {
  const url = new URL(frameUrl);
  url.searchParams.set(url.hostname === 'w.soundcloud.com' ? 'auto_play' : 'autoplay', url.hostname === 'w.soundcloud.com' ? 'true' : '1');
  return url.href;
}

function FilePlayer({ embed, title, poster, posterUrl, detail, captionsUrl, caption, className }: Props & { embed: FileEmbed }) {
  const picture = readFragment(fragment, poster)?.posterUrl ?? posterUrl;
  const captions = /^(?:https:\/\/|\/(?!\/))/.test(captionsUrl ?? '') ? captionsUrl : null;
  const links = (
    <>
      {detail && <span>{detail}</span>}
      <SmartLink href={embed.fileUrl}>{embed.media === 'audio' ? 'Download audio' : 'Download video'}</SmartLink>
    </>
  );
  return (
    <Player caption={caption} className={className} links={links}>
      {embed.media === 'audio' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- editors add captions as a file
        <audio className={styles.audio} controls preload="none" aria-label={title}>
          <source src={embed.fileUrl} type={embed.mimeType} />
          {captions && <track kind="captions" src={captions} default />}
        </audio>
      ) : (
        <div className={`${styles.frame} ${styles.wide} empty-frame`}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- editors add captions as a file */}
          <video
            className={styles.player}
            controls
            playsInline
            preload="none"
            poster={picture ? toMediaPath(picture) : undefined}
            aria-label={title}
          >
            <source src={embed.fileUrl} type={embed.mimeType} />
            {captions && <track kind="captions" src={captions} default />}
          </video>
        </div>
      )}
    </Player>
  );
}
