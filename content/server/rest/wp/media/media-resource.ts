/** `/wp/v2/media`. The route for uploads is `media-upload.ts`, because files do not pass through memory. */
import { deleteMedia, updateMedia } from '../../../../commands/media/media-commands.ts';
import type { MediaInput } from '../../../../commands/media/media-input.ts';
import type { FocalPoint } from '../../../../core/rows/media.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { getContentType } from '../../../../model/content-types.ts';
import { can, canDeleteNode, canEditNode, type Viewer } from '../../../../permissions/viewer.ts';
import { getMediaJson, type MediaJson } from '../../media-json.ts';
import { type ItemField, toSchemas } from '../framework/item.ts';
import type { RawParameters } from '../framework/parse-query.ts';
import { createForbiddenError, RestError } from '../framework/rest-error.ts';
import type { RestRequest, RouteDeclaration } from '../framework/rest-request.ts';
import { contentRefusals, declareResource, forceParameter, makeOptional, type Resource } from '../framework/resource.ts';
import { type PropertySchema, toWriteParameters, viewAndEdit } from '../framework/schema.ts';
import { validateParameters } from '../framework/validate-parameters.ts';
import { assertAuthor } from '../nodes/assert-author.ts';
import { loadNode } from '../nodes/load-node.ts';
import { getNodeLinks } from '../nodes/node-links.ts';
import { listNodes, getSharedListParameters } from '../nodes/node-list.ts';
import { dateTime, metaField, readonlyDate, renderedText } from '../shared/text-fields.ts';
import { createNotFoundError, getRawText, idKey, idList, toIdInput, toText } from '../shared/values.ts';

const attachment = getContentType('attachment');

/** Rows of lists are created before the items, so that they share statements. */
type MediaItem = { node: NodeRow; json: MediaJson };

const field = (name: keyof MediaJson, schema: PropertySchema): ItemField<MediaItem> => ({ ...schema, read: ({ json }) => json[name] });

const openState: PropertySchema = { type: 'string', enum: ['open', 'closed'], context: viewAndEdit };

const share: PropertySchema = { type: 'number', minimum: 0, maximum: 1 };

const fields: Record<string, ItemField<MediaItem>> = {
  id: field('id', { description: 'Unique identifier.', type: 'integer', readonly: true }),
  date: field('date', dateTime('Date in the site’s time zone.')),
  date_gmt: field('date_gmt', dateTime('Date in UTC.', { context: viewAndEdit })),
  guid: field('guid', { ...renderedText('Globally unique identifier.', viewAndEdit), readonly: true }),
  modified: field('modified', readonlyDate('Date of the last change in the site’s time zone.')),
  modified_gmt: field('modified_gmt', readonlyDate('Date of the last change in UTC.')),
  slug: field('slug', { description: 'Alphanumeric identifier, part of the URL.', type: 'string' }),
  status: field('status', {
    description: 'Status.',
    type: 'string',
    enum: ['inherit', 'private', 'auto-draft', 'trash'],
    context: viewAndEdit,
  }),
  type: field('type', { description: 'Type of the content.', type: 'string', readonly: true }),
  link: field('link', { description: 'URL of the page of the media item.', type: 'string', format: 'uri', readonly: true }),
  title: field('title', renderedText('The title.')),
  author: field('author', { description: 'The ID of the owner.', type: 'integer' }),
  comment_status: field('comment_status', { ...openState, description: 'Whether comments are open.' }),
  ping_status: field('ping_status', { ...openState, description: 'Whether pingbacks are open.' }),
  template: field('template', {
    description: 'The template. Empty for the default.',
    type: 'string',
    context: viewAndEdit,
    readonly: true,
  }),
  alt_text: field('alt_text', { description: 'Alternative text. Empty for decorative images.', type: 'string' }),
  caption: field('caption', renderedText('The caption.')),
  description: field('description', renderedText('The description.', viewAndEdit)),
  focal_point: field('focal_point', {
    description: 'The point that stays in view when the image is cropped: `x` and `y` from 0 to 1. Null for the center.',
    type: ['object', 'null'],
    properties: { x: share, y: share },
  }),
  media_type: field('media_type', { description: '`image` or `file`.', type: 'string', enum: ['image', 'file'], readonly: true }),
  mime_type: field('mime_type', { description: 'The MIME type.', type: 'string', readonly: true }),
  media_details: field('media_details', { description: 'Sizes and metadata of the file.', type: 'object', readonly: true }),
  post: field('post', { description: 'The ID of the content to which it is attached. 0 for none.', type: ['integer', 'null'] }),
  source_url: field('source_url', { description: 'URL of the file.', type: 'string', format: 'uri', readonly: true }),
  meta: metaField,
};

async function toMediaItem(node: NodeRow, { context }: RestRequest): Promise<MediaItem> {
  const json = await getMediaJson(node.id, context);
  if (!json) throw createNotFoundError('rest_post_invalid_id', 'Invalid post ID.');
  return { node, json };
}

