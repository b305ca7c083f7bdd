/**
 * `POST /wp-json/wp/v2/media`: WordPress's route for file uploads, as a raw body or as a form. The file is written to the disk while it arrives.
 * `POST /wp-json/studio/v1/media/{id}/file` replaces the file of a media item in the same way.
 */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { anonymous, can, canEditNode, type Viewer } from '../../permissions/viewer.ts';
import type { IncomingFile } from '../../commands/media/media-file.ts';
import { RejectedFileError } from '../../commands/media/media-file.ts';
import { createMedia, deleteMedia, updateMedia } from '../../commands/media/media-commands.ts';
import type { Services } from '../../commands/core/services.ts';
import { defaultRules } from '../../media/upload-rules.ts';
import type { ClientInfo } from '../../core/client-info.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import type { ContentContext } from '../../schema/core/context.ts';
import { drainThenClose } from '../request-body.ts';
import { sendJson, type RequestContext, type Route } from '../request-context.ts';
import { getFileName } from './content-disposition.ts';
import { getMediaJson } from './media-json.ts';
import { isMultipartForm, MultipartError, readFirstFile } from './multipart.ts';
import { getRestMethod, getRestPath } from './rest-path.ts';
import { authenticateRequest } from '../authenticate-request.ts';
import { parseFields, selectFields } from './wp/framework/item.ts';
import { parseQuery } from './wp/framework/parse-query.ts';
import { getDiscoveryLink } from './wp/framework/rest-request.ts';
import { assertHasNoId } from './wp/framework/resource.ts';
import { createForbiddenError, RestError, toErrorBody, toRestError } from './wp/framework/rest-error.ts';
import { parseUploadParameters } from './wp/media/media-resource.ts';
import { createNotFoundError } from './wp/shared/values.ts';

const PATH = '/wp/v2/media';
const REPLACEMENT_PATH = /^\/studio\/v1\/media\/(\d{1,9})\/file$/;

/** Bytes that a form may contain besides the file. */
const FORM_OVERHEAD_BYTES = 1024 * 1024;

/** @param createContext creates the context for the response, as for an operation of GraphQL */
export function mediaUploadRoute(
  services: Services,
  createContext: (viewer: Viewer, client: ClientInfo) => Promise<ContentContext>,
): Route {
  return {
    matches: (context) => {
      const path = getRestPath(context);
      return path !== null && (path === PATH || REPLACEMENT_PATH.test(path)) && getRestMethod(context) === 'POST';
    },
    handle: async (context) => {
      const { response } = context;
      let viewer: Viewer = anonymous;
      try {
        ({ viewer } = await authenticateRequest(context, services));
        const replacedId = REPLACEMENT_PATH.exec(getRestPath(context) ?? '')?.[1];
        const respond = async (id: number, status: 200 | 201) => {
          const body = await getMediaJson(id, await createContext(viewer, context.client));
          const fields = parseFields(parseQuery(context.search)['_fields']);
          const location = `${services.contentUrl}/wp-json${PATH}/${id}`;
          sendJson(response, status, selectFields(body, fields), { ...getHeaders(context, services, viewer), location });
        };
        if (replacedId === undefined) return await respond(await handleUpload(context, services, viewer), 201);
        const { store } = await createContext(viewer, context.client);
        await replaceFile(context, services, viewer, await store.nodeById(Number(replacedId)));
        await respond(Number(replacedId), 200);
      } catch (error) {
        sendRestError(context, toUploadError(error, viewer, services), getHeaders(context, services, viewer));
      }
    },
  };
}

/** What the REST API sends with every response: where it is, and the methods that the viewer may use. */
function getHeaders(context: RequestContext, services: Services, viewer: Viewer): Record<string, string> {
  const isCollection = getRestPath(context) === PATH;
  const methods = [...(isCollection ? ['GET'] : []), ...(can(viewer, 'upload_files') ? ['POST'] : [])];
  return {
    link: getDiscoveryLink(services),
    ...(methods.length > 0 && { allow: methods.join(', ') }),
  };
}

async function replaceFile({ request }: RequestContext, services: Services, viewer: Viewer, node: NodeRow | null): Promise<void> {
  if (!node || node.type !== 'attachment') throw createNotFoundError('rest_post_invalid_id', 'Invalid post ID.');
  if (!canEditNode(viewer, node) || !can(viewer, 'upload_files'))
    throw createForbiddenError(viewer, 'rest_cannot_edit', 'Sorry, you are not allowed to edit this post.');
  assertLength(request, services);
  const { file } = await readUpload(request);
  await updateMedia(services, viewer, node.id, {}, file);
}

