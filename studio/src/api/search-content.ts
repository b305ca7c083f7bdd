/** The search of the REST API: published content or terms, by their titles and texts, the best matches first. */
import apiFetch from '@wordpress/api-fetch';
import { decodeEntities } from '@wordpress/html-entities';
import { addQueryArgs } from '@wordpress/url';

export type SearchType = 'post' | 'term';

export type SearchResult = {
  id: number;
  title: string;
  url: string;
  type: SearchType;
  /** The content type or the taxonomy. */
  subtype: string;
};

/** The type of a term is its taxonomy. */
type FoundContent = Pick<SearchResult, 'id' | 'title' | 'url'> & { type: string; subtype?: string };

type Options = {
  /** Default: content of all types. */
  type?: SearchType;
  limit: number;
};

/** @param text empty: all results */
export async function searchContent(text: string, { type = 'post', limit }: Options): Promise<SearchResult[]> {
  const query = { search: text, type, per_page: limit, _fields: 'id,title,url,type,subtype' };
  const results = await apiFetch<FoundContent[]>({ path: addQueryArgs('/wp/v2/search', query) });
  return results.map(({ id, title, url, type: foundType, subtype = foundType }) => ({
    id,
    title: decodeEntities(title),
    url,
    type,
    subtype,
  }));
}
