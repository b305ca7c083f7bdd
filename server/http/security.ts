/** Security headers. */
import { createHash } from 'node:crypto';
import { players } from '#lib/embed/players.ts';
import type { Env } from '#lib/env/env.ts';
import type { Measurement } from '../html/consent.ts';
import { SPECULATION_RULES, SPECULATION_RULES_SOURCE } from '../html/speculation-rules.ts';
import { getTranslationSources } from '../html/translation.ts';
import { parseAttributes, scanTags } from '../html/scan-tags.ts';
import { CSP_REPORTS_PATH } from '../runtime-urls.ts';

/** Alternating names and values, the format that `writeHead` processes fastest. */
export type HeaderList = string[];

/** Other origins that documents of this site may load from. */
export interface AllowedOrigins {
  /** The origin of media if it differs from the origin of the site, for example if media is on a WordPress server. Otherwise null. */
  content: string | null;
  isHttps: boolean;
  /** Origins of video players and hosted forms, which documents may show in frames. */
  frames: readonly string[];
  /** The origin of the tiles of interactive maps. Null if the maps use only data of the site. */
  map: string | null;
}

export function getAllowedOrigins(env: Pick<Env, 'SITE_URL' | 'CONTENT_URL' | 'FORM_HOSTS' | 'MAP_STYLE_URL'>): AllowedOrigins {
  const content = new URL(env.CONTENT_URL).origin;
  return {
    content: content === new URL(env.SITE_URL).origin ? null : content,
    isHttps: env.SITE_URL.startsWith('https:'),
    frames: [...players.map(({ origin }) => origin), ...env.FORM_HOSTS.map((host) => `https://${host}`)],
    map: env.MAP_STYLE_URL === undefined ? null : new URL(env.MAP_STYLE_URL).origin,
  };
}

interface HeaderOptions {
  /** The response is for one visitor: no page may frame it, no search engine may list it, and its URL, which may be secret, is not sent to other sites. */
  isPersonal?: boolean;
}

/** Headers of every response. HSTS is sent only if the site's own URL is https, because browsers remember it for a year. */
export function getCommonHeaders({ isHttps }: AllowedOrigins, { isPersonal = false }: HeaderOptions = {}): HeaderList {
  const headers = [
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    isPersonal ? 'same-origin' : 'strict-origin-when-cross-origin',
    'permissions-policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy',
    'same-origin',
    'x-frame-options',
    isPersonal ? 'DENY' : 'SAMEORIGIN',
  ];
  if (isPersonal) headers.push('x-robots-tag', 'noindex, nofollow');
  if (isHttps) headers.push('strict-transport-security', 'max-age=31536000');
  return headers;
}

interface PolicyOptions extends HeaderOptions {
  /** Allows the inline scripts of this document, for documents that are served as Next rendered them. */
  allowInlineScripts?: boolean;
  /** The document loads Google's scripts, because the visitor has allowed it. */
  measurement?: Measurement | null;
  /** Address of the script of the translation widget, if the visitor has asked for it. */
  translationUrl?: string | null;
}

interface MeasurementSources {
  scripts: string;
  connections: string;
}

/** What Google's scripts load. Each list begins with a space unless it is empty. Images may be loaded from any site anyway. */
function getMeasurementSources(measurement: Measurement | null): MeasurementSources {
  if (measurement === null) return { scripts: '', connections: '' };
  const tagManager = measurement.gtmId === '' ? '' : ' https://www.googletagmanager.com/gtm.js';
  return {
    // The tag manager loads the script of Google Analytics, too.
    scripts: `${tagManager} https://www.googletagmanager.com/gtag/`,
    connections: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
  };
}

