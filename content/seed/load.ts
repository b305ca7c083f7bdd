/** Loads a seed into an empty database in one transaction, so that either all of it is stored or nothing. */
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import { blocksVersion } from '../blocks/declarations.ts';
import { parseBlocks } from '../blocks/parse.ts';
import type { ContentNodeTable, Database } from '../db/tables.ts';
import type { MediaFile } from '../media/process-image.ts';
import { getContentType } from '../model/content-types.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { toStorableText, toJson } from '../core/json.ts';
import { buildNodeUri } from '../commands/permalinks/node-uri.ts';
import { getAncestorChain, getTermUri } from './loading/term-uri.ts';
import { toInstant } from '../core/local-time.ts';
import { InvalidSeed, SeedIds } from './loading/seed-ids.ts';
import { insertMenus } from './loading/insert-menus.ts';
import { insertOptions } from './loading/insert-options.ts';
import { toRevisionRow } from './loading/revision-row.ts';
import { listReferences } from '../commands/nodes/node-references.ts';
import { advanceIdentity, insertAll, reserveIds } from './loading/insert-rows.ts';
import { serialize } from './markup.ts';
import type { Key, Seed, SeedNode } from './types.ts';

export type SeedContext = {
  seed: Seed;
  /** The imported file of each media item, by slug. */
  media: ReadonlyMap<string, MediaFile>;
  /** URL of the content service without a trailing slash, used in the GUIDs of nodes. */
  contentUrl: string;
};

/** Whether the database contains no content nodes. */
export async function isDatabaseEmpty(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`select not exists (select from content_node) as empty`.execute(db);
  return rows[0]?.empty ?? true;
}

/**
 * @returns false if the database was no longer empty, in which case nothing is written
 * @throws InvalidSeed if the seed is inconsistent or does not match the content model
 */
export async function loadSeed(db: Kysely<Database>, context: SeedContext): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    // Two processes can start on the same empty database. The lock is released at the end of the transaction.
    await sql`select pg_advisory_xact_lock(hashtext('causeway seed'))`.execute(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    if (!(await isDatabaseEmpty(transaction))) return false;
    const seedIds = await assignIds(transaction, context.seed);
    await insertUsers(transaction, context, seedIds);
    await insertTerms(transaction, context, seedIds);
    await insertMedia(transaction, context, seedIds);
    await insertNodes(transaction, context, seedIds);
    await insertComments(transaction, context, seedIds);
    await insertMenus(transaction, context.seed, seedIds);
    await insertOptions(transaction, context.seed, seedIds);
    return true;
  });
}

/** Assigns an id to every item before anything is written, so that items can refer to items that come later. */
async function assignIds(db: Transaction<Database>, seed: Seed): Promise<SeedIds> {
  const seedIds = new SeedIds();
  const termIds = await reserveIds(db, 'term_id', seed.terms.length);
  const ids = await reserveIds(db, 'content_id', seed.media.length + seed.nodes.length);
  seed.users.forEach((user, index) => seedIds.add(`user:${user.login}`, index + 1));
  seed.terms.forEach((term, index) => seedIds.add(`${term.taxonomy}:${term.slug}`, termIds[index] ?? 0));
  const items = [...seed.media.map(({ slug }) => `attachment:${slug}`), ...seed.nodes.map(({ type, slug }) => `${type}:${slug}`)];
  items.forEach((key, index) => seedIds.add(key, ids[index] ?? 0));
  return seedIds;
}

async function insertUsers(db: Transaction<Database>, { seed }: SeedContext, seedIds: SeedIds): Promise<void> {
  const toRow = async (user: Seed['users'][number]) => ({
    id: seedIds.getId(`user:${user.login}`, 'users'),
    login: user.login,
    nicename: user.login.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    display_name: `${user.firstName} ${user.lastName}`.trim(),
    first_name: user.firstName,
    last_name: user.lastName,
    description: user.description ?? '',
    email: user.email,
    locale: seed.settings.language,
    roles: [...user.roles],
    registered_at: toInstant(user.registered, seed.settings.timezone),
    password_hash: user.password === undefined ? null : await hashPassword(user.password),
  });
  await insertAll(db, 'user_account', await Promise.all(seed.users.map(toRow)));
  await advanceIdentity(db, 'user_account');
}

