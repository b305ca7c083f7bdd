import type { Env } from '#lib/env/env.ts';
import type { Log } from '#lib/log/log.ts';
import { type Cdn, createCdn } from './cdn.ts';
import { CLOUDFLARE_URL, createCloudflare } from './cloudflare.ts';
import { createFastly, FASTLY_URL } from './fastly.ts';
import type { CdnProvider } from './provider.ts';
import { createVarnish } from './varnish.ts';

/** @returns null if no content delivery network is configured */
export function openCdn(env: Env, log: Log): Cdn | null {
  const provider = createProvider(env);
  return provider && createCdn({ provider, maxAgeSeconds: env.REVALIDATE_SECONDS, log });
}

function createProvider({ CDN_PROVIDER, CDN_URL, CDN_SERVICE_ID = '', CDN_TOKEN = '' }: Env): CdnProvider | null {
  const account = { serviceId: CDN_SERVICE_ID, token: CDN_TOKEN };
  if (CDN_PROVIDER === 'fastly') return createFastly({ url: CDN_URL ?? FASTLY_URL, ...account });
  if (CDN_PROVIDER === 'cloudflare') return createCloudflare({ url: CDN_URL ?? CLOUDFLARE_URL, ...account });
  return CDN_PROVIDER === 'varnish' ? createVarnish({ url: CDN_URL ?? '', ...account }) : null;
}
