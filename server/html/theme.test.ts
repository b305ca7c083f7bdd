import { expect, test } from 'vitest';
import { readNextDocument } from './next-documents/read.ts';
import { readTheme, withTheme } from './theme.ts';

test('reads the preference among other cookies', () => {
  expect(readTheme('a=1; theme=dark')).toBe('dark');
  expect(readTheme('theme=light;b=2')).toBe('light');
});

test('an unknown or absent preference is the system', () => {
  for (const cookies of [undefined, '', 'theme=blue', 'theme=darker', 'mytheme=dark', 'x=theme=dark'])
    expect(readTheme(cookies)).toBe('system');
});

test('the system changes nothing', () => {
  const html = readNextDocument('plain');
  expect(withTheme(html, 'system')).toBe(html);
});

test('a theme is named on the document and on its button', () => {
  const html = withTheme(readNextDocument('plain'), 'dark');
  expect(html).toContain('<html data-theme="dark" lang="en-US">');
  const pressed = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => [
    /value="(\w+)"/.exec(tag)?.[1],
    /aria-pressed="(\w+)"/.exec(tag)?.[1],
  ]);
  expect(pressed).toEqual([
    ['system', 'false'],
    ['light', 'false'],
    ['dark', 'true'],
  ]);
});

test('pictures and bars follow the theme and keep their other conditions', () => {
  const dark = withTheme(readNextDocument('plain'), 'dark');
  expect(dark).toContain('<source media="(min-width: 40rem) and (min-width: 0px)" srcSet="/media/dark.avif"/>');
  const light = withTheme(readNextDocument('plain'), 'light');
  expect(light).toContain('<source media="(min-width: 40rem) and (max-width: 0px)" srcSet="/media/dark.avif"/>');
  expect(light).toContain('<meta name="theme-color" content="#0b1422" media="(max-width: 0px)"/>');
  expect(light).toContain('<meta name="theme-color" content="#f7f5f0" media="(min-width: 0px)"/>');
});

test('other buttons keep their state', () => {
  const html = '<html><button name="view" value="map" aria-pressed="true">Map</button></html>';
  expect(withTheme(html, 'dark')).toContain('<button name="view" value="map" aria-pressed="true">');
});
