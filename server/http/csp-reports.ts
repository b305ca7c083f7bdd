/**
 * Receives the reports that browsers send about violations of the content security policy, and logs them without personal data. Anyone can send reports, so
 * their size, rate and log lines are limited, and they have no other effect.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { getClientIp } from '#lib/http/client-ip.ts';
import { toNetworkPrefix } from '#lib/http/ip-address.ts';
import { hidePreviewToken } from '#lib/preview/shared-preview.ts';
import type { Log } from '#lib/log/log.ts';
import { sendPlain } from './send-response.ts';

/** Browsers send a few reports of less than a kilobyte each. */
const MAX_BODY_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
const BODY_TIMEOUT_MS = 5000;

const MINUTE_MS = 60_000;
const MAX_REQUESTS_PER_MINUTE = 20;
/** When more networks send reports, the one that has been inactive for the longest time is removed. */
const MAX_NETWORKS = 1000;
const MAX_LOG_LINES_PER_MINUTE = 30;

const MAX_VALUE_LENGTH = 120;

interface Violation {
  documentUrl: string;
  directive: string;
  blockedUrl: string;
  sourceUrl: string;
  line: number | undefined;
}

const text = z.string().default('');
const line = z.number().int().optional().catch(undefined);

const legacyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }): Violation[] => [
    {
      documentUrl: report['document-uri'],
      directive: report['effective-directive'] || report['violated-directive'],
      blockedUrl: report['blocked-uri'],
      sourceUrl: report['source-file'],
      line: report['line-number'],
    },
  ]);

const violationBody = z
  .object({ documentURL: text, effectiveDirective: text, blockedURL: text, sourceFile: text.nullable(), lineNumber: line })
  .transform((body): Violation => ({
    documentUrl: body.documentURL,
    directive: body.effectiveDirective,
    blockedUrl: body.blockedURL,
    sourceUrl: body.sourceFile ?? '',
    line: body.lineNumber,
  }));

/** Browsers send reports of other types to the same endpoint only if a header requests them. They are ignored. */
const reportList = z
  .array(z.union([z.object({ type: z.literal('csp-violation'), body: violationBody }), z.object({ type: z.string() })]))
  .max(MAX_REPORTS)
  .transform((reports) => reports.flatMap((report) => ('body' in report ? [report.body] : [])));

const schemas = new Map<string, z.ZodType<Violation[]>>([
  ['application/csp-report', legacyReport],
  ['application/reports+json', reportList],
]);

export function createCspReportHandler(log: Log): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const requestCounts = new LRUCache<string, { count: number }>({ max: MAX_NETWORKS, ttl: MINUTE_MS, perf: Date });
  const logViolation = createBoundedLog(log);
  return async (request, response) => {
    if (request.method !== 'POST') return reject(request, response, 405, { allow: 'POST' });
    if (!consume(requestCounts, toNetworkPrefix(getClientIp(request)))) return reject(request, response, 429, { 'retry-after': '60' });
    const schema = schemas.get((request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '');
    if (!schema) return reject(request, response, 415);
    const body = await readBody(request);
    if (body === null) return reject(request, response, 413);
    const violations = parseReports(body, schema);
    if (!violations) return reject(request, response, 400);
    for (const violation of violations) if (!isFromExtension(violation)) logViolation(violation);
    response.writeHead(204, { 'cache-control': 'no-store' }).end();
  };
}

/** Closes the connection, because the rest of the body is not read. */
function reject(request: IncomingMessage, response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}): void {
  sendPlain(response, status, request.complete ? headers : { ...headers, connection: 'close' });
}

function consume(requestCounts: LRUCache<string, { count: number }>, network: string): boolean {
  const counter = requestCounts.get(network);
  if (!counter) requestCounts.set(network, { count: 1 });
  else counter.count += 1;
  return (counter?.count ?? 1) <= MAX_REQUESTS_PER_MINUTE;
}

/** @returns null if the body is too large or takes too long */
async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) return null;
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(() => resolve(null), BODY_TIMEOUT_MS);
  const chunks: Buffer[] = [];
  let size = 0;
  request
    .on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else {
        request.pause();
        resolve(null);
      }
    })
    .once('end', () => resolve(Buffer.concat(chunks).toString()))
    .once('close', () => resolve(null));
  return await promise.finally(() => clearTimeout(timer));
}

function parseReports(body: string, schema: z.ZodType<Violation[]>): Violation[] | null {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** Extensions of the visitor's browser change documents. Neither the site nor its operator can prevent that. */
function isFromExtension({ blockedUrl, sourceUrl }: Violation): boolean {
  return [blockedUrl, sourceUrl].some((url) => /^[a-z-]+-extension\b/i.test(url));
}

/** Logs at most MAX_LOG_LINES_PER_MINUTE. The first line of the next minute has the number of reports that were not logged. */
function createBoundedLog(log: Log): (violation: Violation) => void {
  let minuteStart = 0;
  let lineCount = 0;
  let notLogged = 0;
  return (violation) => {
    const now = Date.now();
    if (Math.abs(now - minuteStart) >= MINUTE_MS) {
      minuteStart = now;
      lineCount = 0;
    }
    if (lineCount === MAX_LOG_LINES_PER_MINUTE) {
      notLogged += 1;
      return;
    }
    lineCount += 1;
    log('warn', 'The content security policy was violated', { ...toLogDetails(violation), ...(notLogged > 0 && { notLogged }) });
    notLogged = 0;
  };
}

/** Queries can contain what a visitor typed or the token of a form, so only paths and origins are logged, without the token of a preview link. */
function toLogDetails({ documentUrl, directive, blockedUrl, sourceUrl, line: lineNumber }: Violation): Record<string, unknown> {
  const source = toUrl(sourceUrl);
  return {
    directive: truncate(directive.split(' ')[0] ?? ''),
    page: truncate(hidePreviewToken(toUrl(documentUrl)?.pathname ?? '')),
    blocked: truncate(toOrigin(blockedUrl) ?? toKeyword(blockedUrl)),
    source: source ? truncate(source.origin + source.pathname) : '',
    ...(lineNumber !== undefined && { line: lineNumber }),
  };
}

function toUrl(value: string): URL | null {
  return URL.parse(value);
}

/** The origin of a URL with a host; otherwise its scheme, such as `data:`. Null if the value is not a URL. */
function toOrigin(value: string): string | null {
  const url = toUrl(value);
  if (!url) return null;
  return url.host === '' ? url.protocol : url.origin;
}

/** Keywords such as `inline` and `wasm-eval` stand for resources without a URL. Other text is not logged. */
function toKeyword(value: string): string {
  return /^[a-z-]*$/.test(value) ? value : '';
}

function truncate(value: string): string {
  return value.slice(0, MAX_VALUE_LENGTH);
}
