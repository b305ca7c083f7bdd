/** `POST /wp-json/wp/v2/media`: WordPress's way to upload a file, as a raw body or as a form. The file goes to the disk as it comes in. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { can, type Viewer } from '../../auth/viewer.ts';
import { viewerOfRequest } from '../../auth/bearer.ts';
import type { Incoming } from '../../editing/media-file.ts';
import { RefusedFile } from '../../editing/media-file.ts';
import type { MediaInput } from '../../editing/media-input.ts';
import { createMedia } from '../../editing/media.ts';
import type { Services } from '../../editing/services.ts';
import { defaultRules } from '../../media/rules.ts';
import { UserError } from '../../schema/errors.ts';
import { answerJson, type Exchange, type Route } from '../exchange.ts';
import { mediaAnswer } from './media-answer.ts';
import { boundaryOf, BrokenForm, fileNameOf, readForm } from './multipart.ts';

/** What is not taken, as WordPress tells it. */
class RestError extends Error {
  override name = 'RestError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const PATH = '/wp/v2/media';

/** Room for the other parts of a form. */
const FORM_BYTES = 1024 * 1024;
/** Milliseconds that a refused caller, who is still sending, may go on before the connection ends; else the answer never reaches them. */
const PATIENCE_MS = 5_000;

export function mediaUploadRoute(services: Services): Route {
  return {
    matches: ({ pathname, search }) => {
      const asked = pathname === '/' ? search.get('rest_route') : /^\/wp-json(\/.*)$/.exec(pathname)?.[1];
      return asked?.replace(/(?<!\/)\/+$/, '') === PATH;
    },
    answer: async (exchange) => {
      const { request, response } = exchange;
      try {
        const { id, viewer } = await upload(exchange, services);
        const body = await mediaAnswer(services, viewer, id);
        answerJson(response, 201, body, { location: `${services.contentUrl}/wp-json${PATH}/${id}` });
      } catch (error) {
        refuse(request, response, toRestError(error));
      }
    },
  };
}

async function upload({ request, search }: Exchange, services: Services): Promise<{ id: number; viewer: Viewer }> {
  if (request.method !== 'POST') throw new RestError(404, 'rest_no_route', 'No route was found matching the URL and request method.');
  const viewer = await viewerOfRequest(services, request.headers.authorization);
  if (!can(viewer, 'upload_files'))
    throw new RestError(viewer.user ? 403 : 401, 'rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.');
  const limit = (services.uploads ?? defaultRules).maxBytes + FORM_BYTES;
  if (Number(request.headers['content-length'] ?? 0) > limit)
    throw new RestError(
      413,
      'rest_upload_file_too_big',
      `The upload is larger than the ${limit.toLocaleString('en-US')} bytes that are allowed. Make the file smaller.`,
    );
  const { file, fields } = await incomingOf(request);
  const given = { ...Object.fromEntries(search), ...fields };
  return { id: await createMedia(services, viewer, toInput(given), file), viewer };
}

async function incomingOf(request: IncomingMessage): Promise<{ file: Incoming; fields: Record<string, string> }> {
  const type = request.headers['content-type'] ?? '';
  if (type === '') throw new RestError(400, 'rest_upload_no_content_type', 'No Content-Type supplied.');
  if (/^multipart\//i.test(type)) {
    const boundary = boundaryOf(type);
    if (boundary === null)
      throw new RestError(400, 'rest_upload_no_data', 'The form names no boundary. Send multipart/form-data with one.');
    const { file, fields } = await readForm(request, boundary);
    if (!file) throw new RestError(400, 'rest_upload_no_data', 'No data supplied.');
    return { file: { content: file.content, name: file.name, type: file.type }, fields };
  }
  const disposition = request.headers['content-disposition'] ?? '';
  if (disposition === '') throw new RestError(400, 'rest_upload_no_content_disposition', 'No Content-Disposition supplied.');
  const name = fileNameOf(disposition);
  if (name === null || name === '')
    throw new RestError(
      400,
      'rest_upload_invalid_disposition',
      'Invalid Content-Disposition supplied. Content-Disposition needs to be formatted as `attachment; filename="image.png"` or similar.',
    );
  // Handed on through a stream of its own: what ends it must not end the connection, on which the answer is still to go.
  return {
    file: { content: Readable.from(request.iterator({ destroyOnReturn: false }), { objectMode: false }), name: toUtf8(name), type },
    fields: {},
  };
}

/** Headers come as Latin 1, whatever the caller meant. */
function toUtf8(text: string): string {
  const decoded = Buffer.from(text, 'latin1').toString('utf8');
  return decoded.includes('\ufffd') ? text : decoded;
}

function toInput(given: Record<string, string>): MediaInput {
  const { title, alt_text, caption, description, slug, status, author, post, date, date_gmt, comment_status, ping_status } = given;
  return {
    title,
    altText: alt_text,
    caption,
    description,
    slug,
    status,
    authorId: author,
    parentId: post,
    date,
    dateGmt: date_gmt,
    commentStatus: comment_status,
    pingStatus: ping_status,
  };
}

/** @throws what is no fault of the caller */
function toRestError(error: unknown): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof RefusedFile)
    return error.reason === 'size'
      ? new RestError(413, 'rest_upload_file_too_big', error.message)
      : new RestError(400, 'rest_upload_sideload_error', error.message);
  if (error instanceof UserError) return new RestError(400, 'rest_invalid_param', error.message);
  if (error instanceof BrokenForm) return new RestError(400, 'rest_upload_no_data', error.message);
  throw error;
}

function refuse(request: IncomingMessage, response: ServerResponse, { status, code, message }: RestError): void {
  answerJson(response, status, { code, message, data: { status } }, request.complete ? {} : { connection: 'close' });
  if (request.complete || request.destroyed) return;
  request.resume();
  const end = setTimeout(() => request.destroy(), PATIENCE_MS);
  request.once('close', () => clearTimeout(end));
}
