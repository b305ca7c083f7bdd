/** Revisions and autosaves of a content type: `/wp/v2/posts/1/revisions`, `/wp/v2/posts/1/autosaves`. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { getNodeVersion, VersionConflictError } from '../../../../commands/core/edit-versions.ts';
import { saveAutosave } from '../../../../commands/drafts/draft-commands.ts';
import type { RestoredAttribute } from '../../../../commands/markup/preserve-attributes.ts';
import { formatGmtDate, formatLocalDate } from '../../../../core/format-date.ts';
import type { NodeRow } from '../../../../core/rows/nodes.ts';
import { canEditNode } from '../../../../permissions/viewer.ts';
import { filterTitle } from '../../../../rendering/title.ts';
import { renderNodeContent, renderNodeExcerpt } from '../../../../schema/nodes/rendered-content.ts';
import { canFind } from '../framework/declare-route.ts';
import { createItem, type ItemFields, toSchemas } from '../framework/item.ts';
import { assertPageExists, type ItemPage, loadPage, pageParameters } from '../framework/paging.ts';
import { createForbiddenError, RestError } from '../framework/rest-error.ts';
import { CREATE, getRestUrl, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { contentRefusals, contextParameter, declareResource, type Resource } from '../framework/resource.ts';
import { editOnly, type PropertySchemas, viewAndEdit } from '../framework/schema.ts';
import { getTypeBase } from '../../../../model/rest-bases.ts';
import { metaField, readonlyDate, renderedText } from '../shared/text-fields.ts';
import { createNotFoundError, getIds, getPathId, getRawText, idKey } from '../shared/values.ts';
import { createConflictError, getBaseVersion, versionParameters } from './edit-conflict.ts';
import { loadNode } from './load-node.ts';
import { getSelection, getSharedListParameters } from './node-list.ts';
import { readStoredFields } from './stored-fields.ts';

/** Only who may edit a node sees its revisions. */
async function loadParent(type: ContentTypeDeclaration, request: RestRequest): Promise<NodeRow> {
  const refusal = { code: 'rest_cannot_read', attempt: 'view revisions of this post' };
  const node = await loadNode(type, request, 'parent', refusal);
  if (!canEditNode(request.viewer, node))
    throw createForbiddenError(request.viewer, refusal.code, `Sorry, you are not allowed to ${refusal.attempt}.`);
  return node;
}

function getRevisionFields(type: ContentTypeDeclaration): ItemFields<NodeRow> {
  return {
    id: { description: 'Unique identifier of the revision.', type: 'integer', readonly: true, read: ({ id }) => id },
    parent: { description: 'The ID of the content.', type: 'integer', readonly: true, read: ({ revisionOf, id }) => revisionOf ?? id },
    author: { description: 'The ID of the editor who wrote it.', type: 'integer', readonly: true, read: ({ authorId }) => authorId ?? 0 },
    date: {
      ...readonlyDate('Date in the site’s time zone.'),
      read: ({ date }, { context }) => formatLocalDate(date, context.site.timezone),
    },
    date_gmt: { ...readonlyDate('Date in UTC.'), read: ({ date }) => formatGmtDate(date) },
    modified: {
      ...readonlyDate('Date of the last change in the site’s time zone.'),
      read: ({ modified }, { context }) => formatLocalDate(modified, context.site.timezone),
    },
    modified_gmt: { ...readonlyDate('Date of the last change in UTC.'), read: ({ modified }) => formatGmtDate(modified) },
    slug: { description: 'Identifier.', type: 'string', readonly: true, read: ({ slug }) => slug },
    guid: {
      ...renderedText('Globally unique identifier.', viewAndEdit),
      readonly: true,
      read: ({ guid }) => ({ raw: guid, rendered: guid }),
    },
    title: {
      ...renderedText('The title.'),
      read: (node, { context }) => ({ raw: node.title, rendered: () => filterTitle(node.title, context.guard.pause) }),
    },
    content: {
      ...renderedText('The content.', viewAndEdit),
      read: (node, { context }) => ({ raw: node.content, rendered: () => renderNodeContent(node, context) }),
    },
    excerpt: {
      ...renderedText('The excerpt.', viewAndEdit),
      read: (node, { context }) => ({ raw: node.excerpt, rendered: () => renderNodeExcerpt(node, context) }),
    },
    meta: metaField,
    acf: {
      description: 'Declared fields at the time of the revision.',
      type: 'object',
      context: editOnly,
      readonly: true,
      read: (node) => readStoredFields(type, node.fields),
    },
    preview_link: {
      description: 'Page that shows the newest version.',
      type: 'string',
      format: 'uri',
      context: editOnly,
      readonly: true,
      read: (node, { context }) => `${context.site.siteUrl}/?p=${node.revisionOf ?? node.id}&preview=true`,
    },
  };
}

function getRevisionListParameters(type: ContentTypeDeclaration): PropertySchemas {
  const { search, include, exclude, order, orderby } = getSharedListParameters(type);
  const { default: _default, ...perPage } = pageParameters.per_page;
  const orders = ['date', 'id', 'include', 'relevance', 'slug', 'include_slugs', 'title'];
  return {
    per_page: { ...perPage, description: 'Maximum number of items to be returned in result set. Without it, all.' },
    ...(search && { search }),
    ...(include && { include }),
    ...(exclude && { exclude }),
    ...(order && { order }),
    ...(orderby && { orderby: { ...orderby, enum: orders } }),
  };
}

