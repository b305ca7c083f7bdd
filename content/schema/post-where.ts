/** Filters of posts by term. */
import type { ContentStore, NodeQuery } from '../store/types.ts';
import type { ArgSpec } from './builder.ts';
import { toDatabaseId } from './ids.ts';

export const postWhere: Record<string, ArgSpec> = {
  categoryId: { type: 'Int', description: 'Posts of the category with this database id.' },
  categoryName: { type: 'String', description: 'Posts of the category with this slug.' },
  categoryIn: { type: '[ID]', description: 'Posts of any of the categories with these database ids.' },
  tag: { type: 'String', description: 'Posts of the tag with this slug.' },
};

export type PostWhere = {
  categoryId?: number | null;
  categoryName?: string | null;
  categoryIn?: (string | null)[] | null;
  tag?: string | null;
};

/** Term groups of the filters; a slug nobody uses matches no post. */
export async function toTermFilter(where: PostWhere, store: ContentStore): Promise<NonNullable<NodeQuery['terms']>> {
  const idOf = async (taxonomy: 'category' | 'post_tag', slug: string) => (await store.termBySlug(taxonomy, slug))?.id ?? 0;
  const groups: { taxonomy: 'category' | 'post_tag'; ids: number[] }[] = [];
  if (typeof where.categoryId === 'number') groups.push({ taxonomy: 'category', ids: [where.categoryId] });
  if (where.categoryName) groups.push({ taxonomy: 'category', ids: [await idOf('category', where.categoryName)] });
  if (where.categoryIn?.length) groups.push({ taxonomy: 'category', ids: where.categoryIn.map((id) => toDatabaseId(id ?? '') ?? 0) });
  if (where.tag) groups.push({ taxonomy: 'post_tag', ids: [await idOf('post_tag', where.tag)] });
  return groups;
}
