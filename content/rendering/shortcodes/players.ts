/** `[audio]` and `[video]`: the browser's player with one or more files. */
import { escapeHtml, escapeUrl } from '../html/escape.ts';
import { getFileUrl } from '../../core/media-url.ts';
import { countUp, type RenderContext } from '../render-context.ts';
import { findAttachments } from './find-attachments.ts';
import type { ShortcodeAttributes } from './parse-attributes.ts';

type Kind = 'audio' | 'video';

/** MIME types by extension. Each extension is also an attribute with the URL of a file. */
const types: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  audio: { mp3: 'audio/mpeg', ogg: 'audio/ogg', flac: 'audio/flac', m4a: 'audio/mpeg', wav: 'audio/wav' },
  video: { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm', ogv: 'video/ogg', flv: 'video/x-flv' },
};

const getExtension = (url: string) => /\.(\w{3,4})$/.exec(url)?.[1]?.toLowerCase() ?? '';
const isTrue = (value: string | undefined) => Boolean(value) && value !== '0' && value?.toLowerCase() !== 'false';

export const renderAudio = (attributes: ShortcodeAttributes, _content: string, context: RenderContext): Promise<string> =>
  renderPlayer('audio', attributes, '', context);

export const renderVideo = (attributes: ShortcodeAttributes, content: string, context: RenderContext): Promise<string> =>
  renderPlayer('video', attributes, content.replaceAll(/\r\n|\n|\t/g, '').trim(), context);

async function renderPlayer(kind: Kind, attributes: ShortcodeAttributes, tracks: string, context: RenderContext): Promise<string> {
  const instance = countUp(context, kind);
  const { named } = attributes;
  const src = named.get('src') ?? '';
  const provider = kind === 'video' ? getProvider(src) : null;
  if (src !== '' && provider === null && !Object.hasOwn(types[kind], getExtension(src)))
    return `<a class="wp-embedded-${kind}" href="${escapeUrl(src)}">${escapeHtml(src)}</a>`;
  const files = await findFiles(kind, attributes, context);
  const [first] = files;
  if (first === undefined) return '';
  const sources = files.map((file) => {
    const type = file === src && provider !== null ? `video/${provider}` : (types[kind][getExtension(file)] ?? '');
    return `<source type="${type}" src="${escapeUrl(addParameter(file, '_', instance))}" />`;
  });
  const fallback = `<a href="${escapeUrl(first)}">${escapeUrl(first)}</a>`;
  const oldBrowsers = instance === 1 ? `<!--[if lt IE 9]><script>document.createElement('${kind}');</script><![endif]-->\n` : '';
  const player = `${oldBrowsers}<${kind} ${formatAttributes(kind, attributes, instance, context)} controls="controls">${sources.join('')}${tracks}${fallback}</${kind}>`;
  const { width } = getSize(attributes);
  return kind === 'audio' ? player : `<div style="${width > 0 ? `width: ${width}px;` : ''}" class="wp-video">${player}</div>`;
}

/** Returns the provider of a video that the player loads by script. */
function getProvider(url: string): 'youtube' | 'vimeo' | null {
  if (/^https?:\/\/(?:www\.)?(?:youtube\.com\/watch|youtu\.be\/)/.test(url)) return 'youtube';
  return /^https?:\/\/(?:[^/]+\.)?vimeo\.com\//.test(url) ? 'vimeo' : null;
}

/** The files that the attributes name, or the first one that was uploaded to the content. */
async function findFiles(kind: Kind, attributes: ShortcodeAttributes, context: RenderContext): Promise<string[]> {
  const { named } = attributes;
  const givenUrls = ['src', ...Object.keys(types[kind])].flatMap((name) => named.get(name) || []);
  const isPlayable =
    named.get('src') || Object.keys(types[kind]).some((extension) => getExtension(named.get(extension) ?? '') === extension);
  if (isPlayable) return givenUrls;
  const [uploaded] = await findAttachments({ named: new Map(), values: [] }, kind, context);
  return uploaded ? [getFileUrl(uploaded.media.file, context.site.contentUrl), ...givenUrls] : [];
}

function getSize({ named }: ShortcodeAttributes): { width: number; height: number } {
  const parse = (name: string, fallback: number) =>
    named.has(name) ? Math.abs(Number.parseInt(named.get(name) ?? '', 10)) || 0 : fallback;
  return { width: parse('width', 640), height: parse('height', 360) };
}

function formatAttributes(kind: Kind, attributes: ShortcodeAttributes, instance: number, { node }: RenderContext): string {
  const { named } = attributes;
  const { width, height } = getSize(attributes);
  const flag = (name: string) => (isTrue(named.get(name)) ? '1' : '');
  const preload = named.get('preload') ?? (kind === 'audio' ? 'none' : 'metadata');
  const all: [string, string][] = [
    ['class', named.get('class') ?? `wp-${kind}-shortcode`],
    ['id', `${kind}-${node?.id ?? 0}-${instance}`],
    ...(kind === 'video'
      ? ([
          ['width', String(width)],
          ['height', String(height)],
          ['poster', escapeUrl(named.get('poster') ?? '')],
        ] as [string, string][])
      : []),
    ['loop', flag('loop')],
    ['autoplay', flag('autoplay')],
    ...(kind === 'video' ? ([['muted', flag('muted')]] as [string, string][]) : []),
    ['preload', preload],
    ...(kind === 'audio' ? ([['style', getStyle(attributes)]] as [string, string][]) : []),
  ];
  return all
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

/** Returns the style of the shortcode if it is safe, otherwise the full width. */
function getStyle({ named }: ShortcodeAttributes): string {
  const style = named.get('style') ?? '';
  return /^(?:\s*(?:max-|min-)?(?:width|height)\s*:\s*[\d.]{1,6}(?:px|%|em|rem|vw)\s*;?){1,4}$/.test(style) ? style : 'width: 100%;';
}

const addParameter = (url: string, name: string, value: number) => `${url}${url.includes('?') ? '&' : '?'}${name}=${value}`;
