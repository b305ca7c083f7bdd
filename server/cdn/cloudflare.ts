/** Cloudflare: https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/ */
import { z } from 'zod';
import { type CdnAccount, type CdnProvider, sendPurge } from './provider.ts';

export const CLOUDFLARE_URL = 'https://api.cloudflare.com/client/v4';

const resultSchema = z.object({ success: z.boolean() });

export function createCloudflare({ url, serviceId, token }: CdnAccount): CdnProvider {
  return {
    createHeaders: (tags, seconds) => ['cache-tag', tags.join(','), 'cloudflare-cdn-cache-control', `max-age=${seconds}`],
    purge: async (tags, signal) => {
      const response = await sendPurge(`${url}/zones/${encodeURIComponent(serviceId)}/purge_cache`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        signal,
      });
      // The status of a request that was not carried out can be 200.
      if (!resultSchema.parse(await response.json()).success) throw new Error('Cloudflare did not carry out a purge.');
    },
    maxTagsPerRequest: 30,
  };
}
