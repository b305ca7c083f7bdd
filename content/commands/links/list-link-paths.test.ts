import { expect, test } from 'vitest';
import { listLinkPaths } from './list-link-paths.ts';

const list = (text: string) => listLinkPaths(text, 'https://www.example.com');

test('links in markup, in attributes of blocks and in markup within attributes are found', () => {
  expect(list('<p><a class="x" href="/about/">a</a> <a href="https://www.example.com/news/?page=2#top">b</a></p>')).toEqual([
    '/about/',
    '/news/',
  ]);
  expect(list('<!-- wp:site/button {"url":"/contact/","label":"Call"} /-->')).toEqual(['/contact/']);
  expect(list(String.raw`<!-- wp:site/text {"text":"\u003ca href=\u0022/team/\u0022\u003eTeam\u003c/a\u003e"} /-->`)).toEqual(['/team/']);
  expect(list(String.raw`{"button": {"link": "\/careers\/"}, "text": "<a href=\"/press/\">Press</a>"}`)).toEqual(['/careers/', '/press/']);
});

test('a path is listed once', () => {
  expect(list('<a href="/a/">1</a><a href="/a/#b">2</a>')).toEqual(['/a/']);
});

test('other sites, files, places on the page, email addresses and uploads are left out', () => {
  expect(
    list(
      '<a href="https://other.example/x/">1</a><a href="//other.example/y/">2</a><a href="#top">3</a><a href="mailto:a@example.com">4</a><a href="/plan.pdf">5</a><a href="/wp-content/uploads/a">6</a>',
    ),
  ).toEqual([]);
});
