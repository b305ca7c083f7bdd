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

/** A text, the files that contain it, and the rule that reports each of them, if any, as often as `count` says. */
type Case = { title: string; text: string; files: readonly string[]; rule?: string; count?: number };

const clientText = "'use client';\nexport const width = 1;\n";

/** Where Next's internals must not be known. */
const outsideOfNext = ['app/next.ts', 'lib/next.ts', 'scripts/next.ts', 'server/pages/next.ts', 'tests/e2e/next.test.ts'];

const nextTexts: readonly (readonly [what: string, text: string, count: number])[] = [
  ['a global variable', "export const data = self.__next_f ?? globalThis['TURBOPACK'];\n", 2],
  ['a marker of a document', 'export const isError = (html: string) => html.includes(\'<html id="__next_error__"\');\n', 1],
  ['a pattern', 'export const pattern = /__next_f\\b/;\n', 1],
  ['a template', 'export const getUrl = (name: string) => `/_next/static/${name}`;\n', 1],
  ['a header', "export const getCache = (headers: Headers) => headers.get('x-nextjs-cache') ?? headers.get('rsc');\n", 2],
  ['a cookie', "export const cookie = '__prerender_bypass=';\n", 1],
];

const cases: readonly Case[] = [
  {
    title: "'use client' is rejected in files that are not named as client components",
    text: clientText,
    files: ['app/page.tsx', 'components/ui/Menu.tsx', 'components/blocks/quote/Quote.tsx', 'lib/hooks/width.ts', 'app/error/page.tsx'],
    rule: 'site(client-by-name)',
  },
  {
    title: "'use client' is accepted in islands, client components and Next's error boundaries",
    text: clientText,
    files: ['components/ui/Gallery.island.tsx', 'components/blocks/search/Search.client.tsx', 'app/error.tsx', 'app/news/error.tsx'],
  },
  ...['next/link', 'next/image', 'next/script', 'next/router', 'next/head', 'react-relay'].map((name) => ({
    title: `importing ${name} is rejected`,
    text: `import * as rejected from '${name}';\nexport const used = rejected;\n`,
    files: [`components/ui/${name}/Anchor.tsx`],
    rule: 'eslint(no-restricted-imports)',
  })),
  {
    title: 'a style attribute is rejected',
    text: 'export const Box = () => <p style={{ margin: 0 }}>Box</p>;\n',
    files: ['components/ui/StyleAttribute.tsx'],
    rule: 'site(no-style-attribute)',
  },
  {
    title: 'a barrel is rejected',
    text: "export { readFile } from 'node:fs/promises';\nexport * from 'node:path';\n",
    files: ['components/ui/Barrel.tsx'],
    rule: 'site(no-barrel)',
  },
  {
    title: 'a default export is rejected',
    text: 'export default function box() {}\n',
    files: ['components/ui/DefaultExport.tsx'],
    rule: 'import(no-default-export)',
  },
  {
    title: 'a floating promise is rejected',
    text: 'export function box() {\n  Promise.resolve(1);\n}\n',
    files: ['components/ui/FloatingPromise.tsx'],
    rule: 'typescript(no-floating-promises)',
  },
  {
    title: 'process.env is rejected',
    text: 'export const box = process.env;\n',
    files: ['components/ui/Environment.tsx'],
    rule: 'node(no-process-env)',
  },
  ...nextTexts.flatMap(([what, text, count]) => {
    /** The same folder for all files of a text, so that files of different texts do not collide. */
    const inFolder = (file: string) => file.replace(/(?=\/[^/]+$)/, `/${what.replaceAll(' ', '-')}`);
    return [
      {
        title: `knowing ${what} of Next is rejected outside of server/next`,
        text,
        files: outsideOfNext.map(inFolder),
        rule: 'site(next-internals-in-one-place)',
        count,
      },
      { title: `knowing ${what} of Next is accepted in server/next`, text, files: [inFolder('server/next/known.ts')] },
    ];
  }),
];

// One run for all cases: the tool starts slowly.
test('the rules of the project report what they must, and nothing else', async () => {
  const problems = await lint(Object.fromEntries(cases.flatMap(({ files, text }) => files.map((file) => [file, text]))));
  const reported = cases.map(({ title, files }) => [
    title,
    problems.filter((problem) => files.some((file) => problem.endsWith(`: ${file}`))),
  ]);
  const expected = cases.map(({ title, files, rule, count = 1 }) => [
    title,
    rule === undefined ? [] : files.flatMap((file) => Array.from({ length: count }, () => `${rule}: ${file}`)).toSorted(),
  ]);
  expect(Object.fromEntries(reported)).toEqual(Object.fromEntries(expected));
});
