/**
 * `POST /wp-json/site/v1/canvas`: unsaved blocks as the site renders them, for the canvas of the studio. The body is
 * `{ post, blocks: [{ clientId, markup, isFirst }] }`; the response has the markup of each block and the site's stylesheets (`CanvasDocument`).
 */
import { z } from 'zod';
import { addIdPrefix } from '../../blocks/block-tree.ts';
import { parseBlocksInSlices } from '../../blocks/parse.ts';
import type { Services } from '../../commands/core/services.ts';
import { assertMarkupLimits } from '../../commands/markup/markup-limits.ts';
import { canEditNode, type Viewer } from '../../permissions/viewer.ts';
import type { CanvasBlock } from '../../schema/blocks/canvas-blocks.ts';
import { createStore } from '../../store/store.ts';
import { authenticateRequest } from '../authenticate-request.ts';
import { createDisconnectSignal } from '../disconnect-signal.ts';
import { readBody } from '../request-body.ts';
import { sendJson, type RequestContext, type Route } from '../request-context.ts';
import { parseBody } from '../rest/parameters.ts';
import { getRestMethod, getRestPath } from '../rest/rest-path.ts';
import { createForbiddenError, createNoRouteError, RestError, toErrorBody, toRestError } from '../rest/wp/framework/rest-error.ts';
import type { CanvasDocument } from './canvas-document.ts';
import { renderCanvas } from './render-canvas.ts';

const CANVAS_ROUTE = '/site/v1/canvas';

/** Content is limited to 2 MB, which can be twice as long in JSON. */
const MAX_BODY_BYTES = 4_000_000;
/** The studio sends more blocks in several requests. */
const MAX_BLOCKS = 100;

const bodySchema = z.object({
  post: z.number().int().positive(),
  blocks: z
    .array(
      z.object({
        clientId: z.string().regex(/^[\w-]{1,64}$/),
        markup: z.string(),
        isFirst: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(MAX_BLOCKS),
});

type CanvasRequest = z.infer<typeof bodySchema>;

export function canvasRoute(services: Services): Route {
  return {
    matches: (context) => getRestPath(context) === CANVAS_ROUTE,
    handle: async (context) => {
      const { response } = context;
      let viewer: Viewer | undefined;
      try {
        if (getRestMethod(context) !== 'POST') throw createNoRouteError();
        ({ viewer } = await authenticateRequest(context, services));
        // Visitors send no bodies, so none is read for them.
        if (viewer.user === null) throw createForbiddenError(viewer, 'rest_forbidden', 'Sign in to see previews of blocks.');
        const signal = createDisconnectSignal(response);
        const { address } = context.client;
        sendJson(response, 200, await render(await readRequest(context), viewer, services, { signal, address }), { vary: 'Cookie' });
      } catch (error) {
        if (response.destroyed) return;
        const restError = toRestError(error, viewer ?? { user: null }, (cause) =>
          services.log('error', 'A canvas could not be rendered', { error: cause }),
        );
        const headers: Record<string, string> = context.request.complete ? {} : { connection: 'close' };
        sendJson(response, restError.status, toErrorBody(restError), { vary: 'Cookie', ...headers });
      }
    },
  };
}

async function readRequest(context: RequestContext): Promise<CanvasRequest> {
  const parsed = bodySchema.safeParse(parseBody(context.request, await readBody(context, MAX_BODY_BYTES)));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new RestError(
    400,
    'rest_invalid_param',
    `Invalid parameter: ${issue?.path.join('.')} (${issue?.message}). Send the id of a post and 1 to ${MAX_BLOCKS} blocks.`,
  );
}

async function render(
  { post, blocks }: CanvasRequest,
  viewer: Viewer,
  services: Services,
  request: { signal: AbortSignal; address: string },
): Promise<CanvasDocument> {
  const node = await createStore(services.db, viewer).nodeById(post);
  if (!node || node.revisionOf !== null) throw new RestError(404, 'rest_post_invalid_id', 'Invalid post ID.');
  if (!canEditNode(viewer, node)) throw createForbiddenError(viewer, 'rest_forbidden', 'Sorry, you are not allowed to edit this post.');
  return await renderCanvas(services, { node, blocks: await parseCanvasBlocks(blocks) }, request);
}

async function parseCanvasBlocks(blocks: CanvasRequest['blocks']): Promise<CanvasBlock[]> {
  // The limits of content that is saved.
  assertMarkupLimits('blocks', blocks.map(({ markup }) => markup).join('\n'));
  const parsed: CanvasBlock[] = [];
  for (const { clientId, markup, isFirst } of blocks) {
    const found = await parseBlocksInSlices(markup);
    parsed.push({ clientId, isFirst, blocks: found.map((block) => addIdPrefix(block, `${clientId}-`)) });
  }
  return parsed;
}
