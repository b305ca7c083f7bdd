/** Runs every mutation as a visitor and as each role, on own content and on content by others, and compares with the capabilities of WordPress. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { createMutationAttempts, getAttemptTime, type Actor, type MutationAttempt } from '../support/mutation-attempts.ts';
import { createSecurityAttempts } from '../support/security-attempts.ts';
import { testedRoles, findRolesWith } from '../support/wordpress-capabilities.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
  await sql`update site_option set value = value || '{"usersCanRegister": true}' where name = 'settings'`.execute(site.db);
});
afterAll(() => site.drop());

const actors: readonly Actor[] = [null, ...testedRoles];
const attempts = [...createMutationAttempts(() => site), ...createSecurityAttempts(() => site.db)];
const mutations = buildContentSchema().getMutationType()?.getFields() ?? {};

/** The only mutation without permissions and without an input object. It is not tested here. */
const EXCLUDED = 'increaseCount';

let attemptCount = 0;

/** The mutations that wrote an audit record when an administrator ran them, and those that did not. */
const audits = new Map<string, boolean>();

/** Mutations that change neither content nor settings, and mutations that visitors may use, too. */
const withoutAudit = [
  'createBlockEditorPreview',
  'createComment',
  'deleteBlockEditorPreview',
  'endOtherSessions',
  'endSession',
  'generateAuthorizationCode',
  'lockNode',
  'login',
  'refreshJwtAuthToken',
  'registerUser',
  'renamePasskey',
  'resetUserPassword',
  'saveAutosave',
  'sendPasswordResetEmail',
  'signInWithPasskey',
  'startPasskeyRegistration',
  'startPasskeySignIn',
  'startTotpSetup',
  'unlockContent',
  'unlockNode',
  'updateBlockEditorPreview',
  'verifySecondFactor',
];

async function countAuditRecords(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_record`.execute(site.db);
  return rows[0]?.count ?? 0;
}

/** Runs a mutation. @returns whether the actor is allowed to, or the messages of other errors */
async function attempt({ mutation, input }: MutationAttempt, actor: Actor): Promise<boolean | string> {
  attemptCount += 1;
  const values = await input(actor, attemptCount);
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, messages } = await site.execute(`mutation ($input: ${type}!) { ${mutation}(input: $input) { clientMutationId } }`, {
    as: actor,
    variables: { input: values },
    // Each attempt uses a different IP address, so that rate limits do not affect the result.
    client: { address: `198.51.100.${attemptCount % 250}` },
    now: getAttemptTime(attemptCount),
  });
  if (messages.length === 0 && data?.[mutation]) return true;
  // For users who may not edit content, drafts do not exist.
  return /not allowed|permission|capabilities|could be found to update/.test(messages[0] ?? '') ? false : messages.join();
}

test('the attempts cover exactly the mutations of the schema', () => {
  const covered = new Set([EXCLUDED, ...attempts.map(({ mutation }) => mutation)]);
  expect([...covered].toSorted()).toEqual(Object.keys(mutations).toSorted());
});

describe('permissions of mutations', () => {
  test.each(attempts.map((tested) => [`${tested.mutation} ${tested.target ?? ''}`.trim(), tested] as const))(
    '%s is allowed for exactly the roles with the required capabilities',
    async (_name, tested) => {
      const results: (readonly [Actor, boolean | string])[] = [];
      for (const actor of actors) {
        const before = await countAuditRecords();
        results.push([actor, await attempt(tested, actor)]);
        if (actor === 'administrator') audits.set(tested.mutation, (await countAuditRecords()) > before);
      }
      const allowed = findRolesWith(tested.requiredCapabilities);
      expect(results).toEqual(actors.map((actor) => [actor, allowed.includes(actor)]));
    },
  );
});

test('every mutation is in the audit log, except for those that are listed', () => {
  expect([...audits].flatMap(([mutation, isAudited]) => (isAudited ? [] : [mutation])).toSorted()).toEqual(withoutAudit);
});
