/** Replaces shortcodes with their markup (WordPress's `do_shortcode`). */
import { type RenderContext, renderWithinLimit } from '../render-context.ts';
import { renderCaption } from './caption.ts';
import { renderGallery } from './gallery.ts';
import { createShortcodeMatcher, type Shortcode } from './match-shortcode.ts';
import { mayContainShortcode } from './names.ts';
import { parseShortcodeAttributes, type ShortcodeAttributes } from './parse-attributes.ts';
import { renderAudio, renderVideo } from './players.ts';
import { renderPlaylist } from './playlist.ts';
import { decodeBrackets, encodeBracketsInTags } from './tag-brackets.ts';

/** Shortcodes within the content of others. */
const MAX_DEPTH = 4;
/** Shortcodes after these stay as text. */
const MAX_SHORTCODES = 500;

export async function renderShortcodes(text: string, context: RenderContext, depth = 0): Promise<string> {
  if (depth > MAX_DEPTH || !mayContainShortcode(text)) return text;
  const encoded = encodeBracketsInTags(text);
  let result = '';
  let position = 0;
  for (const { start, shortcode } of listShortcodes(encoded)) {
    const { isEscaped, before, after, end } = shortcode;
    const shown = isEscaped
      ? encoded.slice(start + 1, end - 1)
      : before + (await renderWithinLimit(context, () => renderShortcode(shortcode, context, depth))) + after;
    result += encoded.slice(position, start) + shown;
    position = end;
  }
  return decodeBrackets(result + encoded.slice(position));
}

/** Removes shortcodes, for excerpts and descriptions. */
export function removeShortcodes(text: string): string {
  if (!mayContainShortcode(text)) return text;
  const encoded = encodeBracketsInTags(text);
  let result = '';
  let position = 0;
  for (const { start, shortcode } of listShortcodes(encoded)) {
    const { isEscaped, before, after, end } = shortcode;
    result += encoded.slice(position, start) + (isEscaped ? encoded.slice(start + 1, end - 1) : before + after);
    position = end;
  }
  return decodeBrackets(result + encoded.slice(position));
}

function listShortcodes(text: string): { start: number; shortcode: Shortcode }[] {
  const matchShortcode = createShortcodeMatcher(text);
  const found: { start: number; shortcode: Shortcode }[] = [];
  for (let start = text.indexOf('['); start !== -1 && found.length < MAX_SHORTCODES; start = text.indexOf('[', start)) {
    const shortcode = matchShortcode(start);
    if (shortcode) found.push({ start, shortcode });
    start = shortcode ? shortcode.end : start + 1;
  }
  return found;
}

type ShortcodeRenderer = (attributes: ShortcodeAttributes, content: string, context: RenderContext) => string | Promise<string>;

const renderers: Readonly<Record<Shortcode['name'], ShortcodeRenderer>> = {
  audio: renderAudio,
  caption: renderCaption,
  // Replaced before the other filters.
  embed: () => '',
  gallery: renderGallery,
  playlist: renderPlaylist,
  video: renderVideo,
  wp_caption: renderCaption,
};

async function renderShortcode({ name, attributes, content = '' }: Shortcode, context: RenderContext, depth: number): Promise<string> {
  const isCaption = name === 'caption' || name === 'wp_caption';
  return renderers[name](
    parseShortcodeAttributes(attributes),
    isCaption ? await renderShortcodes(content, context, depth + 1) : content,
    context,
  );
}
