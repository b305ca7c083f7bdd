/** Taxonomies and their terms, and the REST requests on them. */
import apiFetch from '@wordpress/api-fetch';
import { getErrorMessage } from '../../api/graphql.ts';
import type { Account } from '../../api/session.ts';
import { loadAll } from '../../api/use-page.ts';

export type Taxonomy = {
  /** In WordPress: `category`. */
  slug: string;
  /** Plural. */
  name: string;
  description: string;
  hierarchical: boolean;
  rest_base: string;
  labels: { singular_name: string };
  capabilities: { manage_terms: string };
};

/** `parent` is 0 on the top level, and missing if the taxonomy is flat. */
export type Term = { id: number; name: string; slug: string; description: string; count: number; link: string; parent?: number };

/** What a form changes. */
export type TermInput = Pick<Term, 'name' | 'slug' | 'description' | 'parent'>;

/** @returns the taxonomies whose terms the user may change */
export async function loadTaxonomies({ capabilities }: Account): Promise<Taxonomy[]> {
  const taxonomies = await apiFetch<Record<string, Taxonomy>>({ path: '/wp/v2/taxonomies?context=edit' });
  return Object.values(taxonomies).filter((taxonomy) => capabilities[taxonomy.capabilities.manage_terms] === true);
}

/** All terms that can be a parent, by name. A flat taxonomy has none. */
export async function loadParents({ hierarchical, rest_base: base }: Taxonomy): Promise<Term[]> {
  return hierarchical ? await loadAll<Term>(`/wp/v2/${base}`, { context: 'edit', _fields: 'id,name,parent' }, () => {}) : [];
}

/** @param id null for a new term */
export async function saveTerm({ rest_base: base }: Taxonomy, id: number | null, data: TermInput): Promise<void> {
  await apiFetch({ path: `/wp/v2/${base}${id === null ? '' : `/${id}`}`, method: 'POST', data });
}

/** @returns a message for each term that could not be deleted */
export async function deleteTerms({ rest_base: base }: Taxonomy, terms: readonly Term[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { id, name } of terms) {
    try {
      await apiFetch({ path: `/wp/v2/${base}/${id}?force=true`, method: 'DELETE' });
    } catch (error) {
      failures.push(`${name}: ${getErrorMessage(error)}`);
    }
  }
  return failures;
}
