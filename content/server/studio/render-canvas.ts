/** Has the site render unsaved blocks. The site loads them with a token, which is valid only until it has rendered them. */
import { readLimitedText } from '#lib/http/read-limited-text.ts';
import { getCanvasPath } from '#lib/preview/canvas.ts';
import pLimit from 'p-limit';
import type { Services } from '../../commands/core/services.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { type CanvasBlock, deleteCanvas, storeCanvas } from '../../schema/blocks/canvas-blocks.ts';
import { RestError } from '../rest/wp/framework/rest-error.ts';
import { type CanvasDocument, parseCanvasDocument } from './canvas-document.ts';

/** The canvas shows the previous picture in the meantime. */
const TIMEOUT_MS = 10_000;

/** A hundred blocks with all styles of the site take a tenth of it. */
const MAX_DOCUMENT_BYTES = 16_000_000;

/** The site renders pages for visitors with the same processes. */
const MAX_RENDERS = 2;
const MAX_WAITING = 40;

const limit = pLimit(MAX_RENDERS);

type RenderOptions = {
  signal: AbortSignal;
  /** IP address of the editor. The site renders few pages at once for one network, so editors must not count as one. */
  address?: string;
};

/** @throws RestError 502, 503 or 504, with what to do */
export async function renderCanvas(
  { siteUrl, log }: Pick<Services, 'siteUrl' | 'log'>,
  canvas: { node: NodeRow | null; blocks: readonly CanvasBlock[] },
  request: RenderOptions,
): Promise<CanvasDocument> {
  const { signal } = request;
  if (limit.pendingCount >= MAX_WAITING)
    throw new RestError(503, 'canvas_busy', 'Too many editors wait for previews of blocks. The preview is updated with the next change.');
  return await limit(async () => {
    signal.throwIfAborted();
    const token = storeCanvas(canvas);
    try {
      return await fetchCanvas(siteUrl, token, request);
    } catch (error) {
      if (error instanceof RestError || signal.aborted) throw error;
      log('warn', 'The site did not render blocks for the studio', { siteUrl, error });
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      throw isTimeout
        ? new RestError(504, 'canvas_timeout', `The site did not render the block within ${TIMEOUT_MS / 1000} seconds. Your text is safe.`)
        : new RestError(502, 'canvas_site_unreachable', `The site cannot be reached at ${siteUrl} (SITE_URL). Your text is safe.`);
    } finally {
      deleteCanvas(token);
    }
  });
}

async function fetchCanvas(siteUrl: string, token: string, { signal, address }: RenderOptions): Promise<CanvasDocument> {
  const response = await fetch(siteUrl + getCanvasPath(token), {
    headers: { accept: 'text/html', ...(address !== undefined && { 'x-forwarded-for': address }) },
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw createRenderError(response.status);
  }
  const html = await readLimitedText(response.body, MAX_DOCUMENT_BYTES);
  if (html === null) throw new RestError(502, 'canvas_too_large', 'The blocks are too large to be shown in the editor. Your text is safe.');
  const document = parseCanvasDocument(html);
  if (!document) throw createRenderError(response.status);
  return document;
}

const createRenderError = (status: number) =>
  new RestError(
    502,
    'canvas_not_rendered',
    status === 404
      ? 'The site has no page for previews of blocks, or uses another content service. Build it again, and check its CONTENT_URL. Your text is safe.'
      : `The site could not render the block (status ${status}). Your text is safe. Save, and look at the preview of the page.`,
  );
