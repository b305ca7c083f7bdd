import { parse } from 'postcss';
import { expect, test } from 'vitest';
import { getContrast, resolveColor } from './color.ts';
import { groupTokens, readBreakpoints, readTokenGroups } from './read-tokens.ts';

test('tokens are grouped as in the stylesheet, with their comments', () => {
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

test('colors are resolved for each color scheme', () => {
  const values = new Map([['--ink', 'light-dark(oklch(0% 0 0), oklch(100% 0 0))']]);
  expect(resolveColor('var(--ink)', 'light', values)).toMatchObject({ red: 0, green: 0, blue: 0, alpha: 1 });
  expect(resolveColor('var(--ink)', 'dark', values)?.red).toBeCloseTo(1);
  // oklch of #ff0000
  expect(resolveColor('oklch(62.796% 0.25768 29.234)', 'light', values)).toMatchObject({
    red: expect.closeTo(1, 2),
    green: expect.closeTo(0, 2),
  });
  expect(resolveColor('oklch(50% 0 0 / 0.2)', 'light', values)?.alpha).toBe(0.2);
  expect(resolveColor('1px', 'light', values)).toBeNull();
});

test('the contrast ratio follows the WCAG formula', () => {
  const black = { red: 0, green: 0, blue: 0, alpha: 1 };
  const white = { red: 1, green: 1, blue: 1, alpha: 1 };
  expect(getContrast(black, white)).toBeCloseTo(21);
  expect(getContrast(white, white)).toBeCloseTo(1);
  // Half-transparent black on white is the gray #808080, whose contrast ratio is known.
  expect(getContrast({ ...black, alpha: 0.498 }, white)).toBeCloseTo(3.95, 1);
});

test('text has enough contrast with every background in both color schemes', async () => {
  const values = new Map((await readTokenGroups()).flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value] as const)));
  const getColor = (name: string, scheme: 'light' | 'dark') => resolveColor(values.get(name) ?? '', scheme, values);
  const ratios = ['--ink', '--ink-quiet', '--data-ink'].flatMap((ink) =>
    ['--paper', '--paper-sunk', '--paper-lift'].flatMap((paper) =>
      (['light', 'dark'] as const).map((scheme) => {
        const [color, background] = [getColor(ink, scheme), getColor(paper, scheme)];
        return { ink, paper, scheme, ratio: color && background ? getContrast(color, background) : 0 };
      }),
    ),
  );
  expect(ratios.filter(({ ratio }) => ratio < 7)).toEqual([]);
});
