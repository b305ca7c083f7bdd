/** Requests that subscribe to email alerts. Visitors do this in visitor-tasks.test.ts. */
import { expect, inject, test } from 'vitest';
import { HONEYPOT_FIELD } from '#lib/forms/types.ts';

const siteUrl = inject('siteUrl');

test('a form of another site is rejected, and a bot that fills the hidden field sees no difference', async () => {
  const send = async (fields: Record<string, string>, headers: Record<string, string>) =>
    await fetch(`${siteUrl}/api/alerts/`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  const fields = { email: 'bot@example.com', topic: 'properties', query: '' };
  expect((await send(fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const bot = await send({ ...fields, [HONEYPOT_FIELD]: 'http://spam.example' }, { 'sec-fetch-site': 'same-origin' });
  expect(bot.headers.get('location')).toBe('/alerts/?done=requested');
  const invalid = await send({ ...fields, email: 'x', query: 'min=5' }, { 'sec-fetch-site': 'same-origin' });
  expect(invalid.headers.get('location')).toBe('/alerts/?min=5&topic=properties&problem=invalid-email');
});
