/** Accounts, nodes and sessions for tests of previews in the site that all browser tests share. Nothing here is public, and everything is deleted afterwards. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'node-html-parser';
import pg from 'pg';
import { inject } from 'vitest';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { contentTypes } from '../../content/model/content-types.generated.ts';
import { type EditorSession, type PageRequest, startApiSession, startEditorSession } from './editor-session.ts';

export type PreviewRole = 'EDITOR' | 'AUTHOR' | 'CONTRIBUTOR' | 'SUBSCRIBER';

type NewNode = {
  type: ContentTypeName;
  status: string;
  title: string;
  /** Login of the author. Default: the editor. */
  author?: string;
  /** Text of the only paragraph. By default it names the title. */
  text?: string;
  /** Makes the node a revision of another one. */
  revisionOf?: number;
  isAutosave?: boolean;
  password?: string;
  /** Makes the node the unsaved blocks of another one. */
  blocksOf?: number;
};

export type PreviewSite = Awaited<ReturnType<typeof createPreviewSite>>;

const PASSWORD = 'a password for previews';
const HOUR_MS = 3_600_000;

/** Creates an account of each role, and a second author with the login `${mark}-other`. */
export async function createPreviewSite() {
  const siteUrl = inject('siteUrl');
  const { DATABASE_URL, DATA_DIR = '' } = inject('siteSettings');
  const database = new pg.Pool({ connectionString: DATABASE_URL, max: 2 });
  /** The first part of the titles and logins of this site. */
  const mark = `preview-${randomUUID().slice(0, 8)}`;
  const getLogin = (role: PreviewRole) => `${mark}-${role.toLowerCase()}`;
  const userIds = new Map<string, number>();
  const sessions = new Map<string, EditorSession>();

  const runAsAdmin = await startApiSession('admin', (await readFile(path.join(DATA_DIR, 'admin-password'), 'utf8')).trim());
  const roles = ['EDITOR', 'AUTHOR', 'CONTRIBUTOR', 'SUBSCRIBER'] as const;
  for (const { login, role } of [...roles.map((role) => ({ login: getLogin(role), role })), { login: `${mark}-other`, role: 'AUTHOR' }]) {
    const input = { username: login, email: `${login}@example.com`, password: PASSWORD, roles: [role] };
    const data = await runAsAdmin('mutation ($input: CreateUserInput!) { createUser(input: $input) { user { databaseId } } }', { input });
    userIds.set(login, data.createUser.user.databaseId as number);
  }

  async function getSession(role: PreviewRole): Promise<EditorSession> {
    const login = getLogin(role);
    const session = sessions.get(login) ?? (await startEditorSession(siteUrl, login, PASSWORD));
    sessions.set(login, session);
    return session;
  }

  /** Inserts a node in any state, as if an editor had saved it. */
  async function insertNode({
    type,
    status,
    title,
    author = getLogin('EDITOR'),
    text = `Text of ${title}.`,
    ...more
  }: NewNode): Promise<number> {
    const { revisionOf = null, isAutosave = false, password = null, blocksOf } = more;
    const isVersion = revisionOf !== null || blocksOf !== undefined;
    const { rows } = await database.query<{ id: number }>(
      `insert into content_node (type, status, title, author_id, content, published_at, modified_at, revision_of, is_autosave, password, trashed_status, fields, slug)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
      [
        type,
        status,
        title,
        userIds.get(author),
        text === '' ? '' : `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`,
        status === 'future' ? new Date('2090-01-01T12:00:00Z') : new Date(),
        // A version is newer than its node, and unsaved blocks are newer than an autosave.
        new Date(Date.now() + (isVersion ? HOUR_MS : 0) + (blocksOf === undefined ? 0 : HOUR_MS)),
        revisionOf,
        isAutosave,
        password,
        status === 'trash' ? 'draft' : null,
        JSON.stringify(blocksOf === undefined ? {} : { previewedDatabaseId: blocksOf, previewedParentDatabaseId: blocksOf }),
        revisionOf === null ? '' : `${revisionOf}-${isAutosave ? 'autosave' : 'revision'}-v1`,
      ],
    );
    const id = rows[0]?.id ?? 0;
    if (type === 'attachment')
      await database.query(
        `insert into media_item select (jsonb_populate_record(m, jsonb_build_object('node_id', $1::int, 'file', $2::text))).* from media_item m limit 1`,
        [id, `${mark}-${id}.jpg`],
      );
    return id;
  }

  return {
    url: siteUrl,
    mark,
    database,
    password: PASSWORD,
    getLogin,
    getUserId: (login: string) => userIds.get(login),
    getSession,
    /** Forgets a session that a test has ended. */
    forgetSession: (role: PreviewRole) => void sessions.delete(getLogin(role)),
    fetchAs: async (role: PreviewRole, uri: string, init?: PageRequest) => await (await getSession(role)).fetchPage(uri, init),
    insertNode,
    lock: async (nodeId: number, login: string, seconds = 0) =>
      void (await database.query('update content_node set edit_lock_user_id = $2, edit_lock_at = $3 where id = $1', [
        nodeId,
        userIds.get(login),
        new Date(Date.now() - seconds * 1000),
      ])),
    close: async () => {
      await database.query('delete from content_node where author_id = any($1)', [[...userIds.values()]]);
      await database.query('delete from user_account where id = any($1)', [[...userIds.values()]]);
      await database.end();
    },
  };
}

/** The link to a preview. @param type adds the name of the type */
export function getPreviewPath(id: number, type?: ContentTypeName): string {
  const typeName = contentTypes.find(({ name }) => name === type)?.graphql.single;
  return `/?p=${id}&preview=true${typeName === undefined ? '' : `&typeName=${typeName}`}`;
}

/** The text of the bar above a preview. */
export function getBarText(html: string): string {
  const bar = parse(html).querySelector('aside[aria-label=Preview]');
  return bar?.querySelector('p')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';
}

export function getHeading(html: string): string {
  return parse(html).querySelector('h1')?.textContent.trim() ?? '';
}

const personalHeaders = {
  'cache-control': 'private, no-store',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

/** Lists what a page for one visitor lacks: it is in no cache, search engine or frame, and runs no inline scripts. */
export function findPrivacyProblems({ headers }: Response, html: string): string[] {
  const policy = headers.get('content-security-policy') ?? '';
  const document = parse(html);
  // Islands keep their state in scripts that are not executed.
  const executable = document.querySelectorAll('script').filter((script) => !/json|^text\/plain$/.test(script.getAttribute('type') ?? ''));
  const scripts = executable.filter((script) => !script.getAttribute('src')?.startsWith('/'));
  const directives = ["default-src 'none'; script-src 'self';", "frame-ancestors 'none'", "form-action 'self'"];
  return [
    ...Object.entries(personalHeaders).flatMap(([name, value]) => (headers.get(name) === value ? [] : [`${name}: ${headers.get(name)}`])),
    ...directives.flatMap((directive) => (policy.includes(directive) ? [] : [`The policy lacks ${directive}`])),
    ...(policy.includes('unsafe') ? ['The policy is unsafe'] : []),
    ...scripts.map((script) => `Inline script: ${script.outerHTML.slice(0, 80)}`),
    ...(/noindex/.test(document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '') ? [] : ['The page can be indexed']),
  ];
}
