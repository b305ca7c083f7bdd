/** `[playlist]`: audio or video files, with their data for a player and links for browsers without scripts. */
import { escapeHtml } from '../html/escape.ts';
import { getFileUrl } from '../../core/media-url.ts';
import { countUp, type RenderContext, renderWithinLimit } from '../render-context.ts';
import { renderAttachmentLink } from './attachment-link.ts';
import { type Attachment, findAttachments } from './find-attachments.ts';
import type { ShortcodeAttributes } from './parse-attributes.ts';

/** Size of the player without a theme that sets a width. */
const WIDTH = 640;
const HEIGHT = 360;

const isEnabled = (value: string | undefined) => value === undefined || (value !== '' && value !== '0' && value.toLowerCase() !== 'false');

export async function renderPlaylist(attributes: ShortcodeAttributes, _content: string, context: RenderContext): Promise<string> {
  const instance = countUp(context, 'playlist');
  const { named } = attributes;
  const type = (named.get('type') ?? 'audio') === 'audio' ? 'audio' : 'video';
  const attachments = await findAttachments(attributes, type, context);
  if (attachments.length === 0) return '';
  const links: string[] = [];
  const tracks: string[] = [];
  for (const attachment of attachments) {
    links.push(`<li>${await renderAttachmentLink(attachment, 'thumbnail', false, context)}</li>`);
    tracks.push(await renderWithinLimit(context, () => JSON.stringify(describeTrack(attachment, type, context))));
  }
  const data = {
    type,
    ...Object.fromEntries(['tracklist', 'tracknumbers', 'images', 'artists'].map((name) => [name, isEnabled(named.get(name))])),
  };
  // Markup within the data must not end the script.
  const json = `${JSON.stringify(data).slice(0, -1)},"tracks":[${tracks.filter((track) => track !== '').join(',')}]}`
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('/', String.raw`\/`);
  const oldBrowsers = instance === 1 ? `<!--[if lt IE 9]><script>document.createElement('${type}');</script><![endif]-->\n` : '';
  const parts = [
    type === 'audio' ? '\t<div class="wp-playlist-current-item"></div>\n' : '',
    `\t<${type} controls="controls" preload="none" width="${WIDTH}"${type === 'video' ? ` height="${HEIGHT}"` : ''}></${type}>\n`,
    '\t<div class="wp-playlist-next"></div>\n\t<div class="wp-playlist-prev"></div>\n',
    `\t<noscript>\n\t<ol>\n\t\t${links.join('')}\t</ol>\n\t</noscript>\n`,
    `\t<script type="application/json" class="wp-playlist-script">${json}</script>\n`,
  ];
  return `${oldBrowsers}<div class="wp-playlist wp-${type}-playlist wp-playlist-${escapeHtml(named.get('style') ?? 'light')}">\n${parts.join('')}</div>\n\t`;
}

function describeTrack({ node, media }: Attachment, type: 'audio' | 'video', { site }: RenderContext): object {
  const dimensions = {
    original: { width: media.width ?? WIDTH, height: media.height ?? HEIGHT },
    resized: { width: WIDTH, height: HEIGHT },
  };
  return {
    src: getFileUrl(media.file, site.contentUrl),
    type: media.mimeType,
    title: node.title,
    caption: media.caption,
    description: media.description,
    meta: media.meta,
    ...(type === 'video' && { dimensions }),
  };
}
