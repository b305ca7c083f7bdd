/** Every mutation as a visitor and as each role, on one's own content and on others', against WordPress's capabilities. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { attemptsOn, timeOf, type Asker, type Attempt } from '../support/mutation-attempts.ts';
import { askers, rolesWith } from '../support/wordpress-capabilities.ts';
import { makeWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await makeWritableSite();
  await sql`update site_option set value = value || '{"usersCanRegister": true}' where name = 'settings'`.execute(site.db);
});
afterAll(() => site.drop());

const everybody: readonly Asker[] = [null, ...askers];
const attempts = attemptsOn(() => site);
const mutations = buildContentSchema().getMutationType()?.getFields() ?? {};

/** Asks nobody, and takes no input object: it is not tried. */
const UNTRIED = 'increaseCount';

let number = 0;

/** @returns whether the asker may, or what else was answered */
async function attempt({ mutation, input }: Attempt, asker: Asker): Promise<boolean | string> {
  number += 1;
  const given = await input(asker, number);
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const { data, messages } = await site.ask(`mutation ($input: ${type}!) { ${mutation}(input: $input) { clientMutationId } }`, {
    as: asker,
    variables: { input: given },
    // Each comes from an address of its own: no guard against floods answers for the rights.
    caller: { address: `198.51.100.${number % 250}` },
    now: timeOf(number),
  });
  if (messages.length === 0 && data?.[mutation]) return true;
  return /not allowed|permission|capabilities/.test(messages[0] ?? '') ? false : messages.join();
}

test('every mutation of the schema is in the matrix, and the matrix has no other', () => {
  const tried = new Set([UNTRIED, ...attempts.map(({ mutation }) => mutation)]);
  expect([...tried].toSorted()).toEqual(Object.keys(mutations).toSorted());
});

describe('may do it', () => {
  test.each(attempts.map((tried) => [`${tried.mutation} ${tried.on ?? ''}`.trim(), tried] as const))('%s', async (_name, tried) => {
    const found: (readonly [Asker, boolean | string])[] = [];
    for (const asker of everybody) found.push([asker, await attempt(tried, asker)]);
    const allowed = rolesWith(tried.needs);
    expect(found).toEqual(everybody.map((asker) => [asker, allowed.includes(asker)]));
  });
});
