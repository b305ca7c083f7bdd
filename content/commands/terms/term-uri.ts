/** Slugs and addresses of terms (`wp_insert_term` and `wp_unique_term_slug`, WordPress 6.2). */
import { type Kysely, sql } from 'kysely';
import { toStoredSegment } from '../../core/stored-uri.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { toSlug, addSlugSuffix } from '../permalinks/slugs.ts';

/** Suffixes tried at once; a taxonomy with more terms of one name is a mistake. */
const MAX_SUFFIX = 1000;
/** A tree deeper than this is a loop. */
const MAX_DEPTH = 32;

export type TermPathItem = { id: number; slug: string };

/** Changes of one taxonomy go one after the other: neither slugs nor trees can be right otherwise. */
export async function lockTaxonomy(db: Kysely<Database>, { name }: TaxonomyDeclaration): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`terms of ${name}`}, 0))`.execute(db);
}

/** A term and those above it, topmost first. */
export async function findTermPath(db: Kysely<Database>, id: number | null): Promise<TermPathItem[]> {
  if (id === null) return [];
  const { rows } = await sql<TermPathItem>`
    with recursive up as (
      select id, slug, parent_id, 1 as depth from term where id = ${id}
      union all select t.id, t.slug, t.parent_id, up.depth + 1 from up join term t on t.id = up.parent_id where up.depth < ${MAX_DEPTH}
    ) select id, slug from up order by depth desc`.execute(db);
  return rows;
}

/** `/category/news/market-reports/`. */
export function buildTermUri({ prefix, hierarchical }: TaxonomyDeclaration, above: readonly TermPathItem[], slug: string): string {
  const slugs = [...(hierarchical ? above.map((term) => term.slug) : []), slug];
  return `/${[prefix, ...slugs.map(toStoredSegment)].join('/')}/`;
}

type SlugRequest = {
  /** The term itself where it is there already. */
  id: number | null;
  name: string;
  /** What the caller asked for, if anything. */
  slug: string | null;
  above: readonly TermPathItem[];
};

/**
 * The slug of a term: the one asked for or one made of the name, followed by the slugs of those above and then by numbers where it is taken.
 * @returns the empty text when nothing in the name can stand in a slug: the term is then known by its number
 * @throws UserError when the name is taken at its place, or a slug that was asked for is taken by another term
 */
export async function decideTermSlug(db: Kysely<Database>, taxonomy: TaxonomyDeclaration, wanted: SlugRequest): Promise<string> {
  const slug = toSlug(wanted.slug ?? wanted.name);
  await assertUniqueName(db, taxonomy, wanted, slug);
  if (slug === '') return '';
  const isTaken = async (candidates: string[]) => {
    const { rows } = await sql<{ slug: string }>`
      select slug from term where taxonomy = ${taxonomy.name} and slug = any(${candidates}::text[]) and id <> ${wanted.id ?? 0}`.execute(
      db,
    );
    return new Set(rows.map((row) => row.slug));
  };
  if (!(await isTaken([slug])).has(slug)) return slug;
  // An update does not move a term to another slug than the one it was asked to take.
  if (wanted.id !== null && wanted.slug !== null) throw new UserError(`The slug “${slug}” is already in use by another term.`);
  const parents = wanted.above.toReversed();
  const candidates = [
    ...parents.map((_, depth) =>
      addSlugSuffix(
        slug,
        parents
          .slice(0, depth + 1)
          .map((term) => `-${term.slug}`)
          .join(''),
      ),
    ),
    ...Array.from({ length: MAX_SUFFIX - 1 }, (_, index) => addSlugSuffix(slug, `-${index + 2}`)),
  ];
  const taken = await isTaken(candidates);
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free === undefined) throw new UserError(`Too many terms have the slug "${slug}". Give another slug.`);
  return free;
}

/** Two terms of one name at one place would look the same; only a slug of its own tells them apart. */
async function assertUniqueName(db: Kysely<Database>, taxonomy: TaxonomyDeclaration, wanted: SlugRequest, slug: string): Promise<void> {
  const parent = wanted.above.at(-1)?.id ?? null;
  const { rows } = await sql<{ slug: string }>`
    select slug from term where taxonomy = ${taxonomy.name} and lower(name) = lower(${wanted.name}) and id <> ${wanted.id ?? 0}
      ${taxonomy.hierarchical ? sql`and parent_id is not distinct from ${parent}::int` : sql``}`.execute(db);
  if (rows.length === 0 || (wanted.slug !== null && rows.every((row) => row.slug !== slug))) return;
  throw new UserError(
    taxonomy.hierarchical
      ? 'A term with the name provided already exists with this parent.'
      : 'A term with the name provided already exists in this taxonomy.',
  );
}
