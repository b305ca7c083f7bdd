/** Fastly: https://www.fastly.com/documentation/reference/api/purging/ */
import { type CdnAccount, type CdnProvider, sendPurge } from './provider.ts';

export const FASTLY_URL = 'https://api.fastly.com';

export function createFastly({ url, serviceId, token }: CdnAccount): CdnProvider {
  return {
    createHeaders: (tags, seconds) => ['surrogate-key', tags.join(' '), 'surrogate-control', `max-age=${seconds}`],
    purge: async (tags, signal) => {
      const response = await sendPurge(`${url}/service/${encodeURIComponent(serviceId)}/purge`, {
        method: 'POST',
        headers: { 'fastly-key': token, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ surrogate_keys: tags }),
        signal,
      });
      await response.body?.cancel();
    },
    maxTagsPerRequest: 256,
  };
}
