/** Queries for lists of terms. */
import type { TaxonomyName } from '#lib/content-model/define.ts';

export type TermQuery = {
  taxonomies: readonly TaxonomyName[];
  /** Null: only those without a parent. */
  parentId?: number | null;
  /** Terms of a node. */
  nodeId?: number;
  hideEmpty?: boolean;
  /** False: a term is empty though one below it is not. */
  hierarchical?: boolean;
  /** Anywhere below this term. */
  childOf?: number;
  childless?: boolean;
  ids?: readonly number[];
  exclude?: readonly number[];
  /** Without these terms and all below them. */
  excludeTree?: readonly number[];
  /** Terms of any of these nodes. */
  objectIds?: readonly number[];
  names?: readonly string[];
  nameLike?: string;
  descriptionLike?: string;
  slugs?: readonly string[];
  /** Part of the name or the slug. */
  search?: string;
  /** Counts with what is filed under the terms below. */
  padCounts?: boolean;
  orderby?: 'name' | 'slug' | 'id' | 'count' | 'description' | 'group';
  descending?: boolean;
};
