/** A database with the fixture seed, a user of every role, revisions and autosaves. For tests of which roles see which content. */
import { graphql } from 'graphql';
import type { Kysely } from 'kysely';
import { findAccountByName } from '../../content/auth/accounts.ts';
import { anonymous, createViewer } from '../../content/permissions/viewer.ts';
import type { Database } from '../../content/db/tables.ts';
import type { MediaFile } from '../../content/media/process-image.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { loadSeed } from '../../content/seed/load.ts';
import { ref, type SeedNode } from '../../content/seed/types.ts';
import { createTestContext } from './test-context.ts';
import { createDatabase } from './database.ts';
import { fixtureSeed } from './fixture-seed.ts';

export type Actor = 'admin' | 'editor' | 'author' | 'writer' | 'subscriber' | null;

type ExecutionResult = {
  // Tests read the fields that their query selects.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
  /** Messages of the errors. */
  errors: string[];
  /** Number of SQL statements. */
  statements: number;
};

export type VisibilitySite = {
  db: Kysely<Database>;
  /** Returns the database id of a node by its slug. */
  getId: (slug: string) => number;
  /** Executes a query as a user, or as an anonymous visitor (null). */
  executeAs: (actor: Actor, query: string, variables?: Record<string, unknown>) => Promise<ExecutionResult>;
  close: () => Promise<void>;
};

const dock: MediaFile = {
  file: '2024/02/dock.jpg',
  mimeType: 'image/jpeg',
  fileSize: 1,
  width: 10,
  height: 10,
  placeholderColor: null,
  contentHash: 'x',
  sizes: [],
  sources: [],
};

const paragraph = (text: string) => [{ name: 'core/paragraph', html: [`<p>${text}</p>`] }];
const moreNodes: SeedNode[] = [
  {
    type: 'page',
    slug: 'draft-page',
    title: 'Draft page',
    date: '2025-03-01T12:00:00',
    status: 'draft',
    author: 'user:editor',
    blocks: paragraph('Not yet.'),
  },
  {
    type: 'post',
    slug: 'own',
    title: 'Own draft',
    date: '2025-03-06T12:00:00',
    status: 'draft',
    author: 'user:author',
    blocks: paragraph('My text.'),
  },
  {
    type: 'post',
    slug: 'trashed',
    title: 'Trashed',
    date: '2025-03-07T12:00:00',
    status: 'trash',
    author: 'user:editor',
    blocks: paragraph('Trashed text.'),
  },
  {
    type: 'post',
    slug: 'secret',
    title: 'Secret plan',
    date: '2025-03-08T12:00:00',
    status: 'draft',
    author: 'user:editor',
    excerpt: 'Unpublished summary.',
    featuredImage: 'attachment:dock',
    terms: { category: ['news'] },
    fields: { postLeadSection: { leadParagraph: 'Unpublished lead.' } },
    seo: { description: 'Unpublished description.' },
    blocks: paragraph('Unpublished text.'),
  },
  {
    type: 'leadership',
    slug: 'with-call',
    title: 'With a reusable block',
    date: '2020-01-01T12:00:00',
    blocks: [
      ...paragraph('Before.'),
      { name: 'core/block', attributes: { ref: ref('wp_block:call') } },
      { name: 'core/block', attributes: { ref: 1 } },
    ],
  },
  {
    type: 'wp_block',
    slug: 'call',
    title: 'Call us',
    date: '2025-01-01T12:00:00',
    author: 'user:editor',
    blocks: paragraph('Call our team.'),
  },
];

export async function createVisibilitySite(): Promise<VisibilitySite> {
  const { db, drop } = await createDatabase('migrated');
  const nodes = [...fixtureSeed.nodes, ...moreNodes];
  await loadSeed(db, { seed: { ...fixtureSeed, nodes }, media: new Map([['dock', dock]]), contentUrl: 'http://cms.test' });
  const ids = new Map(
    (await db.selectFrom('content_node').select(['id', 'slug', 'type']).orderBy('id', 'desc').execute()).map(({ slug, id }) => [slug, id]),
  );
  const id = (slug: string) => ids.get(slug) ?? 0;
  await addVersions(db, id);
  const schema = buildContentSchema();
  return {
    db,
    getId: id,
    executeAs: async (login, source, variableValues = {}) => {
      const contextValue = await createTestContext(db, await findViewer(db, login));
      const before = contextValue.store.statements;
      const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue });
      return {
        data: JSON.parse(JSON.stringify(data ?? null)),
        errors: errors.map(({ message }) => message),
        statements: contextValue.store.statements - before,
      };
    },
    close: drop,
  };
}

async function findViewer(db: Kysely<Database>, login: Actor) {
  if (login === null) return anonymous;
  const account = await findAccountByName(db, login);
  if (!account) throw new Error(`The fixture has no user ${login}`);
  return createViewer(account);
}

/** Adds two revisions of About, and two autosaves of reports: one newer and one older than the last save of its report. */
async function addVersions(db: Kysely<Database>, id: (slug: string) => number): Promise<void> {
  const version = (of: string, type: 'page' | 'post', title: string, at: string, isAutosave: boolean) => ({
    type,
    status: 'inherit' as const,
    title,
    slug: `${id(of)}-${isAutosave ? 'autosave' : 'revision'}-v1`,
    content: `<!-- wp:paragraph -->\n<p>${title}.</p>\n<!-- /wp:paragraph -->`,
    published_at: new Date(at),
    modified_at: new Date(at),
    revision_of: id(of),
    is_autosave: isAutosave,
  });
  await db
    .insertInto('content_node')
    .values([
      version('about', 'page', 'About, second version', '2025-04-01T00:00:00Z', false),
      version('about', 'page', 'About, third version', '2025-04-02T00:00:00Z', false),
      version('report-1', 'post', 'Report 1, unsaved', '2025-04-03T00:00:00Z', true),
      version('report-2', 'post', 'Report 2, forgotten', '2025-04-04T00:00:00Z', true),
      version('report-2', 'post', 'Report 2, saved', '2025-04-05T00:00:00Z', false),
    ])
    .execute();
}
