/** Pages of collections, with WordPress's parameters and headers. */
import { createPageArgs, type Page, type PageArgs } from '../../../../store/core/page.ts';
import { RestError } from './rest-error.ts';
import { getRestUrl, type RestRequest, type RestResult } from './rest-request.ts';
import type { PropertySchema } from './schema.ts';

const MAX_PER_PAGE = 100;
const DEFAULT_PER_PAGE = 10;
/** The size of a page of lists that have no default size: larger than any of them. */
const ALL_ITEMS = 10_000;
/** The largest offset of a list. */
const MAX_OFFSET = 1_000_000;

export type ItemPage<Row> = { rows: readonly Row[]; total: number };

export const pageParameters: Record<'page' | 'per_page', PropertySchema> = {
  page: { description: 'Current page of the collection.', type: 'integer', default: 1, minimum: 1 },
  per_page: {
    description: 'Maximum number of items to be returned in result set.',
    type: 'integer',
    default: DEFAULT_PER_PAGE,
    minimum: 1,
    maximum: MAX_PER_PAGE,
  },
};

/** Not part of lists of hierarchical terms and of search results (WordPress). */
export const offsetParameter: PropertySchema = {
  description: 'Offset the result set by a specific number of items.',
  type: 'integer',
  minimum: 0,
  maximum: MAX_OFFSET,
};

type PageValues = { page: number; perPage: number; offset: number };

function getPageValues({ values }: Pick<RestRequest, 'values'>): PageValues {
  const { page = 1, per_page: perPage = ALL_ITEMS, offset } = values as { page?: number; per_page?: number; offset?: number };
  return { page, perPage, offset: Math.min(offset ?? (page - 1) * perPage, MAX_OFFSET) };
}

export function toPageArgs(request: Pick<RestRequest, 'values'>): PageArgs {
  const { perPage, offset } = getPageValues(request);
  return createPageArgs(perPage, offset);
}

/** Reads a page of the store. A page past the end of the list has no rows, so its total is read from the beginning. */
export async function loadPage<Row>(request: RestRequest, load: (page: PageArgs) => Promise<Page<Row>>): Promise<ItemPage<Row>> {
  const args = toPageArgs(request);
  const { rows, total } = await load(args);
  if (rows.length > 0 || (args.offset ?? 0) === 0) return { rows, total: total ?? rows.length };
  const first = await load(createPageArgs(1, 0));
  return { rows, total: first.total ?? 0 };
}

/**
 * Refuses a page past the end of a list, as WordPress does for content. Other lists return an empty page.
 * @throws RestError if the page does not exist
 */
export function assertPageExists<Row>(found: ItemPage<Row>, request: RestRequest, code = 'rest_post_invalid_page_number'): ItemPage<Row> {
  const { page, perPage } = getPageValues(request);
  if (page > 1 && request.values['offset'] === undefined && found.total > 0 && page > Math.ceil(found.total / perPage))
    throw new RestError(400, code, 'The page number requested is larger than the number of pages available.');
  return found;
}

export function sendPage(data: readonly unknown[], { total }: Pick<ItemPage<unknown>, 'total'>, request: RestRequest): RestResult {
  const { page, perPage } = getPageValues(request);
  const pages = Math.ceil(total / perPage);
  const links = [
    ...(page > 1 ? [`<${getPageUrl(request, Math.min(page - 1, Math.max(pages, 1)))}>; rel="prev"`] : []),
    ...(page < pages ? [`<${getPageUrl(request, page + 1)}>; rel="next"`] : []),
  ];
  return {
    data,
    headers: {
      'x-wp-total': String(total),
      'x-wp-totalpages': String(pages),
      ...(links.length > 0 && { link: links.join(', ') }),
    },
  };
}

function getPageUrl(request: RestRequest, page: number): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...request.query, page: String(page) })) addParameter(query, name, value);
  return getRestUrl(request, `${request.path}?${query.toString()}`);
}

function addParameter(query: URLSearchParams, name: string, value: unknown): void {
  if (typeof value === 'string') query.append(name, value);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) addParameter(query, `${name}[${key}]`, item);
}