const mediaTypes = ['image', 'video', 'text', 'application', 'audio'];

const mediaResource: Resource<MediaItem> = {
  path: '/media',
  title: 'attachment',
  key: idKey(),
  fields,
  links: ({ node }, request) => getNodeLinks(attachment, node, request),
  getPageUrl: ({ json }) => json.link,
  load: async (request) => toMediaItem(await loadNode(attachment, request), request),
  refusals: contentRefusals,
  canEdit: ({ node }, { viewer }) => canEditNode(viewer, node),
  list: {
    parameters: {
      ...getSharedListParameters(attachment),
      status: {
        description: 'Limit to items with these statuses.',
        type: 'array',
        items: { type: 'string', enum: ['inherit', 'private', 'trash'] },
        default: ['inherit'],
      },
      parent: idList('Limit to items attached to this content.'),
      parent_exclude: idList('Leave out items attached to this content.'),
      media_type: {
        description: 'Limit to media of this type.',
        // The block editor sends a list.
        type: ['string', 'array'],
        enum: mediaTypes,
        items: { type: 'string', enum: mediaTypes },
      },
      unused: {
        description: 'Limit to items that no content, term, option or menu refers to, or to others. Only for users who can upload files.',
        type: 'boolean',
      },
      mime_type: { description: 'Limit to this MIME type.', type: ['string', 'array'], items: { type: 'string' } },
    },
    canEdit: ({ viewer }) => can(viewer, 'edit_posts'),
    run: async (request) => {
      const { values } = request;
      const mimeType = [values['mime_type'], values['media_type']].flat().find((value) => typeof value === 'string');
      const isUnused = values['unused'] as boolean | undefined;
      if (isUnused !== undefined && !can(request.viewer, 'upload_files'))
        throw createForbiddenError(request.viewer, 'rest_cannot_view', 'Sorry, you are not allowed to see which files are used.');
      const { rows, total } = await listNodes(attachment, request, {
        ...(mimeType !== undefined && { mimeType }),
        ...(isUnused !== undefined && { isUnused }),
      });
      return { rows: await Promise.all(rows.map((node) => toMediaItem(node, request))), total };
    },
  },
  create: {
    existing: 'post',
    isAllowed: ({ viewer }) => can(viewer, 'upload_files'),
    // The upload route handles every request with a file.
    run: async (request) => {
      const { viewer } = request;
      assertAuthor('attachment', 'create', request);
      if (!can(viewer, 'upload_files'))
        throw createForbiddenError(viewer, 'rest_cannot_create', 'Sorry, you are not allowed to create posts as this user.');
      throw new RestError(400, 'rest_upload_no_data', 'No data supplied.');
    },
  },
  update: {
    isAllowed: ({ node }, { viewer }) => canEditNode(viewer, node),
    run: async ({ node }, request) => {
      const { context, viewer, values } = request;
      if (canEditNode(viewer, node)) assertAuthor('attachment', 'update', request);
      await updateMedia(context.services, viewer, node.id, toMediaInput(values));
    },
  },
  delete: {
    parameters: { force: forceParameter },
    isAllowed: ({ node }, { viewer }) => canDeleteNode(viewer, node),
    run: async ({ node }, { context, viewer, values }) => {
      const forceDelete = values['force'] === true;
      if (node.status === 'trash' && !forceDelete && canDeleteNode(viewer, node))
        throw new RestError(410, 'rest_already_trashed', 'The post has already been deleted.');
      await deleteMedia(context.services, viewer, node.id, forceDelete);
      return forceDelete ? 'deleted' : 'trashed';
    },
  },
};

const CENTER: FocalPoint = { x: 0.5, y: 0.5 };

function toMediaInput(values: RestRequest['values']): MediaInput {
  return {
    title: getRawText(values['title']),
    caption: getRawText(values['caption']),
    description: getRawText(values['description']),
    altText: toText(values['alt_text']),
    focalPoint: values['focal_point'] === null ? CENTER : (values['focal_point'] as FocalPoint | undefined),
    slug: toText(values['slug']),
    status: toText(values['status']),
    date: toText(values['date']),
    dateGmt: toText(values['date_gmt']),
    commentStatus: toText(values['comment_status']),
    pingStatus: toText(values['ping_status']),
    authorId: toIdInput(values['author']) || undefined,
    parentId: values['post'] === null ? '' : toIdInput(values['post']),
  };
}

const uploadParameters = makeOptional(toWriteParameters(toSchemas(fields)));

/**
 * Reads the parameters that are sent with a file.
 * @throws RestError that names each invalid parameter, or if the viewer may not choose the author
 */
export function parseUploadParameters(parameters: RawParameters, viewer: Viewer): MediaInput {
  const values = validateParameters(uploadParameters, parameters);
  assertAuthor('attachment', 'create', { viewer, values });
  return toMediaInput(values);
}

export const declareMedia = (): RouteDeclaration[] => declareResource(mediaResource);
