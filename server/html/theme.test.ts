import { expect, test } from 'vitest';
import { readCapturedDocument } from '../next/captured-documents/read.ts';
import { applyTheme, parseThemeCookie } from './theme.ts';

test('the theme is found among other cookies', () => {
  expect(parseThemeCookie('a=1; theme=dark')).toBe('dark');
  expect(parseThemeCookie('theme=light;b=2')).toBe('light');
});

test('an unknown or missing theme means the system theme', () => {
  for (const cookies of [undefined, '', 'theme=blue', 'theme=darker', 'mytheme=dark', 'x=theme=dark'])
    expect(parseThemeCookie(cookies)).toBe('system');
});

test('the system theme does not change the document', () => {
  const html = readCapturedDocument('plain');
  expect(applyTheme(html, 'system')).toBe(html);
});

test('a theme is set on the document and on its button', () => {
  const html = applyTheme(readCapturedDocument('plain'), 'dark');
  expect(html).toContain('<html data-theme="dark" lang="en-US">');
  const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => [
    /value="(\w+)"/.exec(tag)?.[1],
    /aria-pressed="(\w+)"/.exec(tag)?.[1],
  ]);
  expect(buttons).toEqual([
    ['system', 'false'],
    ['light', 'false'],
    ['dark', 'true'],
  ]);
});

test('images and the browser color follow the theme and keep their other conditions', () => {
  const dark = applyTheme(readCapturedDocument('plain'), 'dark');
  expect(dark).toContain('<source media="(min-width: 40rem) and (min-width: 0px)" srcSet="/media/dark.avif"/>');
  const light = applyTheme(readCapturedDocument('plain'), 'light');
  expect(light).toContain('<source media="(min-width: 40rem) and (max-width: 0px)" srcSet="/media/dark.avif"/>');
  expect(light).toContain('<meta name="theme-color" content="#0b1422" media="(max-width: 0px)"/>');
  expect(light).toContain('<meta name="theme-color" content="#f7f5f0" media="(min-width: 0px)"/>');
});

test('other buttons keep their state', () => {
  const html = '<html><button name="view" value="map" aria-pressed="true">Map</button></html>';
  expect(applyTheme(html, 'dark')).toContain('<button name="view" value="map" aria-pressed="true">');
});

test('a theme replaces the one that the document has', () => {
  expect(applyTheme('<html data-theme="light" lang="en">', 'dark')).toBe('<html data-theme="dark" lang="en">');
  expect(applyTheme('<HTML data-theme="" lang="en">', 'light')).toBe('<html data-theme="light" lang="en">');
});

test.each(['(prefers-color-scheme:dark)', '( prefers-color-scheme : dark )', '(PREFERS-COLOR-SCHEME: DARK)'])(
  'the query %s follows the theme',
  (query) => {
    expect(applyTheme(`<link rel="icon" media="${query}">`, 'dark')).toBe('<link rel="icon" media="(min-width: 0px)">');
    expect(applyTheme(`<link rel="icon" media="${query}">`, 'light')).toBe('<link rel="icon" media="(max-width: 0px)">');
  },
);

test('queries for both color schemes follow the theme', () => {
  const html = '<source media="(prefers-color-scheme: dark), print and (prefers-color-scheme: light)">';
  expect(applyTheme(html, 'light')).toBe('<source media="(max-width: 0px), print and (min-width: 0px)">');
});

test('only media attributes of images, links and metadata follow the theme', () => {
  const html =
    '<p media="(prefers-color-scheme: dark)">(prefers-color-scheme: dark)</p><meta content="(prefers-color-scheme: dark)"><link media="print">';
  expect(applyTheme(html, 'dark')).toBe(html);
});
