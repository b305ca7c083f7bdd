/** Varnish with the module xkey: https://github.com/varnish/varnish-modules/blob/master/src/vmod_xkey.vcc. docs/publish-to-live.md has the VCL. */
import { type CdnAccount, type CdnProvider, sendPurge } from './provider.ts';

export function createVarnish({ url, token }: Omit<CdnAccount, 'serviceId'>): CdnProvider {
  return {
    createHeaders: (tags, seconds) => ['xkey', tags.join(' '), 'surrogate-control', `max-age=${seconds}`],
    purge: async (tags, signal) => {
      const headers = { xkey: tags.join(' '), ...(token !== '' && { authorization: `Bearer ${token}` }) };
      const response = await sendPurge(url, { method: 'PURGE', headers, signal });
      await response.body?.cancel();
    },
    // One header of a request may have 8 kB.
    maxTagsPerRequest: 256,
  };
}
