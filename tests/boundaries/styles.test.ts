import { expect, test } from 'vitest';
import { createTestProject, runTool } from './test-project.ts';

type StyleReport = { warnings: { rule: string }[] }[];

const styles = {
  'styles/tokens.css': '@layer tokens { :root { --ink: oklch(20% 0 0); --space: 1rem; } }\n',
  'styles/media.css': '@custom-media --tablet (width >= 48rem);\n',
};

/** Lints a CSS module and returns the names of the violated rules, in source order. */
async function lint(module: string): Promise<string[]> {
  const folder = await createTestProject(['stylelint.config.mjs'], { ...styles, 'components/ui/Box.module.css': module });
  const { output } = await runTool(['stylelint', '--formatter', 'json', '**/*.css'], folder);
  const report: StyleReport = JSON.parse(output);
  return report.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

const inLayer = (text: string) => `@layer components { .box { ${text} } }\n`;

test.each([
  ['a hex color', inLayer('color: #fff;'), 'color-no-hex'],
  ['a color function', inLayer('color: oklch(50% 0.1 20);'), 'function-disallowed-list'],
  ['a named color', inLayer('color: red;'), 'color-named'],
  ['an undeclared token', inLayer('color: var(--inkk);'), 'no-unknown-custom-properties'],
  ['a breakpoint as a length', inLayer('@media (width >= 48rem) { gap: 0; }'), 'media-feature-name-disallowed-list'],
  ['a breakpoint in the old notation', inLayer('@media (min-width: 768px) { gap: 0; }'), 'media-feature-name-disallowed-list'],
  ['an undeclared breakpoint', inLayer('@media (--phablet) { gap: 0; }'), 'no-unknown-custom-media'],
  ['a physical property', inLayer('margin-left: var(--space);'), 'property-layout-mappings'],
  ['a rule outside of the layers', '.box { color: var(--ink); }\n', 'rule-nesting-at-rule-required-list'],
  ['an !important', inLayer('color: var(--ink) !important;'), 'declaration-no-important'],
  ['an unknown property', inLayer('colour: var(--ink);'), 'property-no-unknown'],
])('%s is rejected', async (_, module, rule) => {
  expect(await lint(module)).toEqual([rule]);
});

test('tokens, named breakpoints, container queries and logical properties are accepted', async () => {
  const text = `color: light-dark(var(--ink), transparent); margin-inline: var(--space);
    @media (--tablet) { gap: var(--space); }
    @container (width > 30rem) { inline-size: 50%; }`;
  expect(await lint(inLayer(text))).toEqual([]);
});
