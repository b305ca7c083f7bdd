import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { createRawHttp, RawResponse } from './raw-http.ts';

/**
 * Starts a shared cache by path and query, which stops after the test. It stores responses as far as their headers allow, and revalidates stale ones.
 * @param honorsVary false for one that ignores `Vary`
 */
export async function startSharedCache(fetchRaw: ReturnType<typeof createRawHttp>['fetchRaw'], honorsVary: boolean): Promise<URL> {
  const stored = new Map<string, RawResponse>();
  const cache = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '';
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    const key = honorsVary ? `${path} ${headers['accept-encoding']} ${headers['cookie']}` : path;
    void respond().catch(() => outgoing.destroy());

    async function respond(): Promise<void> {
      const entry = stored.get(key);
      const validator: Record<string, string> = entry ? { 'if-none-match': String(entry.headers['etag']) } : {};
      const { 'if-none-match': _own, connection: _connection, upgrade: _upgrade, ...forwarded } = headers;
      const fresh = await fetchRaw(path, { ...forwarded, ...validator });
      const response = fresh.status === 304 && entry ? entry : fresh;
      const cacheControl = String(response.headers['cache-control'] ?? '');
      if (response.status === 200 && !/private|no-store/.test(cacheControl)) stored.set(key, response);
      const { 'transfer-encoding': _transferEncoding, connection: _old, ...sent } = response.headers;
      outgoing.writeHead(response.status, sent as Record<string, string>).end(response.body);
    }
  });
  await new Promise<void>((resolve) => void cache.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void cache.close());
  return new URL(`http://127.0.0.1:${(cache.address() as AddressInfo).port}`);
}
