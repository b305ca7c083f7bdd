/** Rows of taxonomy terms. */
import type { TaxonomyName } from '#lib/content-model/define.ts';
import type { FieldValues, Seo } from './fields.ts';

export type TermRow = {
  kind: 'term';
  id: number;
  taxonomy: TaxonomyName;
  name: string;
  slug: string;
  description: string;
  uri: string;
  parentId: number | null;
  /** Number of published nodes with this term. */
  count: number;
  /** Terms that are aliases of each other share a number. 0 means no group. */
  termGroup: number;
  fields: FieldValues;
  seo: Seo;
};
