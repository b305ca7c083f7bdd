import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { contrast, resolveColour } from './colour.ts';
import { groupTokens, readBreakpoints, readTokenGroups } from './read-tokens.ts';

test('tokens are grouped as they are written, with what is said about them', () => {
  const css = `@layer tokens { :root { color-scheme: light dark; }
    :root {
      /* Space: 8 px rhythm: always. */
      --s1: 4px;
      --s2: 8px; /* the rhythm */

      --quick: 1ms;
    }
    @media print { :root { --s1: 1pt; } } }`;
  expect(groupTokens(parse(css))).toEqual([
    {
      title: 'Space',
      text: '8 px rhythm: always.',
      tokens: [
        { name: '--s1', value: '4px', note: null },
        { name: '--s2', value: '8px', note: 'the rhythm' },
      ],
    },
    { title: 'quick', text: '', tokens: [{ name: '--quick', value: '1ms', note: null }] },
  ]);
});

test('the project’s own tokens and breakpoints are found', async () => {
  const names = (await readTokenGroups()).flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(['--paper', '--text-m', '--s4', '--quick']));
  expect(new Set(names).size).toBe(names.length);
  expect(await readBreakpoints()).toContainEqual({ name: '--tablet', value: 'width >= 48rem', note: null });
});

test('colours are resolved for each scheme', () => {
  const values = new Map([['--ink', 'light-dark(oklch(0% 0 0), oklch(100% 0 0))']]);
  expect(resolveColour('var(--ink)', 'light', values)).toMatchObject({ red: 0, green: 0, blue: 0, alpha: 1 });
  expect(resolveColour('var(--ink)', 'dark', values)?.red).toBeCloseTo(1);
  // oklch of #ff0000
  expect(resolveColour('oklch(62.796% 0.25768 29.234)', 'light', values)).toMatchObject({
    red: expect.closeTo(1, 2),
    green: expect.closeTo(0, 2),
  });
  expect(resolveColour('oklch(50% 0 0 / 0.2)', 'light', values)?.alpha).toBe(0.2);
  expect(resolveColour('1px', 'light', values)).toBeNull();
});

test('contrast is that of the guidelines', () => {
  const black = { red: 0, green: 0, blue: 0, alpha: 1 };
  const white = { red: 1, green: 1, blue: 1, alpha: 1 };
  expect(contrast(black, white)).toBeCloseTo(21);
  expect(contrast(white, white)).toBeCloseTo(1);
  // Half of black on white is the grey #808080, whose ratio is known.
  expect(contrast({ ...black, alpha: 0.498 }, white)).toBeCloseTo(3.95, 1);
});

test('text is readable on every paper in both schemes', async () => {
  const values = new Map((await readTokenGroups()).flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value] as const)));
  const colour = (name: string, scheme: 'light' | 'dark') => resolveColour(values.get(name) ?? '', scheme, values);
  const ratios = ['--ink', '--ink-quiet', '--data-ink'].flatMap((ink) =>
    ['--paper', '--paper-sunk', '--paper-lift'].flatMap((paper) =>
      (['light', 'dark'] as const).map((scheme) => {
        const [above, below] = [colour(ink, scheme), colour(paper, scheme)];
        return { ink, paper, scheme, ratio: above && below ? contrast(above, below) : 0 };
      }),
    ),
  );
  expect(ratios.filter(({ ratio }) => ratio < 7)).toEqual([]);
});
