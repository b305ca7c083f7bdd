/** `/wp/v2/taxonomies`, and `/wp/v2/statuses`. */
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { contentTypes } from '../../../../model/content-types.generated.ts';
import { can, canAssignTerms, type Viewer } from '../../../../permissions/viewer.ts';
import { canFind, declareRead } from '../framework/declare-route.ts';
import { createForbiddenError } from '../framework/rest-error.ts';
import { getRestUrl, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { getTaxonomyBase, restTaxonomies } from '../../../../model/rest-bases.ts';
import { createNotFoundError } from '../shared/values.ts';
import { getTaxonomyLabels } from './labels.ts';

const listTypes = (name: string) =>
  contentTypes.filter(({ taxonomies }) => (taxonomies as readonly string[]).includes(name)).map((type) => type.name);

function toTaxonomyJson(taxonomy: TaxonomyDeclaration, request: RestRequest): object {
  const { name, label, description, hierarchical } = taxonomy;
  const isPublic = taxonomy.public;
  return {
    name: label.plural,
    slug: name,
    description,
    types: listTypes(name),
    hierarchical,
    rest_base: getTaxonomyBase(name),
    rest_namespace: 'wp/v2',
    ...(request.view === 'edit' && {
      capabilities: {
        manage_terms: 'manage_categories',
        edit_terms: 'manage_categories',
        delete_terms: 'manage_categories',
        assign_terms: 'edit_posts',
      },
      labels: getTaxonomyLabels(label),
      show_cloud: isPublic && !hierarchical,
      visibility: {
        public: isPublic,
        publicly_queryable: isPublic,
        show_admin_column: true,
        show_in_nav_menus: isPublic,
        show_in_quick_edit: true,
        show_ui: true,
      },
    }),
    _links: {
      collection: [{ href: getRestUrl(request, '/wp/v2/taxonomies') }],
      'wp:items': [{ href: getRestUrl(request, `/wp/v2/${getTaxonomyBase(name)}`) }],
      curies: [{ name: 'wp', href: 'https://api.w.org/{rel}', templated: true }],
    },
  };
}

function assertCanEdit({ view, viewer }: RestRequest): void {
  if (view === 'edit' && !canAssignTerms(viewer))
    throw createForbiddenError(viewer, 'rest_cannot_view', 'Sorry, you are not allowed to manage terms in this taxonomy.');
}

const declareTaxonomies = (): RouteDeclaration[] => [
  declareRead({
    path: '/taxonomies',
    parameters: { type: { description: 'Limit to the taxonomies of a content type.', type: 'string' } },
    read: (request) => {
      assertCanEdit(request);
      const { type } = request.values;
      const listed = restTaxonomies.filter(({ name }) => type === undefined || listTypes(name).some((typeName) => typeName === type));
      return Object.fromEntries(listed.map((taxonomy) => [taxonomy.name, toTaxonomyJson(taxonomy, request)]));
    },
  }),
  declareRead({
    path: String.raw`/taxonomies/{taxonomy:[\w-]+}`,
    read: (request) => {
      const taxonomy = restTaxonomies.find(({ name }) => name === request.variables['taxonomy']);
      if (!taxonomy) throw createNotFoundError('rest_taxonomy_invalid', 'Invalid taxonomy.');
      assertCanEdit(request);
      return toTaxonomyJson(taxonomy, request);
    },
  }),
];

const statuses = {
  publish: { name: 'Published', isPublic: true, isFloating: false },
  future: { name: 'Scheduled', isPublic: false, isFloating: false },
  draft: { name: 'Draft', isPublic: false, isFloating: true },
  pending: { name: 'Pending', isPublic: false, isFloating: true },
  private: { name: 'Private', isPublic: false, isFloating: false },
  trash: { name: 'Trash', isPublic: false, isFloating: false },
} as const;

type StatusName = keyof typeof statuses;

const canEditContent = (viewer: Viewer) => can(viewer, 'edit_posts') || can(viewer, 'edit_pages');

/** Visitors know only of published content. */
const canSeeStatus = (name: StatusName, viewer: Viewer) => name === 'publish' || canEditContent(viewer);

/** @throws RestError for a status that does not exist, or that the viewer may not see */
function requireStatus({ variables, viewer }: RestRequest): StatusName {
  const name = (Object.keys(statuses) as StatusName[]).find((status) => status === variables['status']);
  if (!name) throw createNotFoundError('rest_status_invalid', 'Invalid status.');
  if (!canSeeStatus(name, viewer)) throw createForbiddenError(viewer, 'rest_cannot_read_status', 'Cannot view status.');
  return name;
}

function toStatusJson(slug: StatusName, request: RestRequest): object {
  const { name, isPublic, isFloating } = statuses[slug];
  return {
    name,
    slug,
    ...(request.view === 'edit' && {
      private: slug === 'private',
      protected: !isPublic && slug !== 'private' && slug !== 'trash',
      show_in_list: slug !== 'trash',
    }),
    public: isPublic,
    queryable: isPublic,
    date_floating: isFloating,
    _links: { archives: [{ href: getRestUrl(request, `/wp/v2/posts${slug === 'publish' ? '' : `?status=${slug}`}`) }] },
  };
}

const declareStatuses = (): RouteDeclaration[] => [
  declareRead({
    path: '/statuses',
    read: (request) => {
      const { view, viewer } = request;
      if (view === 'edit' && !canEditContent(viewer))
        throw createForbiddenError(viewer, 'rest_cannot_view', 'Sorry, you are not allowed to manage post statuses.');
      return Object.fromEntries(
        (Object.keys(statuses) as StatusName[])
          .filter((name) => canSeeStatus(name, viewer))
          .map((name) => [name, toStatusJson(name, request)]),
      );
    },
  }),
  declareRead({
    path: String.raw`/statuses/{status:[\w-]+}`,
    isAllowed: canFind(requireStatus),
    read: (request) => toStatusJson(requireStatus(request), request),
  }),
];

export const declareTaxonomiesAndStatuses = (): RouteDeclaration[] => [...declareTaxonomies(), ...declareStatuses()];
