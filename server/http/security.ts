/** Headers that keep documents in their bounds. */
import { createHash } from 'node:crypto';
import { players } from '#lib/embed/players.ts';
import type { Env } from '#lib/env/env.ts';
import { readAttributes, scanTags } from '../html/scan.ts';

/** Flat pairs of name and value, as `writeHead` takes them fastest. */
export type HeaderList = string[];

/** Where the browser may go for what a document shows. */
export interface Origins {
  /** Set when media come from elsewhere, as with a WordPress of one's own. */
  content: string | null;
  secure: boolean;
  /** Whose frames may stand in a document: players, and hosted forms. */
  frames: readonly string[];
}

export function originsOf(env: Pick<Env, 'SITE_URL' | 'CONTENT_URL' | 'FORM_HOSTS'>): Origins {
  const content = new URL(env.CONTENT_URL).origin;
  return {
    content: content === new URL(env.SITE_URL).origin ? null : content,
    secure: env.SITE_URL.startsWith('https:'),
    frames: [...players.map(({ origin }) => origin), ...env.FORM_HOSTS.map((host) => `https://${host}`)],
  };
}

/** Headers of every answer, documents or not. HSTS only where the site's own address is https: it can't be taken back for a year. */
export function commonHeaders({ secure }: Origins): HeaderList {
  const headers = [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'strict-origin-when-cross-origin',
    'permissions-policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy',
    'same-origin',
    'x-frame-options',
    'SAMEORIGIN',
  ];
  if (secure) headers.push('strict-transport-security', 'max-age=31536000');
  return headers;
}

/**
 * The policy of one document: nothing inline runs or styles but what the document itself was made with.
 * @param scripts also allow the document's own inline scripts by their hashes: for documents served as Next made them
 */
export function contentSecurityPolicy(html: string, origins: Origins, scripts = false): string {
  const { script, style, frames } = scan(html, origins);
  const content = origins.content === null ? '' : ` ${origins.content}`;
  const policy = [
    "default-src 'none'",
    `script-src 'self'${scripts ? script : ''}`,
    // Styles of an island's chunk come as a file.
    `style-src 'self'${style}`,
    // Editors may show pictures of others in their text, over https.
    `img-src 'self' data: https:${content}`,
    `media-src 'self' https:${content}`,
    "font-src 'self'",
    "connect-src 'self'",
    // Only whose frames this document holds.
    `frame-src 'self'${frames}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  if (origins.secure) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

/** Nothing but itself may be loaded from, or shown by, an answer that is no document. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

function scan(html: string, { frames }: Origins): { script: string; style: string; frames: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const held = new Set<string>();
  for (const { name, start, end, content } of scanTags(html)) {
    if (name === 'iframe') {
      const attributes = readAttributes(html.slice(start, end));
      // A frame that waits for somebody to press play holds a page of ours, with a link to the player (components/ui/media/EmbedFrame.tsx).
      const text = `${attributes.get('src') ?? ''} ${attributes.get('srcdoc') ?? ''}`;
      for (const origin of frames) if (text.includes(`${origin}/`)) held.add(origin);
    }
    if ((name !== 'script' && name !== 'style') || content === null) continue;
    if (name === 'script' && readAttributes(html.slice(start, end)).has('src')) continue;
    hashes[name].add(`'sha256-${createHash('sha256').update(html.slice(end, content.end)).digest('base64')}'`);
  }
  const list = (set: Set<string>) => [...set].map((source) => ` ${source}`).join('');
  return { script: list(hashes.script), style: list(hashes.style), frames: list(held) };
}