async function insertTerms(db: Transaction<Database>, { seed }: SeedContext, seedIds: SeedIds): Promise<void> {
  const getDepth = (term: Seed['terms'][number]) => getTermUri(term, seed.terms).split('/').length;
  const rows = seed.terms
    .toSorted((a, b) => getDepth(a) - getDepth(b))
    .map((term) => ({
      id: seedIds.getId(`${term.taxonomy}:${term.slug}`, 'terms'),
      taxonomy: term.taxonomy,
      name: term.name,
      slug: term.slug,
      description: term.description ?? '',
      uri: getTermUri(term, seed.terms),
      parent_id: term.parent === undefined ? null : seedIds.getId(`${term.taxonomy}:${term.parent}`, `term ${term.slug}`),
      fields: toJson(seedIds.resolveRefs(term.fields ?? {}, `term ${term.slug}`)),
      seo: toJson(term.seo ?? {}),
    }));
  await insertAll(db, 'term', rows);
}

async function insertMedia(db: Transaction<Database>, { seed, media, contentUrl }: SeedContext, seedIds: SeedIds): Promise<void> {
  const nodes: Insertable<ContentNodeTable>[] = [];
  const files: Insertable<Database['media_item']>[] = [];
  for (const item of seed.media) {
    const id = seedIds.getId(`attachment:${item.slug}`, 'media');
    const file = media.get(item.slug);
    if (!file) throw new InvalidSeed(`The file of the media item "${item.slug}" was not imported.`);
    const date = toInstant(item.date, seed.settings.timezone);
    nodes.push({
      id,
      type: 'attachment',
      status: 'inherit',
      title: item.title,
      slug: item.slug,
      uri: buildNodeUri('attachment', [item.slug]),
      author_id: seed.users.length > 0 ? 1 : null,
      guid: `${contentUrl}/?attachment_id=${id}`,
      published_at: date,
      modified_at: date,
    });
    files.push({
      node_id: id,
      file: file.file,
      mime_type: file.mimeType,
      file_size: file.fileSize,
      width: file.width,
      height: file.height,
      alt_text: item.alt,
      caption: item.caption ?? '',
      description: item.description ?? '',
      placeholder_color: file.placeholderColor,
      content_hash: file.contentHash,
      sizes: toJson(file.sizes),
      sources: toJson(file.sources),
    });
  }
  await insertAll(db, 'content_node', nodes);
  await insertAll(db, 'media_item', files);
}

async function insertNodes(db: Transaction<Database>, context: SeedContext, seedIds: SeedIds): Promise<void> {
  const { seed } = context;
  const byKey = new Map<Key, SeedNode>(seed.nodes.map((node) => [`${node.type}:${node.slug}`, node]));
  const chains = new Map(
    seed.nodes.map((node) => [node, getAncestorChain(node, (item) => (item.parent === undefined ? undefined : byKey.get(item.parent)))]),
  );
  const rows = seed.nodes.map((node) => toNodeRow(node, chains.get(node) ?? [node], context, seedIds));
  // Insert parents before children, because a foreign key must refer to an existing row.
  const depth = new Map(rows.map((row, index) => [row, chains.get(seed.nodes[index] as SeedNode)?.length ?? 1]));
  await insertAll(
    db,
    'content_node',
    rows.toSorted((a, b) => (depth.get(a) ?? 1) - (depth.get(b) ?? 1)),
  );
  await insertRevisions(db, context, seedIds, rows);

  const references: Insertable<Database['node_reference']>[] = [];
  const relationships: Insertable<Database['term_relationship']>[] = [];
  for (const node of seed.nodes) {
    const referrer = `${node.type}:${node.slug}`;
    const id = seedIds.getId(referrer, referrer);
    const values = seedIds.resolveRefs(node.fields ?? {}, referrer) as Parameters<typeof listReferences>[1];
    for (const { group, field, position, target } of listReferences(getContentType(node.type), values))
      references.push({ node_id: id, field_group: group, field, position, target_id: target });
    const terms = Object.entries(node.terms ?? {}).flatMap(([taxonomy, slugs]) =>
      slugs.map((slug) => seedIds.getId(`${taxonomy}:${slug}`, referrer)),
    );
    for (const term of new Set(terms)) relationships.push({ node_id: id, term_id: term });
  }
  await insertAll(db, 'node_reference', references);
  await insertAll(db, 'term_relationship', relationships);
  await sql`
    update term t set count = (select count(*) from term_relationship r join content_node n on n.id = r.node_id where r.term_id = t.id and n.status = 'publish')`.execute(
    db,
  );
}

