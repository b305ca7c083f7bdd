/** Which terms a viewer sees. */
import { type RawBuilder, sql } from 'kysely';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import { canAssignTerms, type Viewer } from '../../permissions/viewer.ts';

const taxonomiesWithHiddenTerms = (taxonomies as readonly TaxonomyDeclaration[])
  .filter((taxonomy) => taxonomy.hidesUnused)
  .map(({ name }) => name);

/** Condition on terms under the alias `t`. A term of a draft must not tell visitors about it, if the taxonomy hides unused terms. */
export function isTermVisibleTo(viewer: Viewer): RawBuilder<unknown> {
  if (canAssignTerms(viewer)) return sql`true`;
  return sql`(t.taxonomy <> all(${taxonomiesWithHiddenTerms}::text[]) or exists (
    select from term_relationship r join content_node n on n.id = r.node_id where r.term_id = t.id and n.status = 'publish' and n.revision_of is null))`;
}
