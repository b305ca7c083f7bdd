/**
 * Embeds the media of URLs on lines of their own and of the shortcode `[embed]`. WordPress requests the markup from the provider. This filter sends no
 * requests: pages whose frame has a known address become frames, media files become players, and URLs of other known providers become links. Other URLs stay unchanged.
 */
import { type FrameEmbed, parseEmbedUrl } from '#lib/embed/embed.ts';
import { escapeHtml, escapeUrl } from '../html/escape.ts';
import { splitHtml } from '../html/split-html.ts';
import type { Pause } from '../pause.ts';
import { createShortcodeMatcher } from '../shortcodes/match-shortcode.ts';
import { parseShortcodeAttributes } from '../shortcodes/parse-attributes.ts';
import { decodeBrackets, encodeBracketsInTags } from '../shortcodes/tag-brackets.ts';

/** Domains of the providers that WordPress embeds. */
const providerDomains: readonly string[] =
  'youtube.com youtu.be vimeo.com dailymotion.com dai.ly flickr.com flic.kr smugmug.com scribd.com wordpress.tv crowdsignal.net polldaddy.com poll.fm survey.fm twitter.com x.com soundcloud.com slideshare.net spotify.com imgur.com issuu.com mixcloud.com ted.com animoto.com video214.com tumblr.com kickstarter.com kck.st cloudup.com reverbnation.com videopress.com reddit.com speakerdeck.com screencast.com amazon.com amazon.com.mx amazon.com.br amazon.ca amazon.co.uk amazon.de amazon.fr amazon.it amazon.es amazon.in amazon.nl amazon.ru amazon.co.jp amazon.com.au amazon.cn a.co amzn.to amzn.eu amzn.in amzn.asia z.cn someecards.com some.ly tiktok.com pinterest.com pinterest.ca pinterest.co.uk pinterest.de pinterest.fr pinterest.es pinterest.it pinterest.com.au wolframcloud.com pca.st pocketcasts.net anghami.com bsky.app canva.com'.split(
    ' ',
  );

/** Heights of frames that are 500 pixels wide (WordPress's default width). */
const frameHeights: Readonly<Record<FrameEmbed['shape'], number>> = { wide: 281, tall: 380, bar: 166, page: 600 };
const FRAME_WIDTH = 500;

const LINE_BREAK = '<!-- wp-line-break -->';

/** After this many lines, other requests may be served. */
const LINES_PER_SLICE = 1_000;

export async function embedAddresses(content: string, pause: Pause): Promise<string> {
  if (!/https?:\/\//i.test(content)) return content;
  const text = await embedShortcodes(content, pause);
  // Line breaks within tags do not end a line of the text.
  const marked = splitHtml(text)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll('\n', LINE_BREAK) : part))
    .join('');
  const lines: string[] = [];
  for (const line of marked.split('\n')) {
    lines.push(embedLine(line));
    const paused = lines.length % LINES_PER_SLICE === 0 ? pause() : undefined;
    if (paused) await paused;
  }
  return lines
    .join('\n')
    .replaceAll(
      /(<p(?: [^<>]*)?>)([\t-\r ]*)(https?:\/\/[^\s<>"]+)(?=[\t-\r ]*<\/p>)/gi,
      (whole, tag: string, space: string, address: string) => {
        const embedded = embedAddress(address);
        return embedded === null ? whole : tag + space + embedded;
      },
    )
    .replaceAll(LINE_BREAK, '\n');
}

function embedLine(line: string): string {
  const address = line.trim();
  return /^https?:\/\/[^\s<>"]+$/i.test(address) ? line.replace(address, () => embedAddress(address) ?? address) : line;
}

/** Replaces the shortcode `[embed]URL[/embed]`. A URL that cannot be embedded becomes a link. */
async function embedShortcodes(text: string, pause: Pause): Promise<string> {
  if (!text.includes('[embed')) return text;
  const content = encodeBracketsInTags(text);
  const matchShortcode = createShortcodeMatcher(content, ['embed']);
  let result = '';
  let position = 0;
  for (let start = content.indexOf('['); start !== -1; start = content.indexOf('[', start)) {
    const shortcode = matchShortcode(start);
    if (!shortcode) {
      start += 1;
      continue;
    }
    const { named, values } = parseShortcodeAttributes(shortcode.attributes);
    // Escaped shortcodes keep their brackets for the later filters.
    const address = (shortcode.content || named.get('src') || values.join(' ')).trim().replaceAll('&amp;', '&');
    const replaced = address === '' ? '' : (embedAddress(address) ?? renderLink(address));
    result += content.slice(position, start);
    result += shortcode.isEscaped ? content.slice(start, shortcode.end) : shortcode.before + replaced + shortcode.after;
    start = position = shortcode.end;
    const paused = pause();
    if (paused) await paused;
  }
  return decodeBrackets(result + content.slice(position));
}

const renderLink = (address: string) => `<a href="${escapeUrl(address)}">${escapeHtml(address)}</a>`;

/** Returns the markup for a URL, or null if nothing can be embedded. */
function embedAddress(address: string): string | null {
  const plainAddress = address.replaceAll('&amp;', '&').replaceAll('&#038;', '&');
  const file = /^https?:\/\/.+?\.(?:(mp3|ogg|flac|m4a|wav)|mp4|m4v|webm|ogv|flv)$/i.exec(plainAddress);
  if (file) return `[${file[1] === undefined ? 'video' : 'audio'} src="${escapeUrl(plainAddress)}" /]`;
  const embed = parseEmbedUrl(plainAddress);
  if (embed?.kind === 'frame') return renderFrame(embed);
  const host = URL.parse(plainAddress)?.hostname ?? '';
  return providerDomains.some((domain) => host === domain || host.endsWith(`.${domain}`)) ? renderLink(plainAddress) : null;
}

function renderFrame({ provider, frameUrl, shape }: FrameEmbed): string {
  const attributes = {
    title: `${provider} ${shape === 'page' ? 'embed' : 'player'}`,
    width: String(FRAME_WIDTH),
    height: String(frameHeights[shape]),
    src: frameUrl,
    frameborder: '0',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  };
  return `<iframe ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')} allowfullscreen></iframe>`;
}
