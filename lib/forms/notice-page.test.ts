import { expect, test } from 'vitest';
import { createNoticePage } from './notice-page.ts';

const render = async (values: [string, string][]) =>
  await createNoticePage(503, 'Temporarily unavailable', 'Try again.', {}, { action: '/api/forms/contact?a=1&b=2', values }).text();

test('shows the entries of the visitor, who can submit them again', async () => {
  const html = await render([
    ['name', 'Ada Berg'],
    ['message', 'Two\nlines'],
  ]);
  expect(html).toContain('<form method="post" action="/api/forms/contact?a=1&amp;b=2">');
  expect(html).toContain('<input type="hidden" name="name" value="Ada Berg">');
  expect(html).toContain('<dt>message</dt><dd>Two\nlines</dd>');
});

test('submits empty and hidden fields again, but does not show them', async () => {
  const html = await render([
    ['company', ''],
    ['place', '42:0'],
    ['clock', 'signed'],
    ['remarks_2', 'x'],
    ['replyto', '7'],
  ]);
  for (const name of ['company', 'place', 'clock', 'remarks_2', 'replyto']) {
    expect(html).toContain(`<input type="hidden" name="${name}"`);
    expect(html).not.toContain(`<dt>${name}</dt>`);
  }
});

test('escapes markup in entries', async () => {
  const html = await render([['"><script>', `'"&<img src=x onerror=alert(1)>`]]);
  expect(html).not.toMatch(/<script|<img/);
  expect(html).toContain('<dd>&#39;&quot;&amp;&lt;img src=x onerror=alert(1)&gt;</dd>');
});

test('sets the status, disables caching and allows no resources except its styles', async () => {
  const response = createNoticePage(413, 'Too large', 'At most 10 MB.', { 'retry-after': '30' });
  expect(response.status).toBe(413);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe('30');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(await response.text()).not.toContain('<form');
});
