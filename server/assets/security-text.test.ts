import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { loadSecurityFiles, SECURITY_POLICY_PATH, SECURITY_TEXT_PATH } from './security-text.ts';

const origins = { content: null, isHttps: true, frames: [], map: null };

afterEach(() => vi.useRealTimers());

async function readSecurityText(env: { SITE_URL: string; SECURITY_CONTACT?: string }): Promise<string> {
  const files = await loadSecurityFiles('.', { SECURITY_CONTACT: undefined, ...env }, origins);
  return String((await files.get(SECURITY_TEXT_PATH))?.bodies.identity);
}

test('security.txt has the configured contact and the URLs of the site', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T15:00:00Z'), toFake: ['Date'] });
  expect(await readSecurityText({ SITE_URL: 'https://www.example.com', SECURITY_CONTACT: 'https://example.com/report' })).toBe(
    [
      'Contact: https://example.com/report',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      'Policy: https://www.example.com/security-policy.txt',
      '',
    ].join('\n'),
  );
});

test('the default contact is the security mailbox of the host', async () => {
  expect(await readSecurityText({ SITE_URL: 'https://www.example.com' })).toContain('Contact: mailto:security@www.example.com\n');
  expect(await readSecurityText({ SITE_URL: 'http://[::1]:3000' })).toContain('Contact: mailto:security@localhost\n');
});

test('a site without https lists no URL of its own, because the format allows https only', async () => {
  expect(await readSecurityText({ SITE_URL: 'http://127.0.0.1:3000' })).not.toMatch(/Canonical|Policy|http:/);
});

test('the expiration date stays between now and one year from now while the server runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const files = await loadSecurityFiles('.', { SITE_URL: 'https://www.example.com', SECURITY_CONTACT: undefined }, origins);
  for (let months = 0; months < 36; months++) {
    const text = String((await files.get(SECURITY_TEXT_PATH))?.bodies.identity);
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now());
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
    vi.setSystemTime(Date.now() + 30 * 86_400_000);
  }
});

test('the policy is SECURITY.md, and other paths have no file', async () => {
  const files = await loadSecurityFiles('.', { SITE_URL: 'https://www.example.com', SECURITY_CONTACT: undefined }, origins);
  expect(String((await files.get(SECURITY_POLICY_PATH))?.bodies.identity)).toBe(readFileSync('SECURITY.md', 'utf8'));
  expect(files.get('/.well-known/')).toBeUndefined();
});
