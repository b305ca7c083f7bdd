/** Turns a response from Next into the page that visitors get. */
import { escapeHtml } from '#lib/html/escape.ts';
import { CONTENT_UNAVAILABLE } from '#lib/relay/errors.ts';
import { inlineStyles } from '../html/inline-styles.ts';
import { collectNames, type NameSet } from '../html/styles/document-contents.ts';
import { createMeasurementScript, findMeasurement } from '../html/consent.ts';
import { SPECULATION_RULES } from '../html/speculation-rules.ts';
import { createTranslationMarkup } from '../html/translation.ts';
import { applyVariant, getConsent, type Variant } from '../html/variant.ts';
import { computeHash } from '../http/etag.ts';
import {
  type AllowedOrigins,
  CLOSED_POLICY,
  createContentSecurityPolicy,
  getCommonHeaders,
  type HeaderList,
  REPORTING_ENDPOINTS,
} from '../http/security.ts';
import { getFlightText, replaceStylesheetLinks } from '../next/flight.ts';
import type { NextResponseData } from '../next/next-app.ts';
import {
  type CachePolicy,
  findPageStatus,
  getCachePolicy,
  getMaxAgeSeconds,
  hasErrorDigest,
  isErrorShell,
  isFlightData,
  isPasswordForm,
  isPersonalResponse,
} from '../next/responses.ts';
import type { GetScriptNames } from '../next/script-names.ts';
import { toVisitorDocument, type VisitorDocument } from '../next/visitor-document.ts';
import { type GetStylesheet, listKnownLinks } from '../next/build-styles.ts';
import { getRuntimeUrl } from '../runtime-urls.ts';
import { type PageStatus, PASSWORD_FORM_CACHE_CONTROL, PRIVATE_CACHE_CONTROL, RETRY_AFTER, type UncompressedPage } from './page.ts';

/** The runtime of a page with islands, as JSON. */
export interface SerializedRuntime {
  hash: string;
  text: string;
}

export type PageResult =
  | {
      kind: 'page';
      page: UncompressedPage;
      cachePolicy: CachePolicy;
      runtime: SerializedRuntime | null;
      /** Why the document is served as Next rendered it; null for every other document. */
      unreadableReason: string | null;
      /** Whether visitors can choose measurement in this document; null for a file. */
      offersMeasurement: boolean | null;
    }
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'status'; status: PageStatus };

export interface BuildOptions {
  /** Path of the page. */
  path: string;
  origins: AllowedOrigins;
  /** URL of the script that starts islands. */
  loaderUrl: string;
  /** URL of the script that loads Google's scripts. */
  measureUrl: string;
  /** URL of the script that loads the translation widget. */
  translateUrl: string;
  /** Address of the script of the translation widget, if the visitor has asked for it. */
  translationUrl?: string | null;
  getScriptNames: GetScriptNames;
  getStylesheet: GetStylesheet;
  /** True after a failed self-test: every document is served as Next rendered it. */
  servesNextDocuments: boolean;
}

/** @param now milliseconds since the epoch */
export type PageBuilder = (variant: Variant, now: number) => PageResult;

/** Reads the document and selects its styles once for all variants, because that takes most of the time. */
export function createPageBuilder(response: NextResponseData, options: BuildOptions): PageBuilder {
  const { status, headers } = response;
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    const redirect: PageResult = { kind: 'redirect', status, location: headers.location };
    return () => redirect;
  }
  const type = headers['content-type'] ?? 'application/octet-stream';
  if (isFlightData(type)) return () => ({ kind: 'status', status: status >= 500 ? 500 : 404 });
  if (!type.startsWith('text/html')) return (_variant, now) => buildFile(response, type, options.origins, now);
  const html = response.body.toString();
  if (status >= 500) return () => ({ kind: 'status', status: hasErrorDigest(html, CONTENT_UNAVAILABLE) ? 503 : 500 });
  // The status pages say in words what Next's error documents leave to its client runtime.
  if (status >= 400 || isErrorShell(html)) return () => ({ kind: 'status', status: status === 404 ? 404 : 500 });
  return createDocumentBuilder(response, html, options);
}

