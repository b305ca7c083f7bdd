import { expect, test } from 'vitest';
import { plant, runTool } from './project.ts';

type LintReport = { diagnostics: { code: string; filename: string }[] };

const configuration = ['.oxlintrc.json', 'scripts/lint/plugin.ts'];

/** "rule: file" of everything that oxlint reports about the planted files, sorted. */
async function lint(files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await plant(configuration, files);
  const { output } = await runTool(['oxlint', '--format', 'json', ...Object.keys(files)], folder);
  const report: LintReport = JSON.parse(output);
  return report.diagnostics.map(({ code, filename }) => `${code}: ${filename}`).toSorted();
}

test("'use client' is refused where the file's name does not say so", async () => {
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
  'importing %s is refused',
  async (name) => {
    const text = `import * as refused from '${name}';\nexport const used = refused;\n`;
    expect(await lint({ 'components/ui/Anchor.tsx': text })).toEqual(['eslint(no-restricted-imports): components/ui/Anchor.tsx']);
  },
);

test('a client component may use react-relay, and still not next/link', async () => {
  const text = "import * as relay from 'react-relay';\nimport Link from 'next/link';\nexport const used = [relay, Link];\n";
  expect(await lint({ 'components/ui/Search.client.tsx': text })).toEqual([
    'eslint(no-restricted-imports): components/ui/Search.client.tsx',
  ]);
});

test.each([
  ['a style attribute', 'site(no-style-attribute)', 'export const Box = () => <p style={{ margin: 0 }}>Box</p>;\n'],
  ['a barrel', 'site(no-barrel)', "export { readFile } from 'node:fs/promises';\nexport * from 'node:path';\n"],
  ['a default export', 'import(no-default-export)', 'export default function box() {}\n'],
  ['a promise nobody waits for', 'typescript(no-floating-promises)', 'export function box() {\n  Promise.resolve(1);\n}\n'],
  ['a variable of the environment', 'node(no-process-env)', 'export const box = process.env;\n'],
])('%s is refused', async (_, rule, text) => {
  expect(await lint({ 'components/ui/Box.tsx': text })).toEqual([`${rule}: components/ui/Box.tsx`]);
});
