/** The studio hides parts of WordPress's editor by their class names, and replaces some of its texts. After an upgrade, they must still exist. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { __ } from '@wordpress/i18n';
import { overrideEditorTexts, textOverrides } from './text-overrides.ts';

const folder = import.meta.dirname;
const packages = join(folder, '../../../node_modules/@wordpress');
const sources = globSync(`${packages}/{block-editor,components,editor,patterns}/build-module/**/*.mjs`).map((file) =>
  readFileSync(file, 'utf8'),
);

test('every class name of WordPress in the styles of the editor is one of its packages', () => {
  const styles = readFileSync(join(folder, 'editor.css'), 'utf8');
  const names = new Set([...styles.matchAll(/\.((?:block-editor|components|editor|patterns)-[\w-]+)/g)].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(3);
  expect([...names].filter((name) => !sources.some((source) => source.includes(name ?? '')))).toEqual([]);
});

test('every replaced text is one of WordPress, and is shown as the studio writes it', () => {
  overrideEditorTexts();
  for (const [text, override] of Object.entries(textOverrides)) {
    expect([text, sources.some((source) => source.includes(text))]).toEqual([text, true]);
    expect(__(text)).toBe(override);
  }
});

test('the accent is that of the site', () => {
  const tokens = readFileSync(join(folder, '../../../styles/tokens.css'), 'utf8');
  const [, accent] = /--data-ink: light-dark\((oklch\([^)]+\))/.exec(tokens) ?? [];
  expect(accent).toBeDefined();
  expect(readFileSync(join(folder, '../studio.css'), 'utf8')).toContain(`--studio-accent: ${accent};`);
});
