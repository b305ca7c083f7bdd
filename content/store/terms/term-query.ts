/** Queries for lists of terms. */
import type { TaxonomyName } from '#lib/content-model/define.ts';

export type TermColumn = 'name' | 'slug' | 'id' | 'count' | 'description' | 'group';

export type TermQuery = {
  taxonomies: readonly TaxonomyName[];
  /** Null for top-level terms. */
  parentId?: number | null;
  /** Terms of a node. */
  nodeId?: number;
  hideEmpty?: boolean;
  /** If false, a term without nodes is empty even if a descendant has nodes. */
  hierarchical?: boolean;
  /** Only descendants of this term. */
  childOf?: number;
  childless?: boolean;
  ids?: readonly number[];
  exclude?: readonly number[];
  /** Exclude these terms and their descendants. */
  excludeTree?: readonly number[];
  /** Terms of any of these nodes. */
  objectIds?: readonly number[];
  names?: readonly string[];
  nameLike?: string;
  descriptionLike?: string;
  slugs?: readonly string[];
  /** Text in the name or slug. */
  search?: string;
  /** The order of a list of ids or slugs is that of the list. */
  orderby?: TermColumn | { ids: readonly number[] } | { slugs: readonly string[] };
  descending?: boolean;
};
