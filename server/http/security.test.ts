import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readNextDocument } from '../html/next-documents/read.ts';
import { commonHeaders, contentSecurityPolicy, originsOf } from './security.ts';

const here = originsOf({
  SITE_URL: 'https://www.example.com',
  CONTENT_URL: 'https://cms.example.org/wp',
  FORM_HOSTS: ['forms.example.net'],
});
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('nothing inline but the document own styles', () => {
  const html = readNextDocument('plain');
  const style = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(style).not.toBe('');
  const policy = contentSecurityPolicy(html, here);
  expect(policy).not.toContain('unsafe');
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash(style)}`);
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
});

test('a document of Next’s own may run the scripts it came with', () => {
  const html = readNextDocument('plain');
  const policy = contentSecurityPolicy(html, here, true);
  expect(policy).toContain(hash('(self.__next_f=self.__next_f||[]).push([0])'));
  expect(policy).not.toContain('unsafe');
});

test('media of a content service elsewhere may be shown', () => {
  expect(directive(contentSecurityPolicy('', here), 'img-src')).toContain(' https://cms.example.org');
  const own = originsOf({ SITE_URL: 'http://localhost:3000', CONTENT_URL: 'http://localhost:3000', FORM_HOSTS: [] });
  expect(own.content).toBeNull();
});

test('https is demanded for a year only where the site has it', () => {
  expect(commonHeaders(here)).toContain('strict-transport-security');
  expect(commonHeaders({ content: null, secure: false, frames: [] })).not.toContain('strict-transport-security');
});

test('frames of players and forms are allowed where the document holds one, and nobody else’s', () => {
  const frames = (html: string) => directive(contentSecurityPolicy(html, here), 'frame-src');
  expect(frames('<p>https://player.vimeo.com/video/1</p>')).toBe("frame-src 'self'");
  expect(frames('<iframe src="https://example.com/"></iframe>')).toBe("frame-src 'self'");
  expect(frames('<iframe srcdoc="&lt;a href=&quot;https://player.vimeo.com/video/1?a=1&amp;amp;b=2&quot;&gt;"></iframe>')).toBe(
    "frame-src 'self' https://player.vimeo.com",
  );
  expect(frames('<iframe src="https://forms.example.net/f/1"></iframe>')).toBe("frame-src 'self' https://forms.example.net");
});
