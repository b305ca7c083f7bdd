/** `/wp/v2/search`, with which the editor finds the targets of links. */
import type { ContentTypeDeclaration, ContentTypeName, TaxonomyDeclaration, TaxonomyName } from '#lib/content-model/define.ts';
import { contentTypes } from '../../../../model/content-types.generated.ts';
import { filterTitle } from '../../../../rendering/title.ts';
import { getSiteLink } from '../../../../schema/nodes/node-uri.ts';
import type { Page, PageArgs } from '../../../../store/core/page.ts';
import { pageParameters, loadPage, sendPage } from '../framework/paging.ts';
import { createParameterError } from '../framework/validate-parameters.ts';
import { getRestUrl, READ, type RestRequest, type RouteDeclaration } from '../framework/rest-request.ts';
import { contextParameter } from '../framework/resource.ts';
import { getTaxonomyBase, getTypeBase, restTaxonomies } from '../../../../model/rest-bases.ts';
import { getTexts, idList, getIds } from '../shared/values.ts';

/** As in WordPress, the type of a term is its taxonomy. */
type SearchResult = { id: number | string; title: string; url: string | null } & (
  | { type: 'post'; subtype: ContentTypeName }
  | { type: TaxonomyName }
);

/** Types that visitors find: those with pages. */
const linkableTypes: readonly ContentTypeDeclaration[] = contentTypes.filter(
  ({ public: isPublic, permalink, name }) => isPublic && permalink !== null && name !== 'attachment',
);
const linkableTaxonomies: readonly TaxonomyDeclaration[] = restTaxonomies.filter((taxonomy) => taxonomy.public);

/** The subtypes that a request limits the search to. `any` means all. */
function getSubtypes<T extends string>(request: RestRequest, all: readonly T[]): readonly T[] {
  const requested = getTexts(request, 'subtype');
  if (!requested || requested.includes('any')) return all;
  return requested.map((name) => {
    const known = all.find((candidate) => candidate === name);
    if (!known) throw createParameterError('subtype', `subtype[0] is not one of ${[...all, 'any'].join(', ')}.`, 'rest_not_in_enum');
    return known;
  });
}

async function searchNodes(request: RestRequest, page: PageArgs): Promise<Page<SearchResult>> {
  const { context, values } = request;
  const types = getSubtypes<ContentTypeName>(
    request,
    linkableTypes.map(({ name }) => name),
  );
  const text = String(values['search']).trim();
  const [exclude, include] = [getIds(request, 'exclude'), getIds(request, 'include')];
  const isPlain = text !== '' && !exclude && !include;
  const found = isPlain
    ? await context.store.search({ text, types }, page)
    : await context.store.nodes(
        { types, ...(text !== '' && { search: text }), ...(exclude && { filter: { notIn: exclude } }), ...(include && { ids: include }) },
        page,
      );
  const rows = await Promise.all(
    found.rows.map(async (node): Promise<SearchResult> => ({
      id: node.id,
      title: await filterTitle(node.title, context.guard.pause),
      url: await getSiteLink(node, context),
      type: 'post',
      subtype: node.type,
    })),
  );
  return { ...found, rows };
}

async function searchTerms(request: RestRequest, page: PageArgs): Promise<Page<SearchResult>> {
  const { context, values } = request;
  const taxonomies = getSubtypes<TaxonomyName>(
    request,
    linkableTaxonomies.map(({ name }) => name),
  );
  const search = String(values['search']).trim();
  const [exclude, include] = [getIds(request, 'exclude'), getIds(request, 'include')];
  const found = await context.store.terms(
    { taxonomies, ...(search && { search }), ...(exclude && { exclude }), ...(include && { ids: include }) },
    page,
  );
  const rows = found.rows.map(({ id, name, uri, taxonomy }): SearchResult => ({
    id,
    title: name,
    url: context.site.siteUrl + uri,
    type: taxonomy,
  }));
  return { ...found, rows };
}

function withLinks(result: SearchResult, request: RestRequest): object {
  const [base, about] =
    result.type === 'post'
      ? [getTypeBase(result.subtype), `types/${result.subtype}`]
      : [getTaxonomyBase(result.type), `taxonomies/${result.type}`];
  return {
    ...result,
    _links: {
      self: [{ embeddable: true, href: getRestUrl(request, `/wp/v2/${base}/${result.id}`) }],
      about: [{ href: getRestUrl(request, `/wp/v2/${about}`) }],
      collection: [{ href: getRestUrl(request, '/wp/v2/search') }],
    },
  };
}

export const declareSearch = (): RouteDeclaration => ({
  namespace: 'wp/v2',
  path: '/search',
  endpoints: [
    {
      methods: READ,
      parameters: {
        context: { ...contextParameter, enum: ['view', 'embed'] },
        ...pageParameters,
        search: { description: 'The words. Without them, all results.', type: 'string', default: '' },
        type: { description: 'What to search.', type: 'string', enum: ['post', 'term', 'post-format'], default: 'post' },
        subtype: { description: 'Limit to content types or taxonomies.', type: 'array', items: { type: 'string' }, default: ['any'] },
        exclude: idList('Leave out results with these ids.'),
        include: idList('Limit to results with these ids.'),
      },
      handle: async (request) => {
        const { type } = request.values;
        const page =
          type === 'post-format'
            ? { rows: [], total: 0 }
            : await loadPage(request, (args) => (type === 'term' ? searchTerms(request, args) : searchNodes(request, args)));
        return sendPage(
          page.rows.map((row) => withLinks(row, request)),
          page,
          request,
        );
      },
    },
  ],
});
