/** GraphiQL in a browser, on a server with a small schema. */
import { text } from 'node:stream/consumers';
import { buildSchema, graphql } from 'graphql';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphiqlRoutes } from '../../content/server/graphiql/graphiql.ts';
import { listen } from '../../content/server/http.ts';
import { sendJson, type Route } from '../../content/server/request-context.ts';
import { findAccessibilityViolations } from '../support/accessibility.ts';
import { setUpBrowser } from '../support/browser.ts';

const schema = buildSchema(`
  type Settings { title: String description: String }
  type User { name: String }
  input LoginInput { username: String! password: String! twoFactorCode: String }
  type LoginPayload { authToken: String refreshToken: String user: User }
  type Query { generalSettings: Settings viewer: String }
  type Mutation { login(input: LoginInput!): LoginPayload }
`);
const graphqlRoute: Route = {
  matches: ({ pathname }) => pathname === '/graphql',
  handle: async ({ request, response }) => {
    const { query, variables } = JSON.parse(await text(request)) as { query: string; variables?: Record<string, unknown> };
    const rootValue = {
      generalSettings: { title: 'Title of the site', description: '' },
      viewer: request.headers.authorization ?? 'visitor',
      login: ({ input }: { input: { password: string } }) => {
        if (input.password !== 'correct') throw new Error('incorrect_password');
        return { authToken: 'token-of-editor', refreshToken: 'refresh', user: { name: 'Editor' } };
      },
    };
    sendJson(response, 200, await graphql({ schema, source: query, rootValue, variableValues: variables ?? null }));
  },
};

const browser = setUpBrowser();
let server: Awaited<ReturnType<typeof listen>>;
let url: string;

beforeAll(async () => {
  const routes = [...graphiqlRoutes('/graphql'), graphqlRoute];
  server = await listen({ host: '127.0.0.1', port: 0, routes, log: () => undefined, isSharedSecret: () => false });
  url = `http://127.0.0.1:${server.port}/wp-admin/admin.php?page=graphiql-ide`;
});
afterAll(async () => {
  await server?.stop();
});

/** Opens GraphiQL and records requests to other hosts and what the browser reports as an error. */
async function openGraphiql(context: BrowserContext, address = url): Promise<{ page: Page; problems: string[] }> {
  const problems: string[] = [];
  const page = await context.newPage();
  await context.route(
    (requested) => requested.host !== new URL(url).host,
    (route) => {
      problems.push(`request to ${route.request().url()}`);
      return route.abort();
    },
  );
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(address);
  return { page, problems };
}

const runQuery = (page: Page) => page.getByRole('button', { name: /Execute query/ }).click();

test('runs a query without requests to other hosts and without a violation of the content security policy', async () => {
  const context = await browser.newContext();
  const { page, problems } = await openGraphiql(context);
  await runQuery(page);
  await page.getByText('Title of the site').waitFor();
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await page.getByText('Root Types').waitFor();
  expect(problems).toEqual([]);
});

test('users send queries as themselves or as a visitor', async () => {
  const context = await browser.newContext();
  const { page, problems } = await openGraphiql(context, `${url}&query={viewer}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Sign in' });
  await dialog.getByLabel('Username or email').fill('editor');
  await dialog.getByLabel('Password').fill('wrong');
  await submit.click();
  await dialog.getByRole('alert').getByText('incorrect_password').waitFor();
  await dialog.getByLabel('Password').fill('correct');
  await submit.click();
  await page.getByText('Queries are sent as Editor.').waitFor();
  await runQuery(page);
  await page.getByText('Bearer token-of-editor').waitFor();
  await page.getByLabel('Send as a visitor').check();
  await runQuery(page);
  await page.getByText('"visitor"').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Queries are sent as a visitor.').waitFor();
  expect(problems).toEqual([]);
});

test('the account bar and the dialog are accessible', async () => {
  const context = await browser.newContext({ bypassCSP: true });
  const { page } = await openGraphiql(context);
  await page.getByRole('button', { name: 'Sign in' }).click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // The editor itself is not part of this project.
    const own = (await findAccessibilityViolations(page)).filter((violation) => /account|sign-in|sign-out|visitor|dialog/.test(violation));
    expect(own).toEqual([]);
  }
});
