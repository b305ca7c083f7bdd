import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { examples } from './examples.tsx';
import { parseParts, describeComponents } from './describe-components.ts';

test('the description of a component is the comment above it', () => {
  const source = `/** A helper. */\nexport function toText() {}\n\n/**\n * Two lines of \`text\`\n * about a {@link Card}. \n */\nexport function Card() {}\nexport async function List() {}`;
  expect(parseParts(source, 'Card.tsx')).toEqual([
    { name: 'Card', file: 'Card.tsx', description: 'Two lines of text about a Card.' },
    { name: 'List', file: 'Card.tsx', description: '' },
  ]);
});

test('every shared component file is in the catalogue', async () => {
  const files = (await readdir('components/ui', { recursive: true })).filter((file) =>
    /^(?:.*\/)?[A-Z][^.]*(?:\.island)?\.tsx$/.test(file),
  );
  const listed = new Set((await describeComponents()).map(({ file }) => file));
  expect(files.filter((file) => !listed.has(file))).toEqual([]);
});

test('every component has a description', async () => {
  expect((await describeComponents()).filter(({ description }) => description === '').map(({ file, name }) => `${file}: ${name}`)).toEqual(
    [],
  );
});

test('every example belongs to a component', async () => {
  const names = new Set((await describeComponents()).map(({ name }) => name));
  expect(Object.keys(examples).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(examples).length).toBeGreaterThan(25);
});
