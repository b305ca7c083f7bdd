/** Sends text that the database cannot store in every argument of every field, and expects a client error or an empty result, but no internal error. */
import { execute, getNamedType, isCompositeType, isObjectType, parse, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAccountByName } from '../../content/auth/accounts.ts';
import type { Services } from '../../content/commands/core/services.ts';
import { anonymous, createViewer } from '../../content/permissions/viewer.ts';
import { buildContentSchema } from '../../content/schema/schema.ts';
import { createContext } from '../../content/server/context.ts';
import { toClientError } from '../../content/server/errors.ts';
import { createAccountSite, type AccountSite } from '../support/account-site.ts';
import { hostileTexts, listHostileArguments } from '../support/hostile-arguments.ts';
import { findPathsToTypes, type QueryPath } from '../support/query-paths.ts';

const schema = buildContentSchema();
let site: AccountSite;
beforeAll(async () => {
  site = await createAccountSite();
});
afterAll(() => site.drop());

type Call = { field: string; query: string; variables: Record<string, unknown> };

/** Fields per query. The operation is executed without the limits of the HTTP server. */
const FIELDS_PER_QUERY = 40;

/** Calls of all fields of a type that have text in their arguments. A mutation calls one field at a time. */
function createCalls(type: GraphQLObjectType, { before, after }: QueryPath, hostile: string, perQuery: number): Call[] {
  const selections = Object.values(type.getFields()).flatMap((field) =>
    listHostileArguments(field, hostile).map((values) => {
      const named = getNamedType(field.type);
      const nodes = isObjectType(named) && named.getFields()['nodes'] ? 'nodes { __typename }' : '';
      const names = field.args.filter(({ name }) => name in values);
      return {
        name: `${type.name}.${field.name}`,
        values: names.map(({ name, type: argumentType }) => ({ name, type: String(argumentType), value: values[name] })),
        toText: (alias: string) =>
          `${alias}: ${field.name}(${names.map(({ name }) => `${name}: $${alias}_${name}`).join(', ')}) ${isCompositeType(named) ? `{ __typename ${nodes} }` : ''}`,
      };
    }),
  );
  return Array.from({ length: Math.ceil(selections.length / perQuery) }, (_, index) => {
    const part = selections.slice(index * perQuery, (index + 1) * perQuery);
    const all = part.flatMap(({ values }, alias) => values.map((value) => ({ ...value, name: `a${alias}_${value.name}` })));
    return {
      field: [...new Set(part.map(({ name }) => name))].join(', '),
      query: `(${all.map(({ name, type: argumentType }) => `$${name}: ${argumentType}`).join(', ')}) ${before} ${part.map(({ toText }, alias) => toText(`a${alias}`)).join(' ')} ${after}`,
      variables: Object.fromEntries(all.map(({ name, value }) => [name, value])),
    };
  });
}

/** @returns the failures of the service */
async function run(
  operation: 'query' | 'mutation',
  { field, query, variables }: Call,
  login: string | null,
  services: Services,
): Promise<string[]> {
  const account = login === null ? null : await findAccountByName(services.db, login);
  const client = { address: '203.0.113.9', userAgent: 'a\0b\ud800', requestId: 'test' };
  const contextValue = await createContext({ services, catalogue: true }, account ? createViewer(account) : anonymous, client);
  const { errors = [], data } = await execute({
    schema,
    document: parse(`${operation} ${query}`),
    variableValues: variables,
    contextValue,
  });
  const failures = data === undefined ? [`${field}: was not executed: ${errors.map(({ message }) => message).join()}`] : [];
  for (const error of errors) {
    let cause: Error | undefined;
    const clientError = toClientError(error, (unexpected) => {
      cause = unexpected;
    });
    if (clientError.extensions['category'] === 'internal')
      failures.push(`${field}: ${cause?.message} ${JSON.stringify(variables).slice(0, 300)}`);
  }
  return failures;
}

const describeText = (text: string) => JSON.stringify(text);

describe.each(hostileTexts.map((text) => [describeText(text), text] as const))('the text %s', (_description, hostile) => {
  test.each([null, 'admin'])(
    'fails in no argument of a query by %s',
    async (login) => {
      const failures: string[] = [];
      let calls = 0;
      for (const [name, path] of findPathsToTypes(schema)) {
        for (const call of createCalls(schema.getType(name) as GraphQLObjectType, path, hostile, FIELDS_PER_QUERY)) {
          calls += 1;
          failures.push(...(await run('query', call, login, site.services)));
        }
      }
      expect(calls).toBeGreaterThan(50);
      expect(failures).toEqual([]);
    },
    240_000,
  );

  test.each([null, 'admin'])(
    'fails in no argument of a mutation by %s',
    async (login) => {
      const failures: string[] = [];
      const mutations = schema.getMutationType();
      if (!mutations) throw new Error('The schema has no mutations');
      for (const call of createCalls(mutations, { before: '{', after: '}' }, hostile, 1))
        failures.push(...(await run('mutation', call, login, site.services)));
      expect(failures).toEqual([]);
    },
    240_000,
  );
});
