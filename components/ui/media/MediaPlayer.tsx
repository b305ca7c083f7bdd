import { classifyHref } from '#lib/html/safe-href.ts';
import { toMediaPath } from '#lib/media/url.ts';
import styles from './MediaPlayer.module.css';

export type Track = {
  src: string | null | undefined;
  label?: string | null | undefined;
  language?: string | null | undefined;
  kind?: string | null | undefined;
};

type Props = {
  kind: 'audio' | 'video';
  src: string | null | undefined;
  /** URL of the picture that is shown before playback. */
  poster?: string | null | undefined;
  /** Accessible name. */
  label: string;
  loop?: boolean | null | undefined;
  muted?: boolean | null | undefined;
  tracks?: readonly Track[] | null | undefined;
  className?: string | undefined;
};

const trackKinds = ['subtitles', 'captions', 'descriptions', 'chapters'] as const;

const getMediaUrl = (src: string | null | undefined) => (src ? classifyHref(toMediaPath(src))?.href : undefined);

/** Audio or video with the browser's native controls. Nothing plays automatically, and at most the metadata is loaded before the visitor presses play. */
export function MediaPlayer({ kind, src, poster, label, loop, muted, tracks, className }: Props) {
  const url = getMediaUrl(src);
  if (!url) return null;
  const commonProps = { src: url, controls: true, loop: loop === true, 'aria-label': label };
  // Editors add captions as tracks.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio className={[styles.audio, className].filter(Boolean).join(' ')} preload="none" {...commonProps} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={[styles.video, 'empty-frame', className].filter(Boolean).join(' ')}
      // Without a poster, the browser shows the first frame, for which it needs the metadata.
      preload={poster ? 'none' : 'metadata'}
      poster={getMediaUrl(poster)}
      muted={muted === true}
      playsInline
      {...commonProps}
    >
      {(tracks ?? []).map((track, index) => (
        <track
          key={index}
          src={getMediaUrl(track.src)}
          label={track.label ?? undefined}
          srcLang={track.language ?? undefined}
          kind={trackKinds.find((trackKind) => trackKind === track.kind) ?? 'subtitles'}
        />
      ))}
    </video>
  );
}