/** Creates the policy of one document. It lists the hashes of the inline styles and, if they are allowed, of the inline scripts. */
export function createContentSecurityPolicy(
  html: string,
  origins: AllowedOrigins,
  { allowInlineScripts = false, isPersonal = false, measurement = null, translationUrl = null }: PolicyOptions = {},
): string {
  const sources = collectSources(html, origins);
  const content = origins.content === null ? '' : ` ${origins.content}`;
  // Only documents that may show a map with tiles have this attribute (components/blocks/search/SearchMap.tsx).
  const map = origins.map !== null && html.includes(' data-map-style="') ? ` ${origins.map}` : '';
  const rules = html.includes(SPECULATION_RULES) ? ` ${SPECULATION_RULES_SOURCE}` : '';
  const google = getMeasurementSources(measurement);
  const widget = translationUrl === null ? null : getTranslationSources(translationUrl);
  const list = (allowed: readonly string[] | undefined) => (allowed ?? []).map((source) => ` ${source}`).join('');
  const policy = [
    "default-src 'none'",
    `script-src 'self'${rules}${allowInlineScripts ? sources.scripts : ''}${google.scripts}${list(widget?.scripts)}`,
    // 'self' is needed because islands load their styles from files.
    // The widget writes styles into the page. Browsers ignore 'unsafe-inline' beside hashes.
    `style-src 'self'${widget === null ? sources.styles : ` 'unsafe-inline'${list(widget.styles)}`}`,
    // Editors may use images from other sites over https.
    `img-src 'self' data: https:${content}${map}`,
    `media-src 'self' https:${content}`,
    `font-src 'self'${list(widget?.fonts)}`,
    `connect-src 'self'${map}${google.connections}${list(widget?.connections)}`,
    // Only origins that this document embeds.
    `frame-src 'self'${sources.frames}${list(widget?.frames)}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isPersonal ? "'none'" : "'self'"}`,
  ];
  policy.push(`report-uri ${CSP_REPORTS_PATH}`);
  // Browsers that support `report-to` ignore `report-uri`, and send such reports with https only.
  if (origins.isHttps) policy.push(`report-to ${CSP_REPORTS_NAME}`, 'upgrade-insecure-requests');
  return policy.join('; ');
}

const CSP_REPORTS_NAME = 'csp';

/** Value of the header `Reporting-Endpoints`, which maps the name in `report-to` to its URL. */
export const REPORTING_ENDPOINTS = `${CSP_REPORTS_NAME}="${CSP_REPORTS_PATH}"`;

/** For responses that are not documents: they may load nothing, and no page may frame them. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For files. A script that runs as a worker is subject to its own policy, and the worker of a map loads the tiles. */
export function getFilePolicy(type: string, { map }: AllowedOrigins): string {
  return map !== null && type.startsWith('text/javascript') ? `${CLOSED_POLICY}; connect-src ${map}` : CLOSED_POLICY;
}

/** Lists of policy sources. Each begins with a space unless it is empty. */
function collectSources(html: string, { frames }: AllowedOrigins): { scripts: string; styles: string; frames: string } {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const usedFrames = new Set<string>();
  for (const { name, start, end, content } of scanTags(html)) {
    if (name === 'iframe') {
      const attributes = parseAttributes(html.slice(start, end));
      // Until the visitor presses play, `srcdoc` contains a small page with a link to the player (components/ui/media/EmbedFrame.tsx).
      const text = `${attributes.get('src') ?? ''} ${attributes.get('srcdoc') ?? ''}`;
      for (const origin of frames) if (text.includes(`${origin}/`)) usedFrames.add(origin);
    }
    if ((name !== 'script' && name !== 'style') || content === null) continue;
    if (name === 'script' && parseAttributes(html.slice(start, end)).has('src')) continue;
    hashes[name].add(`'sha256-${createHash('sha256').update(html.slice(end, content.end)).digest('base64')}'`);
  }
  const toList = (sources: Set<string>) => [...sources].map((source) => ` ${source}`).join('');
  return { scripts: toList(hashes.script), styles: toList(hashes.style), frames: toList(usedFrames) };
}
