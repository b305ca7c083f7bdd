import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { SPECULATION_RULES, SPECULATION_RULES_SOURCE } from '../html/speculation-rules.ts';
import { readCapturedDocument } from '../next/captured-documents/read.ts';
import {
  CLOSED_POLICY,
  createContentSecurityPolicy,
  getAllowedOrigins,
  getCommonHeaders,
  getFilePolicy,
  REPORTING_ENDPOINTS,
} from './security.ts';

const origins = getAllowedOrigins({
  SITE_URL: 'https://www.example.com',
  CONTENT_URL: 'https://cms.example.org/wp',
  FORM_HOSTS: ['forms.example.net'],
  MAP_STYLE_URL: undefined,
});
const toSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const getDirective = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('only the policy of a translated page allows the widget', () => {
  const policy = createContentSecurityPolicy('<p></p>', origins, { translationUrl: 'https://widgets.example/translate.js' });
  expect(getDirective(policy, 'script-src')).toBe("script-src 'self' https://widgets.example");
  expect(getDirective(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline' https://widgets.example");
  expect(createContentSecurityPolicy('<p></p>', origins)).not.toContain('widgets.example');
});

test('a policy allows nothing inline but the styles of the document', () => {
  const style = 'main{margin:0 auto}';
  const html = readCapturedDocument('plain').replace('</head>', `<style data-precedence="next" data-href="/a.css">${style}</style></head>`);
  expect(html).toContain(style);
  const policy = createContentSecurityPolicy(html, origins);
  expect(policy).not.toContain('unsafe');
  expect(getDirective(policy, 'style-src')).toBe(`style-src 'self' ${toSource(style)}`);
  expect(getDirective(policy, 'script-src')).toBe("script-src 'self'");
  expect(getDirective(policy, 'default-src')).toBe("default-src 'none'");
});

test('the speculation rules are allowed in a document that contains them', () => {
  const html = `<script type="speculationrules">{"prefetch":[]}</script>`;
  expect(getDirective(createContentSecurityPolicy(html, origins), 'script-src')).toBe("script-src 'self'");
  expect(getDirective(createContentSecurityPolicy(SPECULATION_RULES, origins), 'script-src')).toBe(
    `script-src 'self' ${SPECULATION_RULES_SOURCE}`,
  );
});

test('a document that is served as Next rendered it may run all of its inline scripts, and no others', () => {
  const html = readCapturedDocument('islands');
  const policy = createContentSecurityPolicy(html, origins, { allowInlineScripts: true });
  const inlineScripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
  expect(inlineScripts.length).toBeGreaterThan(4);
  const sources = new Set(getDirective(policy, 'script-src')?.split(' '));
  expect(sources).toEqual(new Set(['script-src', "'self'", ...inlineScripts.map(toSource)]));
});

test('media of a content service on another host are allowed', () => {
  expect(getDirective(createContentSecurityPolicy('', origins), 'img-src')).toContain(' https://cms.example.org');
  const sameOrigin = getAllowedOrigins({
    SITE_URL: 'http://localhost:3000',
    CONTENT_URL: 'http://localhost:3000',
    FORM_HOSTS: [],
    MAP_STYLE_URL: undefined,
  });
  expect(sameOrigin.content).toBeNull();
});

test('only a site with https requires https for a year', () => {
  expect(getCommonHeaders(origins)).toContain('strict-transport-security');
  expect(getCommonHeaders({ content: null, isHttps: false, frames: [], map: null })).not.toContain('strict-transport-security');
});

test('a page for one visitor cannot be framed or listed, and its URL is not sent to other sites', () => {
  expect(getDirective(createContentSecurityPolicy('', origins), 'frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(getDirective(createContentSecurityPolicy('', origins, { isPersonal: true }), 'frame-ancestors')).toBe("frame-ancestors 'none'");
  const getHeader = (headers: readonly string[], name: string) => headers[headers.indexOf(name) + 1];
  const personal = getCommonHeaders(origins, { isPersonal: true });
  expect(['x-frame-options', 'x-robots-tag', 'referrer-policy'].map((name) => getHeader(personal, name))).toEqual([
    'DENY',
    'noindex, nofollow',
    'same-origin',
  ]);
  expect(getCommonHeaders(origins)).not.toContain('x-robots-tag');
});

test('violations are reported to this site', () => {
  const policy = createContentSecurityPolicy('', origins);
  expect(getDirective(policy, 'report-uri')).toBe('report-uri /api/csp-reports');
  expect(getDirective(policy, 'report-to')).toBe('report-to csp');
  const withoutHttps = createContentSecurityPolicy('', { ...origins, isHttps: false });
  expect(withoutHttps).toMatch(/; report-uri \/api\/csp-reports$/);
  expect(REPORTING_ENDPOINTS).toBe('csp="/api/csp-reports"');
});

test('frames of players and forms are allowed where the document has one', () => {
  const getFrameSources = (html: string) => getDirective(createContentSecurityPolicy(html, origins), 'frame-src');
  expect(getFrameSources('<p>https://player.vimeo.com/video/1</p>')).toBe("frame-src 'self'");
  expect(getFrameSources('<iframe src="https://example.com/"></iframe>')).toBe("frame-src 'self'");
  expect(getFrameSources('<iframe srcdoc="&lt;a href=&quot;https://player.vimeo.com/video/1?a=1&amp;amp;b=2&quot;&gt;"></iframe>')).toBe(
    "frame-src 'self' https://player.vimeo.com",
  );
  expect(getFrameSources('<iframe src="https://forms.example.net/f/1"></iframe>')).toBe("frame-src 'self' https://forms.example.net");
});

test('insecure requests are upgraded only on an https site', () => {
  const local = getAllowedOrigins({
    SITE_URL: 'http://localhost:3000',
    CONTENT_URL: 'http://localhost:4000',
    FORM_HOSTS: [],
    MAP_STYLE_URL: undefined,
  });
  expect(createContentSecurityPolicy('', origins)).toMatch(/; upgrade-insecure-requests$/);
  expect(createContentSecurityPolicy('', local)).not.toContain('upgrade-insecure-requests');
  expect(local).toMatchObject({ isHttps: false, content: 'http://localhost:4000' });
});

test('media of the site itself need no other origin', () => {
  const policy = createContentSecurityPolicy('', { content: null, isHttps: true, frames: [], map: null });
  expect(getDirective(policy, 'img-src')).toBe("img-src 'self' data: https:");
  expect(getDirective(policy, 'media-src')).toBe("media-src 'self' https:");
});

test('the hash of a style is listed once, and text of other elements is not listed', () => {
  const html = '<title>a{}</title><style>a{}</style><textarea>b{}</textarea><style media="print">a{}</style><style>c{}</style>';
  expect(getDirective(createContentSecurityPolicy(html, origins), 'style-src')).toBe(
    `style-src 'self' ${toSource('a{}')} ${toSource('c{}')}`,
  );
});

test('a script with a src is allowed as a file and not by its content', () => {
  const html = '<script src="/a.js">alert(1)</script><script>start()</script>';
  const policy = createContentSecurityPolicy(html, origins, { allowInlineScripts: true });
  expect(getDirective(policy, 'script-src')).toBe(`script-src 'self' ${toSource('start()')}`);
});

test('a URL of a player outside an iframe does not allow its frames', () => {
  const getFrameSources = (html: string) => getDirective(createContentSecurityPolicy(html, origins), 'frame-src');
  expect(getFrameSources('<a href="https://player.vimeo.com/video/1" src="https://player.vimeo.com/video/1"></a>')).toBe(
    "frame-src 'self'",
  );
  expect(getFrameSources('<img src="https://player.vimeo.com/a.png"><iframe></iframe>')).toBe("frame-src 'self'");
  expect(getFrameSources('<iframe src="https://player.vimeo.com.evil.example/"></iframe>')).toBe("frame-src 'self'");
});

test('the origin of map tiles is allowed for documents with a map, and for the worker that loads the tiles', () => {
  const withTiles = getAllowedOrigins({
    SITE_URL: 'http://localhost:3000',
    CONTENT_URL: 'http://localhost:4000',
    FORM_HOSTS: [],
    MAP_STYLE_URL: 'http://tiles.example.com/styles/streets.json?key=1',
  });
  const mapDocument = '<div data-map-style="http://tiles.example.com/styles/streets.json?key=1">';
  const policy = createContentSecurityPolicy(mapDocument, withTiles);
  expect(getDirective(policy, 'connect-src')).toBe("connect-src 'self' http://tiles.example.com");
  expect(getDirective(policy, 'img-src')).toContain(' http://tiles.example.com');
  expect(getDirective(createContentSecurityPolicy('<p>', withTiles), 'connect-src')).toBe("connect-src 'self'");
  expect(getDirective(createContentSecurityPolicy(mapDocument, origins), 'connect-src')).toBe("connect-src 'self'");
  expect(getFilePolicy('text/javascript; charset=utf-8', withTiles)).toBe(`${CLOSED_POLICY}; connect-src http://tiles.example.com`);
  expect(getFilePolicy('text/css; charset=utf-8', withTiles)).toBe(CLOSED_POLICY);
  expect(getFilePolicy('text/javascript; charset=utf-8', origins)).toBe(CLOSED_POLICY);
});
