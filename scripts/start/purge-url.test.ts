import { expect, test } from 'vitest';
import { parseEnv } from '../../lib/env/env.ts';
import { getPurgeUrl } from './purge-url.ts';

test.each([
  [{}, 'http://127.0.0.1:3000/api/faust/purge'],
  [{ PORT: '3300', HOST: '0.0.0.0' }, 'http://localhost:3300/api/faust/purge'],
  [{ HOST: '::', API_BASE_PATH: '/api/editors' }, 'http://localhost:3000/api/editors/purge'],
  [{ SITE_URL: 'https://www.example.com' }, 'http://127.0.0.1:3000/api/faust/purge'],
  [{ PURGE_WEBHOOK_URL: 'https://www.example.com/hook' }, 'https://www.example.com/hook'],
])('with the environment %j, changes are reported to %s', (environment, url) => {
  expect(getPurgeUrl(parseEnv(environment))).toBe(url);
});
