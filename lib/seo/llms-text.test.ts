import { expect, test } from 'vitest';
import { toLlmsText } from './llms-text.ts';

test('lists the pages by section, and leaves out empty sections', () => {
  const text = toLlmsText('Causeway', 'Logistics buildings.', [
    { title: 'Pages', links: [{ title: 'Find\nspace [new]', url: 'https://site.example/a/', description: 'Search\n all buildings.' }] },
    { title: 'Nothing', links: [] },
    { title: 'Feeds', links: [{ title: 'News', url: 'https://site.example/feed/', description: null }] },
  ]);
  expect(text).toBe(
    '# Causeway\n\n> Logistics buildings.\n\n## Pages\n\n- [Find space \\[new\\]](https://site.example/a/): Search all buildings.\n\n## Feeds\n\n- [News](https://site.example/feed/)\n',
  );
});

test('a site without a description has no summary', () => {
  expect(toLlmsText('Causeway', '', [])).toBe('# Causeway\n');
});
