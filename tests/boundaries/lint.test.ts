import { expect, test } from 'vitest';
import { createTestProject, runTool } from './test-project.ts';

type LintReport = { diagnostics: { code: string; filename: string }[] };

const configurationFiles = ['.oxlintrc.json', 'scripts/lint/plugin.ts'];

/** Lints the files and returns "rule: file" for each problem, sorted. */
async function lint(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await createTestProject(configurationFiles, files);
  const { output } = await runTool(['oxlint', '--format', 'json', ...Object.keys(files)], folder);
  const report: LintReport = JSON.parse(output);
  return report.diagnostics.map(({ code, filename }) => `${code}: ${filename}`).toSorted();
}

test("'use client' is rejected in files that are not named as client components", async () => {
  const files = ['app/page.tsx', 'components/ui/Menu.tsx', 'components/blocks/quote/Quote.tsx', 'lib/hooks/width.ts', 'app/error/page.tsx'];
  const text = "'use client';\nexport const width = 1;\n";
  expect(await lint(Object.fromEntries(files.map((file) => [file, text])))).toEqual(
    files.map((file) => `site(client-by-name): ${file}`).toSorted(),
  );
});

test("'use client' is accepted in islands, client components and Next's error boundaries", async () => {
  const files = ['components/ui/Gallery.island.tsx', 'components/blocks/search/Search.client.tsx', 'app/error.tsx', 'app/news/error.tsx'];
  expect(await lint(Object.fromEntries(files.map((file) => [file, "'use client';\nexport const width = 1;\n"])))).toEqual([]);
});

test.each(['next/link', 'next/image', 'next/script', 'next/router', 'next/head', 'react-relay'])(
  'importing %s is rejected',
  async (name) => {
    const text = `import * as rejected from '${name}';\nexport const used = rejected;\n`;
    expect(await lint({ 'components/ui/Anchor.tsx': text })).toEqual(['eslint(no-restricted-imports): components/ui/Anchor.tsx']);
  },
);

test.each([
  ['a style attribute', 'site(no-style-attribute)', 'export const Box = () => <p style={{ margin: 0 }}>Box</p>;\n'],
  ['a barrel', 'site(no-barrel)', "export { readFile } from 'node:fs/promises';\nexport * from 'node:path';\n"],
  ['a default export', 'import(no-default-export)', 'export default function box() {}\n'],
  ['a floating promise', 'typescript(no-floating-promises)', 'export function box() {\n  Promise.resolve(1);\n}\n'],
  ['process.env', 'node(no-process-env)', 'export const box = process.env;\n'],
])('%s is rejected', async (_, rule, text) => {
  expect(await lint({ 'components/ui/Box.tsx': text })).toEqual([`${rule}: components/ui/Box.tsx`]);
});

test.each([
  ['a global variable', "export const data = self.__next_f ?? globalThis['TURBOPACK'];\n", 2],
  ['a marker of a document', 'export const isError = (html: string) => html.includes(\'<html id="__next_error__"\');\n', 1],
  ['a pattern', 'export const pattern = /__reactProps\\$/;\n', 1],
  ['a template', 'export const getUrl = (name: string) => `/_next/static/${name}`;\n', 1],
  ['a header', "export const getCache = (headers: Headers) => headers.get('x-nextjs-cache') ?? headers.get('rsc');\n", 2],
  ['a cookie', "export const cookie = '__prerender_bypass=';\n", 1],
])('knowing %s of Next is refused outside of server/next', async (_what, text, count) => {
  const rule = 'site(next-internals-in-one-place)';
  const files = ['app/next.ts', 'lib/next.ts', 'scripts/next.ts', 'server/pages/next.ts', 'tests/e2e/next.test.ts'];
  const expected = files.flatMap((file) => Array.from({ length: count }, () => `${rule}: ${file}`));
  expect(await lint(Object.fromEntries(files.map((file) => [file, text])))).toEqual(expected);
  expect(await lint({ 'server/next/known.ts': text })).toEqual([]);
});
