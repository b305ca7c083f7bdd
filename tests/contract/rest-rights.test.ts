/**
 * Requests every method of every route of the REST API as a visitor and as each role, about their own content and that of others, and compares with the GraphQL
 * attempts and the capabilities of WordPress. `Allow` and the links to actions have to announce exactly what is then allowed.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RestMethod } from '../../content/server/rest/wp/framework/rest-request.ts';
import { getAttemptTime, type Actor } from '../support/mutation-attempts.ts';
import { createRestClient, restRoutes } from '../support/rest-client.ts';
import type { RestScenario } from '../support/rest-scenario.ts';
import { createRestScenarios } from '../support/rest-scenarios.ts';
import { findRolesWith, testedRoles } from '../support/wordpress-capabilities.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

const request = createRestClient(() => site.db);
const actors: readonly Actor[] = [null, ...testedRoles];
const scenarios = createRestScenarios(() => site);

const listMethods = ({ requiredCapabilities }: RestScenario) => Object.keys(requiredCapabilities) as RestMethod[];

let number = 0;

/** @returns what differs from the capabilities */
async function runScenario(scenario: RestScenario, actor: Actor): Promise<string[]> {
  const differences: string[] = [];
  let announced: readonly string[] | undefined;
  for (const method of listMethods(scenario)) {
    number += 1;
    // Each request has a time and an address of its own, so that rate limits do not affect the result.
    const options = { now: getAttemptTime(number), address: `198.51.100.${number % 250}` };
    const { path, body = {} } = await scenario.prepare(actor, number);
    const isFirst = announced === undefined;
    announced ??= (await request(actor, 'OPTIONS', path, options)).headers['allow']?.split(', ') ?? [];
    const { status, data, headers } = await request(actor, method, path, { ...options, ...(method !== 'GET' && { body }) });
    const isAllowed = findRolesWith(scenario.requiredCapabilities[method] ?? []).includes(actor);
    const refusal = !findRolesWith(scenario.visible).includes(actor) ? 404 : actor === null ? 401 : 403;
    const expected = isAllowed ? (scenario.success ?? (status === 201 ? 201 : 200)) : refusal;
    const isAnnounced = announced.includes(method);
    // A refusal announces what is allowed instead.
    if (isFirst && status >= 400 && (headers['allow'] ?? '') !== announced.join(', '))
      differences.push(`${actor} ${method} ${path}: Allow is ${headers['allow']}, not ${announced.join(', ')}`);
    if (status !== expected || (scenario.isAnnounced && isAnnounced !== isAllowed))
      differences.push(
        `${actor} ${method} ${path} (${scenario.target}): ${status} instead of ${expected}, ${isAnnounced ? '' : 'not '}announced, ${data?.message ?? ''}`,
      );
  }
  return differences;
}

test('there are scenarios for exactly the routes and methods of the service', () => {
  const declared = restRoutes.flatMap(({ namespace, path, endpoints }) =>
    endpoints.flatMap(({ methods }) => methods.map((method) => `${method} /${namespace}${path}`)),
  );
  const tested = scenarios.flatMap((scenario) => listMethods(scenario).map((method) => `${method} ${scenario.route}`));
  expect([...new Set(tested)].toSorted()).toEqual([...new Set(declared)].toSorted());
});

describe('every method is allowed for exactly the roles with the required capabilities, and Allow announces it', () => {
  const byResource = Object.entries(Object.groupBy(scenarios, ({ route }) => route.split('/').slice(0, 4).join('/')));
  test.each(byResource)('%s', async (_resource, group = []) => {
    const differences: string[] = [];
    for (const scenario of group) for (const actor of actors) differences.push(...(await runScenario(scenario, actor)));
    expect(differences).toEqual([]);
  });
});
