/** The audit log, and the settings of updateSettings that WPGraphQL does not have. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpiredAuditRecords } from '../../content/commands/audit/audit-retention.ts';
import { createTestServices } from '../support/test-context.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const as = 'administrator';
const client = { address: '198.51.100.23' };
const mutate = (mutation: string, actor: 'administrator' | 'editor' = as) =>
  site.execute(`mutation { ${mutation} }`, { as: actor, client });
const listRecords = async (args: string) =>
  (
    await site.execute(
      `{ auditRecords(${args}) { username action objectType objectDatabaseId objectName network changes { field before after } } }`,
      { as },
    )
  ).data.auditRecords;

describe('the audit log', () => {
  test.each([null, 'subscriber', 'editor', 'wpseo_manager'] as const)('%s cannot read it', async (actor) => {
    const { data, messages } = await site.execute('{ auditRecords { id } }', { as: actor });
    expect([data, messages]).toEqual([{ auditRecords: null }, ['Sorry, you are not allowed to read the audit log.']]);
  });

  test('a change of content records who changed what from which network', async () => {
    const { data } = await mutate(
      'createPost(input: { title: "Docks", password: "open sesame", status: PUBLISH }) { post { databaseId } }',
      'editor',
    );
    const { databaseId } = data.createPost.post;
    await mutate(`updatePost(input: { id: "${databaseId}", title: "Doors" }) { clientMutationId }`, 'editor');
    await mutate(`deletePost(input: { id: "${databaseId}", forceDelete: true }) { deletedId }`);
    const records = await listRecords(`objectType: "Post", objectId: ${databaseId}`);
    expect(records.map(({ username, action, objectName }: Record<string, string>) => [username, action, objectName])).toEqual([
      ['administrator', 'DELETE', 'Doors'],
      ['editor', 'UPDATE', 'Doors'],
      ['editor', 'CREATE', 'Docks'],
    ]);
    expect(records[1]).toMatchObject({ network: '198.51.100.0/24', changes: [{ field: 'title', before: 'Docks', after: 'Doors' }] });
    expect(records[2].changes).toContainEqual({ field: 'password', before: null, after: '[hidden]' });
    expect(JSON.stringify(records)).not.toContain('open sesame');
  });

  test.each([
    ['createTag(input: { name: "Audited" }) { clientMutationId }', 'Tag', 'CREATE'],
    ['createUser(input: { username: "audited", email: "audited@example.com" }) { clientMutationId }', 'User', 'CREATE'],
    ['updateSettings(input: { generalSettingsTitle: "Audited" }) { clientMutationId }', 'Settings', 'UPDATE'],
  ])('%s is recorded', async (mutation, objectType, action) => {
    expect((await mutate(mutation)).messages).toEqual([]);
    expect(await listRecords(`first: 1, action: ${action}, objectType: "${objectType}"`)).toMatchObject([
      { username: as, action, objectType },
    ]);
  });

  test('the password of an account is never recorded, neither as text nor as a hash', async () => {
    await mutate(
      'createUser(input: { username: "quiet", email: "quiet@example.com", password: "a long new password" }) { clientMutationId }',
    );
    const { id } = await site.db.selectFrom('user_account').select('id').where('login', '=', 'quiet').executeTakeFirstOrThrow();
    await mutate(`updateUser(input: { id: "${id}", password: "another long password" }) { clientMutationId }`);
    const [record] = await listRecords('first: 1, objectType: "User"');
    expect(record.changes).toEqual([{ field: 'password', before: null, after: '[hidden]' }]);
  });

  test('nothing is recorded for an update without a change or a change by a visitor', async () => {
    const before = await listRecords('first: 1');
    await mutate('updateSettings(input: { generalSettingsTitle: "Audited" }) { clientMutationId }');
    await site.execute(
      'mutation { createComment(input: { commentOn: 1, content: "Hi", author: "A", authorEmail: "a@example.com" }) { success } }',
    );
    expect(await listRecords('first: 1')).toEqual(before);
  });

  test('pages of records follow each other', async () => {
    const ids = async (args: string) =>
      (await site.execute(`{ auditRecords(${args}) { id } }`, { as })).data.auditRecords.map(({ id }: { id: string }) => id);
    const all = await ids('first: 3');
    expect(await ids(`first: 2, after: "${all[0]}"`)).toEqual(all.slice(1));
    const { messages } = await site.execute('{ auditRecords(after: "x") { id } }', { as });
    expect(messages[0]).toContain('"after" is not the id of an audit record');
  });

  test('records are deleted after the number of days in the settings', async () => {
    await mutate('updateSettings(input: { securitySettingsAuditRetentionDays: 7 }) { clientMutationId }');
    const services = createTestServices(site.db);
    expect(await deleteExpiredAuditRecords(services)).toBe(0);
    const inAWeek = new Date(Date.now() + 8 * 24 * 3_600_000);
    expect(await deleteExpiredAuditRecords({ ...services, now: () => inAWeek })).toBeGreaterThan(5);
    expect(await listRecords('first: 1')).toEqual([]);
  });
});

describe('settings besides those of WPGraphQL', () => {
  test.each([
    [
      'privacySettingsPagePrivacyPolicy: 999999',
      'privacySettingsPagePrivacyPolicy must be the database id of a published page; 999999 is not.',
    ],
    ['membershipSettingsDefaultRole: "king"', 'membershipSettingsDefaultRole must be one of: editor,'],
    ['membershipSettingsDefaultRole: "administrator"', 'membershipSettingsDefaultRole must be one of: editor,'],
    ['commentsSettingsThreadCommentsDepth: 11', 'commentsSettingsThreadCommentsDepth must be a number from 1 to 10.'],
    ['commentsSettingsCommentMaxLinks: -1', 'commentsSettingsCommentMaxLinks must be a number from 0 to 100.'],
    ['identitySettingsSiteLogo: 999999', 'identitySettingsSiteLogo must be the database id of an image; 999999 is not.'],
    ['securitySettingsAuditRetentionDays: 1', 'securitySettingsAuditRetentionDays must be a number from 7 to 3650.'],
  ])('%s is rejected', async (input, message) => {
    const { messages } = await mutate(`updateSettings(input: { ${input} }) { clientMutationId }`);
    expect(messages[0]).toContain(message);
  });

  test('visitors can read only the public settings', async () => {
    const { data, messages } = await site.execute(
      '{ membershipSettings { usersCanRegister defaultRole } commentsSettings { threadCommentsDepth commentModeration } }',
    );
    expect(data).toEqual({
      membershipSettings: { usersCanRegister: false, defaultRole: null },
      commentsSettings: { threadCommentsDepth: 5, commentModeration: null },
    });
    expect(messages).toEqual(Array(2).fill('Sorry, you do not have permission to view this setting.'));
  });

  test('the logo and the icon of the site are images of the media library', async () => {
    const { id } = await site.db.selectFrom('content_node').select('id').where('slug', '=', 'dock').executeTakeFirstOrThrow();
    const { data } = await mutate(
      `updateSettings(input: { identitySettingsSiteLogo: ${id} }) { identitySettings { siteLogo logo { databaseId sourceUrl } icon { id } } }`,
    );
    expect(data.updateSettings.identitySettings).toEqual({
      siteLogo: id,
      logo: { databaseId: id, sourceUrl: expect.stringContaining('/media/') },
      icon: null,
    });
  });

  test('changed settings affect registration, moderation and the privacy page', async () => {
    const { id } = await site.db.selectFrom('content_node').select('id').where('slug', '=', 'about').executeTakeFirstOrThrow();
    const input = `membershipSettingsUsersCanRegister: true, membershipSettingsDefaultRole: "contributor", commentsSettingsCommentModeration: true, privacySettingsPagePrivacyPolicy: ${id}`;
    const { data } = await mutate(
      `updateSettings(input: { ${input} }) { membershipSettings { defaultRole } privacySettings { pagePrivacyPolicy } }`,
    );
    expect(data.updateSettings).toEqual({ membershipSettings: { defaultRole: 'contributor' }, privacySettings: { pagePrivacyPolicy: id } });
    expect((await site.execute('{ page(id: "/about/", idType: URI) { isPrivacyPage } }')).data.page.isPrivacyPage).toBe(true);
    const registered = await site.execute(
      'mutation { registerUser(input: { username: "newcomer", email: "newcomer@example.com" }) { user { roles { nodes { name } } } } }',
    );
    expect(registered.data.registerUser.user.roles.nodes).toEqual([{ name: 'contributor' }]);
  });
});