/** @throws RestError if the list ends before the offset, as WordPress does for revisions only */
function assertOffsetExists({ total }: ItemPage<NodeRow>, { values }: RestRequest): void {
  const offset = values['offset'];
  if (typeof offset === 'number' && total > 0 && offset >= total)
    throw new RestError(
      400,
      'rest_revision_invalid_offset_number',
      'The offset number requested is larger than or equal to the number of available revisions.',
    );
}

const getPath = (type: ContentTypeDeclaration, kind: 'revisions' | 'autosaves') =>
  String.raw`/${getTypeBase(type.name)}/{parent:\d+}/${kind}`;

function createRevisionResource(type: ContentTypeDeclaration, kind: 'revisions' | 'autosaves'): Resource<NodeRow> {
  const isAutosave = kind === 'autosaves';
  return {
    path: getPath(type, kind),
    title: `${type.name}-${isAutosave ? 'autosave' : 'revision'}`,
    key: idKey(),
    fields: getRevisionFields(type),
    links: ({ revisionOf, id }, request) => ({
      parent: [{ href: getRestUrl(request, `/wp/v2/${getTypeBase(type.name)}/${revisionOf ?? id}`) }],
    }),
    load: async (request) => {
      const parent = await loadParent(type, request);
      const revision = await request.context.store.nodeById(getPathId(request));
      if (!revision || revision.revisionOf !== parent.id || revision.isAutosave !== isAutosave)
        throw createNotFoundError('rest_post_invalid_id', 'Invalid revision ID.');
      return revision;
    },
    refusals: contentRefusals,
    canEdit: () => true,
    list: {
      parameters: getRevisionListParameters(type),
      canEdit: () => true,
      isAllowed: canFind((request) => loadParent(type, request)),
      run: async (request) => {
        const parent = await loadParent(type, request);
        const exclude = getIds(request, 'exclude');
        const filter = { isAutosave, ...(exclude && { notIn: exclude }) };
        const query = { types: [type.name], revisionsOf: parent.id, filter, ...getSelection(request) };
        const found = await loadPage(request, (page) => request.context.store.nodes(query, page));
        assertOffsetExists(found, request);
        return assertPageExists(found, request, 'rest_revision_invalid_page_number');
      },
    },
  };
}

/** An editor restores a revision by saving its text. */
export const declareRevisions = (type: ContentTypeDeclaration): RouteDeclaration[] =>
  declareResource(createRevisionResource(type, 'revisions'));

export function declareAutosaves(type: ContentTypeDeclaration): RouteDeclaration[] {
  const resource = createRevisionResource(type, 'autosaves');
  const { title, content, excerpt } = toSchemas(resource.fields);
  return declareResource(resource).map((route) =>
    route.path === resource.path
      ? { ...route, endpoints: [...route.endpoints, createSaveEndpoint(type, resource, { title, content, excerpt })] }
      : route,
  );
}

function createSaveEndpoint(
  type: ContentTypeDeclaration,
  { fields }: Resource<NodeRow>,
  parameters: Record<string, ReturnType<typeof toSchemas>[string] | undefined>,
): RouteDeclaration['endpoints'][number] {
  return {
    methods: CREATE,
    ...(contentRefusals.update && { refusal: contentRefusals.update }),
    parameters: {
      context: contextParameter,
      ...versionParameters,
      ...Object.fromEntries(Object.entries(parameters).flatMap(([name, schema]) => (schema ? [[name, schema]] : []))),
    },
    isAllowed: async (request) => canEditNode(request.viewer, await loadNode(type, request, 'parent')),
    handle: async (request) => {
      const { context, viewer, values } = request;
      const { id } = await loadNode(type, request, 'parent');
      const draft = {
        title: getRawText(values['title']) ?? null,
        content: getRawText(values['content']) ?? null,
        excerpt: getRawText(values['excerpt']) ?? null,
      };
      const restored: RestoredAttribute[] = [];
      const saved = await saveOrReportConflict(type, request, () =>
        saveAutosave(context.services, viewer, id, draft, {
          version: getBaseVersion(request),
          onRestored: (found) => restored.push(...found),
        }),
      );
      context.renewStore();
      const row = await context.store.nodeById(saved);
      if (!row) throw createNotFoundError('rest_post_invalid_id', 'Invalid revision ID.');
      const data = await createItem(row, fields, undefined, { ...request, view: 'edit' });
      return {
        data: {
          ...data,
          // The draft itself was saved, so the next update has to send its new version.
          ...(row.revisionOf === null && { version: getNodeVersion(row) }),
          ...(restored.length > 0 && { restored_attributes: restored }),
        },
      };
    },
  };
}

async function saveOrReportConflict<Result>(
  type: ContentTypeDeclaration,
  request: RestRequest,
  save: () => Promise<Result>,
): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (error instanceof VersionConflictError) throw await createConflictError(error, type, request, 'parent');
    throw error;
  }
}
