/** Loads the recorded site into a database: imports its WXR export, and adds from `site.json` what an export does not contain. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql, type Transaction } from 'kysely';
import { blocksVersion } from '../../../content/blocks/declarations.ts';
import { parseBlocks } from '../../../content/blocks/parse.ts';
import type { Database } from '../../../content/db/tables.ts';
import { toJson } from '../../../content/core/json.ts';
import { importWxr } from '../../../content/wxr/import/import-wxr.ts';
import type { ImportServices } from '../../../content/wxr/import/import-state.ts';
import type { ImportReport } from '../../../content/wxr/import/report.ts';
import { menuLocationNames } from './menu-locations.ts';

type SiteFile = {
  options: Record<string, string | number | boolean | number[]>;
  menuLocations: { assigned: Record<string, number> };
  users: {
    databaseId: number;
    login: string;
    email: string;
    displayName: string;
    firstName: string;
    lastName: string;
    description: string;
    url: string;
    roles: string[];
    registered: string;
  }[];
  revisions: {
    databaseId: number;
    parentDatabaseId: number;
    authorDatabaseId: number;
    name: string;
    title: string;
    content: string;
    excerpt: string;
    dateGmt: string;
    modifiedGmt: string;
  }[];
};

/**
 * @param folder the folder `site/` of the recordings
 * @param hash creates a password hash
 */
export async function loadSite(
  services: ImportServices,
  folder: string,
  hash: (password: string) => Promise<string>,
): Promise<ImportReport> {
  const site = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')) as SiteFile;
  const { db } = services;
  // The export also contains dates in UTC, so the time zone can be set after the import.
  const report = await importWxr({
    files: [join(folder, 'export.xml')],
    services,
    media: 'keep',
    ids: 'keep',
    existing: 'update',
    role: 'subscriber',
    timezone: String(site.options['timezone_string']),
  });
  await db.transaction().execute(async (transaction) => {
    await loadSettings(transaction, site);
    await loadUsers(transaction, site, hash);
    await loadRevisions(transaction, site);
    await loadBlockPreview(transaction);
    // The recorded responses contain the user agent of a comment, which an export does not.
    await sql`update comment set agent = 'seed' where id = 2`.execute(transaction);
    // The last id that WordPress had assigned.
    await sql`select setval('content_id', 428)`.execute(transaction);
    for (const [location, menu] of Object.entries(site.menuLocations.assigned)) {
      const name = menuLocationNames[location];
      if (name) await transaction.insertInto('menu_location').values({ location: name, menu_id: menu }).execute();
    }
  });
  return report;
}

async function loadSettings(db: Transaction<Database>, { options }: SiteFile): Promise<void> {
  const text = (name: string) => String(options[name] ?? '');
  const settings = {
    title: text('blogname'),
    description: text('blogdescription'),
    email: text('admin_email'),
    // In WordPress the option is empty for the default language.
    language: options['WPLANG'] ? text('WPLANG') : 'en_US',
    timezone: text('timezone_string'),
    dateFormat: text('date_format'),
    timeFormat: text('time_format'),
    startOfWeek: Number(text('start_of_week')),
    postsPerPage: Number(text('posts_per_page')),
    showOnFront: text('show_on_front'),
    pageOnFront: Number(text('page_on_front')),
    pageForPosts: Number(text('page_for_posts')),
    pagePrivacyPolicy: Number(text('wp_page_for_privacy_policy')),
    defaultCategory: Number(text('default_category')),
    defaultPostFormat: text('default_post_format'),
    useSmilies: text('use_smilies') === '1',
    defaultCommentStatus: text('default_comment_status'),
    defaultPingStatus: text('default_ping_status'),
    usersCanRegister: text('users_can_register') === '1',
    permalinkStructure: text('permalink_structure'),
  };
  await sql`update site_option set value = ${toJson(settings)}::jsonb where name = 'settings'`.execute(db);
}

async function loadUsers(db: Transaction<Database>, { users }: SiteFile, hash: (password: string) => Promise<string>): Promise<void> {
  for (const user of users) {
    const row = {
      email: user.email,
      display_name: user.displayName,
      first_name: user.firstName,
      last_name: user.lastName,
      description: user.description,
      url: user.url,
      locale: 'en_US',
      roles: user.roles,
      registered_at: new Date(`${user.registered.replace(' ', 'T')}Z`),
      password_hash: await hash(`${user.login}-Passw0rd!`),
      nickname: user.login,
    };
    await db
      .insertInto('user_account')
      .values({ id: user.databaseId, login: user.login, nicename: user.login, ...row })
      .onConflict((conflict) => conflict.column('login').doUpdateSet(row))
      .execute();
  }
  await sql`select setval('user_account_id_seq', (select max(id) from user_account))`.execute(db);
}

async function loadRevisions(db: Transaction<Database>, { revisions }: SiteFile): Promise<void> {
  for (const revision of revisions) {
    const parent = await db.selectFrom('content_node').select('type').where('id', '=', revision.parentDatabaseId).executeTakeFirstOrThrow();
    await db
      .insertInto('content_node')
      .values({
        id: revision.databaseId,
        type: parent.type,
        status: 'inherit',
        title: revision.title,
        slug: revision.name,
        parent_id: null,
        author_id: revision.authorDatabaseId,
        content: revision.content,
        excerpt: revision.excerpt,
        published_at: parseGmt(revision.dateGmt),
        modified_at: parseGmt(revision.modifiedGmt),
        blocks: toJson(parseBlocks(revision.content)),
        blocks_version: blocksVersion,
        revision_of: revision.parentDatabaseId,
        is_autosave: revision.name.includes('-autosave'),
      })
      .execute();
  }
}

/** Inserts the block editor preview of a draft as shown by the recorded responses. Neither file contains it. */
async function loadBlockPreview(db: Transaction<Database>): Promise<void> {
  const content = '<!-- wp:paragraph -->\n<p>Previewed block of the draft.</p>\n<!-- /wp:paragraph -->';
  const date = new Date('2026-11-20T19:37:14Z');
  await db
    .insertInto('content_node')
    .values({
      id: 411,
      type: 'wgg_preview',
      status: 'publish',
      author_id: 2,
      content,
      published_at: date,
      modified_at: date,
      fields: toJson({ previewedDatabaseId: 201, previewedParentDatabaseId: 201 }),
    })
    .execute();
}

const parseGmt = (gmt: string) => new Date(`${gmt.replace(' ', 'T')}Z`);
