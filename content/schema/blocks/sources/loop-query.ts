/** What a loop of posts asks for, from the `query` attribute of its block. Whatever else an editor or an import wrote there is left out. */
import type { FieldValue } from '../../../core/rows/fields.ts';
import { contentTypes } from '../../../model/content-types.generated.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { taxonomies } from '../../../model/taxonomies.ts';
import type { NodeFilter, NodeOrder } from '../../../store/nodes/node-filter.ts';
import type { NodeQuery, TermGroup } from '../../../store/nodes/node-query.ts';
import { idsIn } from '../../fields/fields.ts';

export type LoopQuery = {
  query: NodeQuery;
  /** Null: as many as the site's settings say. */
  perPage: number | null;
  /** Parts there may be; null: as many as it takes. */
  pages: number | null;
  /** Left out at the beginning. */
  offset: number;
  /** The address narrows the list further. */
  inherit: boolean;
};

type Asked = { readonly [name: string]: FieldValue };

/** Posts on one part at most. */
export const MAX_SIZE = 100;
const MAX_OFFSET = 10_000;
/** PostgreSQL's largest integer. */
const MAX_ID = 0x7fffffff;
/** Chosen terms, authors, parents. */
const MAX_IDS = 100;

const isAsked = (value: unknown): value is Asked => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A whole number of at least `least`; null for anything else. Editors' forms write numbers as texts at times. */
function wholeOf(value: FieldValue | undefined, least: number, most: number): number | null {
  const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof figure === 'number' && Number.isInteger(figure) && figure >= least ? Math.min(figure, most) : null;
}

/** Ids of a list, of one number, or of a text with commas between them. */
export function idsOf(value: FieldValue | undefined): number[] {
  const list = typeof value === 'string' ? value.split(',').map(Number) : Array.isArray(value) ? value : [value ?? null];
  const ids = idsIn(list.map((one) => (typeof one === 'string' ? Number(one) : one))).filter(
    (id) => Number.isInteger(id) && id > 0 && id <= MAX_ID,
  );
  return [...new Set(ids)].slice(0, MAX_IDS);
}

const wordsOf = (value: FieldValue | undefined) => (typeof value === 'string' ? value.trim() : '');

/** Content types with pages of their own, by WordPress's name; posts where nothing fits. */
function typeOf(name: FieldValue | undefined): ContentTypeName {
  const shown = contentTypes.find((type) => type.name === name && type.public);
  return shown?.name ?? 'post';
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

/** By WordPress's name for it; the date where nothing fits. */
export function orderOf(by: FieldValue | undefined, direction: FieldValue | undefined): NodeOrder[] {
  const known = typeof by === 'string' && Object.hasOwn(orders, by) ? orders[by] : undefined;
  return [{ by: known ?? 'date', descending: direction !== 'asc' }];
}

/** Each taxonomy an editor chose terms of must match; before WordPress 6.0 there were only two, each with an attribute of its own. */
function termsOf({ taxQuery, categoryIds, tagIds }: Asked): TermGroup[] {
  const chosen: Asked = { category: categoryIds ?? [], post_tag: tagIds ?? [], ...(isAsked(taxQuery) && taxQuery) };
  return taxonomies.flatMap(({ name }) => {
    const ids = Object.hasOwn(chosen, name) ? idsOf(chosen[name]) : [];
    return ids.length > 0 ? [{ taxonomy: name, ids }] : [];
  });
}

function filterOf({ author, exclude, sticky, parents }: Asked): NodeFilter {
  const [authors, left, above] = [idsOf(author), idsOf(exclude), idsOf(parents)];
  return {
    ...(authors.length > 0 && { authorIn: authors }),
    ...(left.length > 0 && { notIn: left }),
    ...(above.length > 0 && { parentIn: above }),
    ...((sticky === 'only' || sticky === 'exclude') && { sticky: sticky === 'only' }),
  };
}

/** @param given the attribute as it was saved */
export function readLoopQuery(given: FieldValue | undefined): LoopQuery {
  const asked = isAsked(given) ? given : {};
  const terms = termsOf(asked);
  const search = wordsOf(asked['search']);
  return {
    query: {
      types: [typeOf(asked['postType'])],
      orderby: orderOf(asked['orderBy'], asked['order']),
      filter: filterOf(asked),
      ...(terms.length > 0 && { terms }),
      ...(search && { search }),
    },
    perPage: wholeOf(asked['perPage'], 1, MAX_SIZE),
    pages: wholeOf(asked['pages'], 1, MAX_OFFSET),
    offset: wholeOf(asked['offset'], 0, MAX_OFFSET) ?? 0,
    inherit: asked['inherit'] === true,
  };
}
