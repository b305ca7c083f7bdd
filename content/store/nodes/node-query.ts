/** Queries for lists of nodes. */
import type { PostStatus } from '../../core/rows/nodes.ts';
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';
import type { NodeFilter, NodeOrder } from './node-filter.ts';

export type NodeQuery = {
  types: readonly ContentTypeName[];
  /** Instead of what is published: nodes of these stati, as far as the viewer may list them. */
  statuses?: readonly PostStatus[];
  /** Instead of nodes: revisions of one node, or of all, as far as the viewer may edit their nodes. */
  revisionsOf?: number | 'any';
  filter?: NodeFilter;
  /** Nodes with one of these terms, or with none of them; each group must match. */
  terms?: readonly TermGroup[];
  parentId?: number | null;
  authorId?: number;
  /** Nodes whose reference field points at a node. */
  reference?: { group: string; field: string; target: number };
  ids?: readonly number[];
  search?: string;
  /** `date`: newest first; `menu`: menu order, then title; or keys of one's own, the database id last. */
  orderby?: 'date' | 'menu' | readonly NodeOrder[];
};

export type TermGroup = { taxonomy: TaxonomyName; ids: readonly number[]; not?: boolean; withChildren?: boolean };