function createDocumentBuilder(response: NextResponseData, html: string, options: BuildOptions): PageBuilder {
  const document = options.servesNextDocuments ? null : toVisitorDocument(html);
  const isUnchanged = document === null || document.kind === 'unreadable';
  const { text, runtime } = isUnchanged ? { text: html, runtime: null } : finishDocument(document, options);
  const cachePolicy = getCachePolicy(response);
  const isPersonal = isPersonalResponse(response);
  const { translationUrl = null } = options;
  const offered = findMeasurement(text);
  const status = (isPersonal ? findPageStatus(html) : null) ?? response.status;
  const fixedCacheControl = isPasswordForm(html) ? PASSWORD_FORM_CACHE_CONTROL : null;
  return (variant, now) => {
    // The address of a personal page may be secret.
    const measurement = getConsent(variant) === 'allowed' && !isUnchanged && !isPersonal ? offered : null;
    const additions =
      (isUnchanged || isPersonal ? '' : SPECULATION_RULES) +
      (measurement === null ? '' : createMeasurementScript(options.measureUrl, measurement)) +
      (translationUrl === null ? '' : createTranslationMarkup(options.translateUrl, translationUrl));
    const body = applyVariant(insertBeforeEnd(text, additions), variant);
    const headers: HeaderList = [
      'content-type',
      'text/html; charset=utf-8',
      'cache-control',
      fixedCacheControl ?? getCacheControl(cachePolicy, variant),
      'vary',
      offered === null ? 'accept-encoding, cookie' : 'accept-encoding, cookie, sec-gpc, dnt',
      'content-security-policy',
      createContentSecurityPolicy(body, options.origins, { allowInlineScripts: isUnchanged, isPersonal, measurement, translationUrl }),
      'reporting-endpoints',
      REPORTING_ENDPOINTS,
      ...getCommonHeaders(options.origins, { isPersonal }),
    ];
    if (status === 503) headers.push('retry-after', RETRY_AFTER);
    return {
      kind: 'page',
      page: { status, headers, body: Buffer.from(body), freshUntil: now + getMaxAgeSeconds(response) * 1000 },
      cachePolicy,
      runtime,
      unreadableReason: document?.kind === 'unreadable' ? document.reason : null,
      offersMeasurement: offered !== null,
    };
  };
}

function insertBeforeEnd(html: string, markup: string): string {
  const insertAt = html.lastIndexOf('</body>');
  return insertAt === -1 ? html : html.slice(0, insertAt) + markup + html.slice(insertAt);
}

/** Only the variant of visitors without a choice may be stored in shared caches: some of them ignore `Vary`, and would send one visitor's choice to all. */
function getCacheControl(cachePolicy: CachePolicy, variant: Variant): string {
  // A page that was rendered for one request may contain what the visitor typed into a form.
  if (cachePolicy === 'never') return PRIVATE_CACHE_CONTROL;
  return `${variant === 'system' ? 'public' : 'private'}, max-age=0, must-revalidate`;
}

type ReadableDocument = Exclude<VisitorDocument, { kind: 'unreadable' }>;

function finishDocument(document: ReadableDocument, options: BuildOptions): { text: string; runtime: SerializedRuntime | null } {
  // The widget changes the text of the page, which the islands would not expect. They work without scripts.
  const isStatic = document.kind === 'plain' || Boolean(options.translationUrl);
  if (isStatic) return { text: inlineStyles(document.html, options.getStylesheet, null), runtime: null };
  const urls = listKnownLinks(document.html, options.getStylesheet).map(({ url }) => url);
  const flight = replaceStylesheetLinks(document.runtime.flight, new Set(urls));
  const runtime = serializeRuntime({ ...document.runtime, flight });
  const runtimeUrl = escapeHtml(getRuntimeUrl(runtime.hash, options.path));
  const loader = `<script type="module" src="${options.loaderUrl}" data-runtime="${runtimeUrl}"></script>`;
  const text = document.html.slice(0, document.insertAt) + loader + document.html.slice(document.insertAt);
  const { scripts, preload } = document.runtime;
  const names = combineNames(flight, options.getScriptNames([...scripts, ...preload]));
  return { text: inlineStyles(text, options.getStylesheet, names), runtime };
}

function serializeRuntime(runtime: object): SerializedRuntime {
  const text = JSON.stringify(runtime);
  return { hash: computeHash(text), text };
}

/** An island may show later what its data already contains. */
function combineNames(flight: readonly unknown[], scriptNames: NameSet): NameSet {
  const flightNames = new Set<string>();
  collectNames(getFlightText(flight), flightNames);
  return { has: (name) => flightNames.has(name) || scriptNames.has(name) };
}

/** The sitemap, robots.txt or a PDF document: the body as Next sent it, with our own headers. */
function buildFile(response: NextResponseData, type: string, origins: AllowedOrigins, now: number): PageResult {
  const retryAfter = response.headers['retry-after'];
  const cachePolicy = getCachePolicy(response);
  const headers: HeaderList = [
    'content-type',
    type,
    'cache-control',
    cachePolicy === 'never' ? (response.headers['cache-control'] ?? 'no-store') : 'public, max-age=0, must-revalidate',
    'vary',
    'accept-encoding',
    'content-security-policy',
    CLOSED_POLICY,
    ...getCommonHeaders(origins),
  ];
  const disposition = response.headers['content-disposition'];
  if (disposition !== undefined) headers.push('content-disposition', disposition);
  if (retryAfter !== undefined) headers.push('retry-after', retryAfter);
  const lastModified = response.headers['last-modified'];
  if (lastModified !== undefined) headers.push('last-modified', lastModified);
  const page = { status: response.status, headers, body: response.body, freshUntil: now + getMaxAgeSeconds(response) * 1000 };
  return { kind: 'page', page, cachePolicy, runtime: null, unreadableReason: null, offersMeasurement: null };
}