/** @returns the id of the new media item */
async function handleUpload({ request, search }: RequestContext, services: Services, viewer: Viewer): Promise<number> {
  if (!can(viewer, 'upload_files'))
    throw new RestError(viewer.user ? 403 : 401, 'rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.');
  assertLength(request, services);
  const { file, fields, readLaterFields } = await readUpload(request);
  const [query, body] = [parseQuery(search), parseQuery(fields)];
  assertHasNoId('post', { query, body });
  const id = await createMedia(services, viewer, parseUploadParameters({ ...query, ...body }, viewer), file);
  try {
    const input = parseUploadParameters(parseQuery(await readLaterFields()), viewer);
    if (Object.values(input).some((value) => value !== undefined)) await updateMedia(services, viewer, id, input);
  } catch (error) {
    // The block editor sends fields after the file, which is stored by then.
    await deleteMedia(services, viewer, id, true);
    throw error;
  }
  return id;
}

/** @throws RestError if the client announces more than any file may have */
function assertLength(request: IncomingMessage, services: Services): void {
  const limit = (services.uploads ?? defaultRules).maxBytes + FORM_OVERHEAD_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > limit)
    throw new RestError(
      413,
      'rest_upload_file_too_big',
      `The upload is too large. Uploads are limited to ${limit.toLocaleString('en-US')} bytes. Choose a smaller file.`,
    );
}

type ReceivedUpload = { file: IncomingFile; fields: URLSearchParams; readLaterFields: () => Promise<URLSearchParams> };

async function readUpload(request: IncomingMessage): Promise<ReceivedUpload> {
  const type = request.headers['content-type'] ?? '';
  if (type === '') throw new RestError(400, 'rest_upload_no_content_type', 'No Content-Type supplied.');
  if (/^multipart\//i.test(type)) {
    if (!isMultipartForm(type))
      throw new RestError(400, 'rest_upload_no_data', 'The Content-Type has no boundary. Send multipart/form-data with a boundary.');
    const { file, fields, readLaterFields } = await readFirstFile(request, type);
    if (!file) throw new RestError(400, 'rest_upload_no_data', 'No data supplied.');
    return { file: { content: file.content, name: file.name, type: file.type }, fields, readLaterFields };
  }
  const disposition = request.headers['content-disposition'] ?? '';
  if (disposition === '') throw new RestError(400, 'rest_upload_no_content_disposition', 'No Content-Disposition supplied.');
  const name = getFileName(disposition);
  if (name === null || name === '')
    throw new RestError(
      400,
      'rest_upload_invalid_disposition',
      'Invalid Content-Disposition supplied. Content-Disposition needs to be formatted as `attachment; filename="image.png"` or similar.',
    );
  // A separate stream, because destroying the request would close the connection before the response is sent.
  return {
    file: { content: Readable.from(request.iterator({ destroyOnReturn: false }), { objectMode: false }), name: toUtf8(name), type },
    fields: new URLSearchParams(),
    readLaterFields: async () => new URLSearchParams(),
  };
}

/** Node decodes headers as Latin-1, but clients may send UTF-8. */
function toUtf8(text: string): string {
  const decoded = Buffer.from(text, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? text : decoded;
}

function toUploadError(error: unknown, viewer: Viewer, services: Services): RestError {
  if (error instanceof RejectedFileError)
    return error.reason === 'size'
      ? new RestError(413, 'rest_upload_file_too_big', error.message)
      : new RestError(400, 'rest_upload_sideload_error', error.message);
  if (error instanceof MultipartError) return new RestError(400, 'rest_upload_no_data', error.message);
  const logUnexpected = (cause: unknown) => services.log('error', 'An upload failed with an unexpected error', { error: cause });
  return toRestError(error, viewer, logUnexpected, 'rest_cannot_create');
}

function sendRestError({ request, response }: RequestContext, error: RestError, headers: Record<string, string>): void {
  sendJson(response, error.status, toErrorBody(error), { ...headers, ...(!request.complete && { connection: 'close' }) });
  drainThenClose(request);
}
