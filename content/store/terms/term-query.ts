/** Queries for lists of terms. */
import type { TaxonomyName } from '#lib/content-model/define.ts';

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
  orderby?: 'name' | 'slug' | 'id' | 'count' | 'description' | 'group';
  descending?: boolean;
};
