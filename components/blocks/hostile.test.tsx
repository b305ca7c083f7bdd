import { expect, test } from 'vitest';
import { randomBlock, seeded } from '../../tests/support/random-block.ts';
import { renderMarkup } from '../../tests/support/render-block.tsx';
import { dangersIn } from '../../tests/support/safety.ts';
import { blockCatalogue } from './catalogue.generated.ts';

const CASES = 200;
/** So many at once: most of a case's time is the way to the content service. */
const BATCH = 20;

test.each(blockCatalogue)(
  '$folder renders whatever its attributes hold, and nothing that runs',
  { timeout: 60_000 },
  async ({ declaration }) => {
    const random = seeded(CASES);
    let shown = 0;
    for (let done = 0; done < CASES; done += BATCH) {
      const markup = Array.from({ length: BATCH }, () => randomBlock(declaration, random)).join('\n');
      const html = await renderMarkup(markup);
      expect(dangersIn(html)).toEqual([]);
      shown += html.length;
    }
    // A block that is always empty would have proved nothing.
    expect(shown).toBeGreaterThan(CASES);
  },
);

test.each(blockCatalogue)('$folder has its three samples and a safe rendering of each', async ({ samples }) => {
  expect(samples.slice(0, 3).map(({ name }) => name)).toEqual(['rich', 'sparse', 'extreme']);
  for (const { markup } of samples) expect(dangersIn(await renderMarkup(markup))).toEqual([]);
});

test('a danger is found where there is one', () => {
  expect(dangersIn('<a href=" java\nscript:alert(1)">x</a>')).toHaveLength(1);
  expect(dangersIn('<p onclick="x" style="y">x</p>')).toHaveLength(2);
  expect(dangersIn('<script>x</script><script type="application/ld+json">{}</script>')).toHaveLength(1);
  expect(dangersIn('<a href="/news/">x</a><img src="https://example.com/a.png">')).toEqual([]);
});