async function insertRevisions(
  db: Transaction<Database>,
  { seed, media }: SeedContext,
  seedIds: SeedIds,
  nodes: readonly Insertable<ContentNodeTable>[],
): Promise<void> {
  const byId = new Map(nodes.map((row) => [row.id, row]));
  const rows = (seed.revisions ?? []).map((revision) => {
    const referrer = `revision of ${revision.node}`;
    const node = byId.get(seedIds.getId(revision.node, referrer));
    if (!node) throw new InvalidSeed(`The seed has no node for the ${referrer}.`);
    const resolver = { id: (item: Key) => seedIds.getId(item, referrer), url: (item: Key) => getMediaUrl(item, media, referrer) };
    const at = toInstant(revision.date, seed.settings.timezone);
    return toRevisionRow(
      node,
      revision,
      seedIds.getId(revision.author, referrer),
      at,
      revision.blocks ? serialize(revision.blocks, resolver) : null,
    );
  });
  await insertAll(db, 'content_node', rows);
}

function toNodeRow(
  node: SeedNode,
  chain: readonly SeedNode[],
  { seed, media, contentUrl }: SeedContext,
  seedIds: SeedIds,
): Insertable<ContentNodeTable> {
  const key: Key = `${node.type}:${node.slug}`;
  const type: ContentTypeDeclaration = getContentType(node.type);
  const id = seedIds.getId(key, key);
  const unknown = Object.keys(node.fields ?? {}).find((name) => !(name in (type.fields ?? {})) && !(name in (type.groups ?? {})));
  if (unknown !== undefined) throw new InvalidSeed(`${key} has a value for "${unknown}", which its content type does not declare.`);
  const content = toStorableText(
    serialize(node.blocks ?? [], { id: (item) => seedIds.getId(item, key), url: (item) => getMediaUrl(item, media, key) }),
  );
  const { image, ...seo } = node.seo ?? {};
  return {
    id,
    type: node.type,
    status: node.status ?? 'publish',
    title: node.title,
    slug: node.slug,
    uri:
      key === seed.settings.frontPage
        ? '/'
        : buildNodeUri(
            node.type,
            chain.map(({ slug }) => slug),
          ),
    parent_id: node.parent === undefined ? null : seedIds.getId(node.parent, key),
    author_id: node.author === undefined ? (seed.users.length > 0 ? 1 : null) : seedIds.getId(node.author, key),
    menu_order: node.menuOrder ?? 0,
    content,
    excerpt: node.excerpt ?? '',
    password: node.password ?? null,
    sticky: node.sticky ?? false,
    comment_status: node.type === 'post' ? 'open' : 'closed',
    ping_status: node.type === 'post' ? 'open' : 'closed',
    featured_image_id: node.featuredImage === undefined ? null : seedIds.getId(node.featuredImage, key),
    guid: `${contentUrl}/?p=${id}`,
    published_at: toInstant(node.date, seed.settings.timezone),
    modified_at: toInstant(node.modified ?? node.date, seed.settings.timezone),
    fields: toJson(seedIds.resolveRefs(node.fields ?? {}, key)),
    seo: toJson({ ...seo, ...(image && { imageId: seedIds.getId(image.$ref, key) }) }),
    blocks: toJson(parseBlocks(content)),
    blocks_version: blocksVersion,
  };
}

/** Returns a URL without a host, so that stored content stays valid if the content service moves to another host. */
function getMediaUrl(item: Key, media: SeedContext['media'], referrer: string): string {
  const file = media.get(item.replace(/^attachment:/, ''));
  if (!file) throw new InvalidSeed(`${referrer} refers to the file of "${item}", which is not a media item in the seed.`);
  return `/media/${file.file}`;
}

async function insertComments(db: Transaction<Database>, { seed }: SeedContext, seedIds: SeedIds): Promise<void> {
  const userIdByEmail = new Map(seed.users.map((user, index) => [user.email, index + 1]));
  const rows = seed.comments.map((comment, index) => ({
    id: index + 1,
    node_id: seedIds.getId(comment.node, `comment ${index}`),
    // In a seed, `parent` is the index of the parent comment. Ids start at 1.
    parent_id: comment.parent === undefined ? null : comment.parent + 1,
    user_id: userIdByEmail.get(comment.email) ?? null,
    author_name: comment.author,
    author_email: comment.email,
    content: comment.content,
    status: comment.status,
    created_at: toInstant(comment.date, seed.settings.timezone),
  }));
  await insertAll(db, 'comment', rows);
  await advanceIdentity(db, 'comment');
}
