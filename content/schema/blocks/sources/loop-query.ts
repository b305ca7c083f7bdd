/** Parses the `query` attribute of a post loop. Invalid values are ignored. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { isRecord } from '#lib/json/records.ts';
import type { FieldValue } from '../../../core/rows/fields.ts';
import { contentTypes } from '../../../model/content-types.generated.ts';
import { taxonomies } from '../../../model/taxonomies.ts';
import type { NodeFilter, NodeOrder } from '../../../store/nodes/node-filter.ts';
import type { NodeQuery, TermGroup } from '../../../store/nodes/node-query.ts';
import { getIds } from '../../fields/fields.ts';

export type LoopQuery = {
  query: NodeQuery;
  /** Null for the site's setting. */
  perPage: number | null;
  /** Maximum number of pages, or null for no limit. */
  pages: number | null;
  /** Entries to skip at the start. */
  offset: number;
  /** Whether filters in the URL apply to the list. */
  inherit: boolean;
};

type RawQuery = { readonly [name: string]: FieldValue };

/** Maximum posts per page. */
export const MAX_SIZE = 100;
const MAX_OFFSET = 10_000;
/** PostgreSQL's largest integer. */
const MAX_ID = 0x7fffffff;
/** Maximum number of ids in a filter. */
const MAX_IDS = 100;

/** Returns an integer of at least `least` and limits it to `most`. Null for other values. Editors' forms sometimes save numbers as strings. */
function parseInteger(value: FieldValue | undefined, least: number, most: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= least ? Math.min(number, most) : null;
}

/** Parses ids from a list, a number, or a string of numbers separated by commas. */
export function parseIds(value: FieldValue | undefined): number[] {
  const list = typeof value === 'string' ? value.split(',').map(Number) : Array.isArray(value) ? value : [value ?? null];
  const ids = getIds(list.map((id) => (typeof id === 'string' ? Number(id) : id))).filter(
    (id) => Number.isInteger(id) && id > 0 && id <= MAX_ID,
  );
  return [...new Set(ids)].slice(0, MAX_IDS);
}

const parseText = (value: FieldValue | undefined) => (typeof value === 'string' ? value.trim() : '');

/** Returns the public content type of a name, or posts. */
function parseContentType(name: FieldValue | undefined): ContentTypeName {
  const publicType = contentTypes.find((type) => type.name === name && type.public);
  return publicType?.name ?? 'post';
}

const orders: Readonly<Record<string, Exclude<NodeOrder['by'], 'in' | 'nameIn'>>> = {
  author: 'author',
  comment_count: 'comments',
  date: 'date',
  menu_order: 'menu',
  modified: 'modified',
  name: 'slug',
  parent: 'parent',
  slug: 'slug',
  title: 'title',
};

/** Parses WordPress's name of an order. The default is the date. */
export function parseOrder(by: FieldValue | undefined, direction: FieldValue | undefined): NodeOrder[] {
  const knownOrder = typeof by === 'string' && Object.hasOwn(orders, by) ? orders[by] : undefined;
  return [{ by: knownOrder ?? 'date', descending: direction !== 'asc' }];
}

/** Parses term filters. Nodes must match all taxonomies. Before WordPress 6.0, categories and tags had attributes of their own. */
function parseTerms({ taxQuery, categoryIds, tagIds }: RawQuery): TermGroup[] {
  const chosen: RawQuery = { category: categoryIds ?? [], post_tag: tagIds ?? [], ...(isRecord(taxQuery) && taxQuery) };
  return taxonomies.flatMap(({ name }) => {
    const ids = Object.hasOwn(chosen, name) ? parseIds(chosen[name]) : [];
    return ids.length > 0 ? [{ taxonomy: name, ids }] : [];
  });
}

function parseFilter({ author, exclude, sticky, parents }: RawQuery): NodeFilter {
  const [authors, excluded, parentIds] = [parseIds(author), parseIds(exclude), parseIds(parents)];
  return {
    ...(authors.length > 0 && { authorIn: authors }),
    ...(excluded.length > 0 && { notIn: excluded }),
    ...(parentIds.length > 0 && { parentIn: parentIds }),
    ...((sticky === 'only' || sticky === 'exclude') && { sticky: sticky === 'only' }),
  };
}

/** @param savedQuery the saved attribute */
export function parseLoopQuery(savedQuery: FieldValue | undefined): LoopQuery {
  const rawQuery = isRecord(savedQuery) ? savedQuery : {};
  const terms = parseTerms(rawQuery);
  const search = parseText(rawQuery['search']);
  return {
    query: {
      types: [parseContentType(rawQuery['postType'])],
      orderby: parseOrder(rawQuery['orderBy'], rawQuery['order']),
      filter: parseFilter(rawQuery),
      ...(terms.length > 0 && { terms }),
      ...(search && { search }),
    },
    perPage: parseInteger(rawQuery['perPage'], 1, MAX_SIZE),
    pages: parseInteger(rawQuery['pages'], 1, MAX_OFFSET),
    offset: parseInteger(rawQuery['offset'], 0, MAX_OFFSET) ?? 0,
    inherit: rawQuery['inherit'] === true,
  };
}
