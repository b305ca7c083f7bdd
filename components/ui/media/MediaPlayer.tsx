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
  /** Address of the picture shown before. */
  poster?: string | null | undefined;
  /** Name for those who don't see it. */
  label: string;
  loop?: boolean | null | undefined;
  muted?: boolean | null | undefined;
  tracks?: readonly Track[] | null | undefined;
  className?: string | undefined;
};

const trackKinds = ['subtitles', 'captions', 'descriptions', 'chapters'] as const;

const getMediaUrl = (src: string | null | undefined) => (src ? classifyHref(toMediaPath(src))?.href : undefined);

/** A recording with the browser's own controls. Nothing plays by itself, and nothing is loaded before somebody wants it. */
export function MediaPlayer({ kind, src, poster, label, loop, muted, tracks, className }: Props) {
  const address = getMediaUrl(src);
  if (!address) return null;
  const shared = { src: address, controls: true, loop: loop === true, 'aria-label': label };
  // Captions are an editor's to give, as tracks.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  if (kind === 'audio') return <audio className={[styles.audio, className].filter(Boolean).join(' ')} preload="none" {...shared} />;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={[styles.video, className].filter(Boolean).join(' ')}
      // The first picture of a film is its face, unless an editor gave it another.
      preload={poster ? 'none' : 'metadata'}
      poster={getMediaUrl(poster)}
      muted={muted === true}
      playsInline
      {...shared}
    >
      {(tracks ?? []).map(({ src: text, label: name, language, kind: role }, index) => (
        <track
          key={index}
          src={getMediaUrl(text)}
          label={name ?? undefined}
          srcLang={language ?? undefined}
          kind={trackKinds.find((one) => one === role) ?? 'subtitles'}
        />
      ))}
    </video>
  );
}
