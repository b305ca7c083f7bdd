/**
 * Runs as a test in a copy of the project to which scaffold.test.ts has added the type `office`: a content service with that type, and
 * the site's own page, archive and sitemap on it.
 */
import '../../tests/support/relay-environment.ts';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPublicUrls } from '../../app/sitemaps/public-urls.ts';
import { NodePage } from '../../app/[...uri]/NodePage.tsx';
import { signIn } from '../../tests/support/sign-in.ts';
import { postGraphql } from '../../tests/support/graphql-client.ts';
import { startContentProcess, type ContentProcess } from '../../tests/support/content-process.ts';
import { resetRelayStore } from '../../tests/support/relay-environment.ts';

let dataDir: string;
let content: ContentProcess;
let headers: Record<string, string>;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'added-type-'));
  // PostgreSQL runs as another user when the tests run as root.
  await chmod(dataDir, 0o755);
  content = await startContentProcess({ dataDir });
  process.env['CONTENT_URL'] = content.url;
  // The canonical URLs of content have this host.
  process.env['SITE_URL'] = 'http://site.test';
  headers = { authorization: `Bearer ${await signIn('editor', content.url)}` };
});
afterAll(async () => {
  await content?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const query = async (text: string) => {
  const { data, errors } = await postGraphql(JSON.stringify({ query: text }), headers, content.url);
  expect(errors).toBeUndefined();
  return data;
};

const renderPage = async (uri: string) => {
  resetRelayStore();
  const { prelude } = await prerender((await NodePage({ path: uri })) as ReactNode);
  return await new Response(prelude).text();
};

test('an added content type has mutations, a page, an archive and a sitemap entry', async () => {
  const { createOffice } = await query(
    'mutation { createOffice(input: { title: "Chicago office", status: PUBLISH, officeMeta: { summary: "Six floors on Wacker Drive." } }) { office { id uri } } }',
  );
  expect(createOffice.office.uri).toBe('/offices/chicago-office/');

  const page = await renderPage('offices/chicago-office');
  expect(page).toContain('<h1');
  expect(page).toContain('Six floors on Wacker Drive.');

  const archive = await renderPage('offices');
  expect(archive).toContain('href="/offices/chicago-office/"');

  const urls = (await listPublicUrls()).map(({ url }) => new URL(url).pathname);
  expect(urls).toContain('/offices/chicago-office/');
  expect(urls).toContain('/offices/');

  const { id } = createOffice.office;
  const { updateOffice } = await query(`mutation { updateOffice(input: { id: "${id}", title: "Chicago" }) { office { title } } }`);
  expect(updateOffice.office.title).toBe('Chicago');
  const { deleteOffice } = await query(`mutation { deleteOffice(input: { id: "${id}", forceDelete: true }) { deletedId } }`);
  expect(deleteOffice.deletedId).toBe(id);
  expect((await query('{ offices { nodes { title } } }')).offices.nodes).toEqual([]);
});
