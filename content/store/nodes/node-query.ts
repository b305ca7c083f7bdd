/** Queries for lists of nodes. */
import type { ContentTypeName, TaxonomyName } from '#lib/content-model/define.ts';
import type { PostStatus } from '../../core/rows/nodes.ts';
import type { NodeFilter, NodeOrder } from './node-filter.ts';

export type NodeQuery = {
  types: readonly ContentTypeName[];
  /** Nodes with these statuses, as far as the viewer may list them. Default is published nodes. */
  statuses?: readonly PostStatus[];
  /** With `statuses`: also the viewer’s own nodes with statuses that they may not list in general, such as private ones. */
  includesOwn?: boolean;
  /** With `statuses`: only nodes that the viewer may edit. */
  onlyEditable?: boolean;
  /** Revisions of one or all nodes instead of nodes, as far as the viewer may edit the nodes. */
  revisionsOf?: number | 'any';
  filter?: NodeFilter;
  /** Nodes with (or without) one of these terms. */
  terms?: readonly TermGroup[];
  /** Whether one of the groups must match, instead of all. */
  matchesAnyTerms?: boolean;
  parentId?: number | null;
  authorId?: number;
  /** Nodes with a reference field that points at the target, or at a published node of the type `through.from` whose own field does. */
  reference?: { group: string; field: string; target: number; through?: { from: ContentTypeName; group: string; field: string } };
  ids?: readonly number[];
  search?: string;
  /** `date` is newest first, `menu` is menu order, then title. Custom orders end with the database id. */
  orderby?: 'date' | 'menu' | readonly NodeOrder[];
};

/** @property matchesAll whether a node needs all of the terms instead of one. Their descendants then do not count. */
export type TermGroup = { taxonomy: TaxonomyName; ids: readonly number[]; not?: boolean; withChildren?: boolean; matchesAll?: boolean };
