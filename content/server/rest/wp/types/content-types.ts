/** `/wp/v2/types`: what the editor needs to know of each content type. */
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { contentTypes } from '../../../../model/content-types.generated.ts';
import { can, getTypeCapabilities, type Viewer } from '../../../../permissions/viewer.ts';
import { canSeeType } from '../../../../store/nodes/visibility.ts';
import { canFind, declareRead } from '../framework/declare-route.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import { getRestUrl, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { getTypeBase } from '../../../../model/rest-bases.ts';
import { createNotFoundError } from '../shared/values.ts';
import { getTypeLabels } from './labels.ts';

const types: readonly ContentTypeDeclaration[] = contentTypes;

/** What WordPress's editor calls content types whose names in GraphQL are older. */
const editorLabels: Partial<Record<ContentTypeDeclaration['name'], ContentTypeDeclaration['label']>> = {
  wp_block: { singular: 'Pattern', plural: 'Patterns' },
};

function toTypeJson(type: ContentTypeDeclaration, request: RestRequest): object {
  const { name, description, hierarchical, supports, taxonomies, archive, menu } = type;
  const label = editorLabels[name] ?? type.label;
  const viewable = type.public && type.permalink !== null;
  const base = {
    description,
    hierarchical,
    has_archive: archive !== undefined,
    name: label.plural,
    slug: name,
    icon: menu.icon,
    // As in WordPress, formats are a property of posts and no taxonomy of this API.
    taxonomies: taxonomies.filter((taxonomy) => taxonomy !== 'post_format'),
    rest_base: getTypeBase(name),
    rest_namespace: 'wp/v2',
    template: [],
    template_lock: false,
    _links: {
      collection: [{ href: getRestUrl(request, '/wp/v2/types') }],
      'wp:items': [{ href: getRestUrl(request, `/wp/v2/${getTypeBase(name)}`) }],
      curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
    },
  };
  if (request.view !== 'edit') return base;
  return {
    ...base,
    capabilities: getCapabilities(type),
    labels: getTypeLabels(label),
    supports: {
      ...Object.fromEntries(supports.map((support) => [support, true])),
      ...(hierarchical && { 'page-attributes': true }),
      'custom-fields': true,
      ...(taxonomies.includes('post_format') && { 'post-formats': true }),
      ...(supports.includes('revisions') && { autosave: true }),
    },
    viewable,
    visibility: { show_ui: name !== 'wgg_preview', show_in_nav_menus: viewable },
  };
}

function getCapabilities({ name }: ContentTypeDeclaration): Record<string, string> {
  const { create, edit, editOthers, editPublished, editPrivate, publish, readPrivate, ...remove } = getTypeCapabilities(name);
  return {
    edit_post: 'edit_post',
    read_post: 'read_post',
    delete_post: 'delete_post',
    edit_posts: edit,
    edit_others_posts: editOthers,
    delete_posts: remove.delete,
    publish_posts: publish,
    read_private_posts: readPrivate,
    read: 'read',
    delete_private_posts: remove.deletePrivate,
    delete_published_posts: remove.deletePublished,
    delete_others_posts: remove.deleteOthers,
    edit_private_posts: editPrivate,
    edit_published_posts: editPublished,
    create_posts: create,
  };
}

/** Everyone sees that there are patterns, as in WordPress. */
const isListedFor = (viewer: Viewer, { name }: ContentTypeDeclaration) => name === 'wp_block' || canSeeType(viewer, name);

const canEditType = (type: ContentTypeDeclaration, { viewer }: RestRequest) => can(viewer, getTypeCapabilities(type.name).edit);

/** @throws RestError for a type that does not exist, or that is hidden from the viewer */
function requireType({ variables, viewer }: RestRequest): ContentTypeDeclaration {
  const type = types.find(({ name }) => name === variables['type']);
  if (!type || !isListedFor(viewer, type)) throw createNotFoundError('rest_type_invalid', 'Invalid post type.');
  return type;
}

export const declareContentTypes = (): RouteDeclaration[] => [
  declareRead({
    path: '/types',
    read: (request) => {
      if (request.view === 'edit' && !types.some((type) => canEditType(type, request)))
        throw createForbiddenError(request.viewer, 'rest_cannot_view', 'Sorry, you are not allowed to edit posts in this post type.');
      const visible = types.filter((type) => isListedFor(request.viewer, type) && (request.view !== 'edit' || canEditType(type, request)));
      return Object.fromEntries(visible.map((type) => [type.name, toTypeJson(type, request)]));
    },
  }),
  declareRead({
    path: String.raw`/types/{type:[\w-]+}`,
    isAllowed: canFind(requireType),
    read: (request) => {
      const type = requireType(request);
      if (request.view === 'edit' && !canEditType(type, request))
        throw createForbiddenError(request.viewer, 'rest_forbidden_context', 'Sorry, you are not allowed to edit posts in this post type.');
      return toTypeJson(type, request);
    },
  }),
];
