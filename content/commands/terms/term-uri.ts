/** Decides slugs and URIs of terms (`wp_insert_term` and `wp_unique_term_slug`, WordPress 6.2). */
import { type Kysely, sql } from 'kysely';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { toStoredSegment } from '../../core/stored-uri.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { addSlugSuffix, toSlug } from '../permalinks/slugs.ts';

/** Number of suffixes tried. A taxonomy with more terms of the same name is a mistake. */
const MAX_SUFFIX = 1000;
/** Limits the recursion. A deeper tree would be a cycle. */
const MAX_DEPTH = 32;

export type TermPathItem = { id: number; slug: string };

/** Serializes changes of a taxonomy, which would otherwise create duplicate slugs or cycles. */
export async function lockTaxonomy(db: Kysely<Database>, { name }: TaxonomyDeclaration): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`terms of ${name}`}, 0))`.execute(db);
}

/** Finds a term and its ancestors from the root down. */
export async function findTermPath(db: Kysely<Database>, id: number | null): Promise<TermPathItem[]> {
  if (id === null) return [];
  const { rows } = await sql<TermPathItem>`
    with recursive up as (
      select id, slug, parent_id, 1 as depth from term where id = ${id}
      union all select t.id, t.slug, t.parent_id, up.depth + 1 from up join term t on t.id = up.parent_id where up.depth < ${MAX_DEPTH}
    ) select id, slug from up order by depth desc`.execute(db);
  return rows;
}

/** Builds the URI of a term, for example `/category/news/market-reports/`. */
export function buildTermUri({ prefix, hierarchical }: TaxonomyDeclaration, path: readonly TermPathItem[], slug: string): string {
  const slugs = [...(hierarchical ? path.map((term) => term.slug) : []), slug];
  return `/${[prefix, ...slugs.map(toStoredSegment)].join('/')}/`;
}

type SlugRequest = {
  /** Null for a new term. */
  id: number | null;
  name: string;
  /** The requested slug, or null. */
  slug: string | null;
  path: readonly TermPathItem[];
  /** Whether a requested slug that another term has is an error. Otherwise, it gets a suffix. */
  isExact?: boolean;
};

/**
 * Decides the slug of a term: the requested slug or one created from the name. If it is taken, the slugs of ancestors are appended, then numbers.
 * @returns the empty string if no character of the name can be part of a slug. The id of the term becomes its slug then.
 * @throws UserError if a new term has the name of a sibling, or if an exact slug is taken
 */
export async function decideTermSlug(db: Kysely<Database>, taxonomy: TaxonomyDeclaration, request: SlugRequest): Promise<string> {
  const slug = toSlug(request.slug ?? request.name);
  if (request.id === null) await assertUniqueName(db, taxonomy, request, slug);
  if (slug === '') return '';
  const isTaken = async (candidates: string[]) => {
    const { rows } = await sql<{ slug: string }>`
      select slug from term where taxonomy = ${taxonomy.name} and slug = any(${candidates}::text[]) and id <> ${request.id ?? 0}`.execute(
      db,
    );
    return new Set(rows.map((row) => row.slug));
  };
  if (!(await isTaken([slug])).has(slug)) return slug;
  if (request.isExact) throw new UserError(`The slug “${slug}” is already in use by another term.`);
  const parents = request.path.toReversed();
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
  const takenSlugs = await isTaken(candidates);
  const availableSlug = candidates.find((candidate) => !takenSlugs.has(candidate));
  if (availableSlug === undefined) throw new UserError(`All numbered variants of the slug "${slug}" are taken. Choose another slug.`);
  return availableSlug;
}

/** A new term may have the name of a sibling only with a slug that is requested and free. Terms without a hierarchy are all siblings. */
async function assertUniqueName(db: Kysely<Database>, taxonomy: TaxonomyDeclaration, request: SlugRequest, slug: string): Promise<void> {
  const parent = request.path.at(-1)?.id ?? null;
  const { rows: siblings } = await sql<{ name: string; slug: string; hasName: boolean }>`
    select name, slug, lower(name) = lower(${request.name}) as "hasName" from term
    where taxonomy = ${taxonomy.name} and (lower(name) = lower(${request.name}) or slug = ${slug})
      ${taxonomy.hierarchical ? sql`and parent_id is not distinct from ${parent}::int` : sql``}`.execute(db);
  const namesakes = siblings.filter(({ hasName }) => hasName);
  if (namesakes.length === 0) return;
  // In a hierarchy, WordPress compares the case of names if the slug is free.
  const hasSameName = !taxonomy.hierarchical || namesakes.some(({ name }) => name === request.name);
  const isSlugTaken = siblings.some((sibling) => sibling.slug === slug);
  if (!isSlugTaken && (request.slug !== null || !hasSameName)) return;
  throw new UserError(
    taxonomy.hierarchical
      ? 'A term with the name provided already exists with this parent.'
      : 'A term with the name provided already exists in this taxonomy.',
  );
}
