import { RichText } from '#components/ui/core/RichText.tsx';
import { EmbedFrame } from '#components/ui/media/EmbedFrame.tsx';
import { parseEmbedUrl } from '#lib/embed/embed.ts';
import styles from './ClassicText.module.css';

/** A paragraph that contains only a player, as WordPress renders a URL on a line of its own. */
const PLAYER = /<p>\s*<iframe\b[^<>]*\ssrc="([^"<>]*)"[^<>]*><\/iframe>\s*<\/p>/;

/**
 * Rendered text of the classic editor. Players send no request before the visitor presses play. Other frames are removed, as is all markup that is not text or
 * a picture.
 */
export function ClassicText({ html }: { html: string | null | undefined }) {
  // Every second part is the URL of a player.
  const parts = (html ?? '').split(PLAYER);
  return parts.map((part, index) => {
    const key = `${index}`;
    if (index % 2 === 0) return <RichText key={key} as="div" profile="block" className={`prose ${styles.text}`} html={part} />;
    const embed = parseEmbedUrl(part.replaceAll('&amp;', '&').replaceAll('&#038;', '&'));
    return embed && <EmbedFrame key={key} embed={embed} title="Embedded media" sizes="(width >= 64rem) 41rem, 100vw" />;
  });
}
