/** `/wp/v2/media/{id}/edit`: crops, rotates and flips an image for the block editor. The result is a new media item; pages that show the original keep it. */
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { createMedia } from '../../../../commands/media/media-commands.ts';
import { getFileName, isRemoteFile } from '../../../../core/media-url.ts';
import type { MediaRow } from '../../../../core/rows/media.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { canEditImage, editImage, type ImageEdit } from '../../../../media/edit-image.ts';
import { UnsupportedMedia } from '../../../../media/process-image.ts';
import { getContentType } from '../../../../model/content-types.ts';
import { can, canEditNode, type Viewer } from '../../../../permissions/viewer.ts';
import { decodeOrKeep } from '#lib/uri/decode.ts';
import { getMediaJson } from '../../media-json.ts';
import { createForbiddenError, RestError } from '../framework/rest-error.ts';
import { CREATE, getRestUrl, type RestRequest, type RestResult, type RouteDeclaration } from '../framework/rest-request.ts';
import { createParameterError } from '../framework/validate-parameters.ts';
import { loadNode } from '../nodes/load-node.ts';
import { createNotFoundError, toText } from '../shared/values.ts';

const attachment = getContentType('attachment');

/** The block editor sends at most three: a flip, a rotation and a crop. */
const MAX_EDITS = 10;

const percentage = z.number().min(0).max(100);
const editSchema: z.ZodType<ImageEdit> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('rotate'), args: z.object({ angle: z.number().min(-360).max(360) }) }),
  z.object({ type: z.literal('flip'), args: z.object({ flip: z.object({ horizontal: z.boolean(), vertical: z.boolean() }) }) }),
  z.object({ type: z.literal('crop'), args: z.object({ left: percentage, top: percentage, width: percentage, height: percentage }) }),
]);

function parseEdits(value: unknown): ImageEdit[] {
  const parsed = z.array(editSchema).max(MAX_EDITS).safeParse(value);
  if (!parsed.success) throw createParameterError('modifiers', z.prettifyError(parsed.error));
  return parsed.data;
}

/** Whether a URL is that of the file or of one of its sizes. */
function isFileOf({ file, sizes }: MediaRow, url: string): boolean {
  const name = decodeOrKeep(basename(url.split(/[?#]/)[0] ?? ''));
  return [file, ...sizes.map((size) => size.file)].some((each) => getFileName(each) === name);
}

/** An edit is an upload. */
const canEditFile = (viewer: Viewer, node: NodeRow) => can(viewer, 'upload_files') && canEditNode(viewer, node);

async function handleEdit(request: RestRequest): Promise<RestResult> {
  const { context, viewer, values } = request;
  const { services, store } = context;
  const node = await loadNode(attachment, request);
  if (!canEditFile(viewer, node))
    throw createForbiddenError(viewer, 'rest_cannot_edit_image', 'Sorry, you are not allowed to upload media on this site.');
  const media = await store.findMedia(node.id);
  if (!media || isRemoteFile(media.file) || !isFileOf(media, toText(values['src']) ?? ''))
    throw createNotFoundError('rest_unknown_attachment', 'Unable to get meta information for file.');
  const { file, mimeType, width, height } = media;
  if (!canEditImage(mimeType) || width === null || height === null)
    throw new RestError(400, 'rest_cannot_edit_file_type', 'This type of file cannot be edited.');
  const edits = parseEdits(values['modifiers']);
  const edited = await editImage(services.mediaDir, { file, mimeType, width, height }, edits).catch((error: unknown) => {
    throw error instanceof UnsupportedMedia ? new RestError(400, 'rest_cannot_edit_file_type', error.message) : error;
  });
  if (edited === null)
    throw new RestError(400, 'rest_image_not_edited', 'The image was not edited. Edit the image before applying the changes.');
  const { altText, caption, description } = media;
  const incoming = {
    content: Readable.from([edited]),
    name: getFileName(file).replace(/(?:-edited)?(?=\.[^.]*$)/, '-edited'),
    type: mimeType,
  };
  const id = await createMedia(services, viewer, { title: node.title, altText, caption, description }, incoming);
  context.renewStore();
  return {
    status: 201,
    data: await getMediaJson(id, context),
    headers: { location: getRestUrl(request, `/wp/v2/media/${id}`) },
  };
}

export const declareMediaEdits = (): RouteDeclaration => ({
  namespace: 'wp/v2',
  path: '/media/{id:\\d+}/edit',
  endpoints: [
    {
      methods: CREATE,
      parameters: {
        src: { description: 'URL of the edited file.', type: 'string', format: 'uri', required: true },
        modifiers: {
          description:
            'Edits, applied one after the other: `rotate` (`angle`), `flip` (`horizontal`, `vertical`), `crop` (`left`, `top`, `width`, `height` in percent).',
          type: 'array',
          maxItems: MAX_EDITS,
          required: true,
          items: { type: 'object' },
        },
      },
      isAllowed: async (request) => canEditFile(request.viewer, await loadNode(attachment, request)),
      handle: handleEdit,
    },
  ],
});
