/** Search across content types, best matches first. */
import { sql } from 'kysely';
import { emptyPage, listLoader, type Listing, type SortKey, byId } from '../store/paging.ts';
import { nodeColumns } from '../store/node-rows.ts';
import type { Session } from '../store/session.ts';
import type { ContentTypeName } from '../model/define.ts';
import type { NodeRow, Page, PageArgs } from '../store/types.ts';
import { isVisibleOfTypes } from '../store/visibility.ts';
import { hasWords, rank, snippet, toMarkup, wordsOf } from './text.ts';

export type SearchQuery = { text: string; types: readonly ContentTypeName[] };
/** A node that was found, with the passage that speaks of it. */
export type SearchHit = NodeRow & { rank: number; snippet: string };

export interface NodeSearch {
  /** Published nodes with every word; what a password protects is found by its title alone. */
  search(query: SearchQuery, page: PageArgs): Promise<Page<SearchHit>>;
}

type Shape = { words: string[]; types: readonly ContentTypeName[] };

export function createNodeSearch(session: Session): NodeSearch {
  const lists = listLoader<Shape, SearchHit>(session, describe);
  return {
    search: async ({ text, types }, page) => {
      const words = wordsOf(text);
      if (page.limit === 0 || words.length === 0 || types.length === 0) return emptyPage(page);
      const found = await lists.load({ query: { words, types }, owner: null, page });
      return { ...found, rows: found.rows.map((hit) => ({ ...hit, snippet: toMarkup(hit.snippet) })) };
    },
  };
}

function describe({ words, types }: Shape): Listing {
  const byRank: SortKey = { of: (alias) => rank(alias, words), least: sql`'-infinity'::float8`, greatest: sql`'infinity'::float8` };
  const isReadable = sql`n.password is null`;
  return {
    columns: sql`${nodeColumns}, ${rank(sql.ref('n'), words)} as rank, case when ${isReadable} then ${snippet('n', words)} else '' end as snippet`,
    table: 'content_node',
    alias: 'n',
    keys: [byRank, byId],
    descending: true,
    where: () => [isVisibleOfTypes('n', types), hasWords('n', words, isReadable)],
  };
}
