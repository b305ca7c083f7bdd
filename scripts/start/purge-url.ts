import type { Env } from '../../lib/env/env.ts';
import { getLocalUrl } from '../../lib/env/local-url.ts';

/** Where the content service reports changes: the configured URL, or the site that is started with it. */
export function getPurgeUrl({ PURGE_WEBHOOK_URL, HOST, PORT, API_BASE_PATH }: Env): string {
  return PURGE_WEBHOOK_URL ?? `${getLocalUrl(HOST, PORT)}${API_BASE_PATH}/purge`;
}
