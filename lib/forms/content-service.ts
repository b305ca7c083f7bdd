/** The content service's addresses for forms, as the site calls them. */
import { readEnv } from '#lib/env/env.ts';

export const CLOCK_COOKIE = 'form-clock';
/** As long as the service takes a clock for good. */
export const CLOCK_SECONDS = 86_400;

/** Files take as long as the visitor's line needs. */
const UPLOAD_TIMEOUT_MS = 120_000;

/** What the service says when a form was taken: the way to the page that shows what came of it. */
export type Taken = { token: string; place: string; uri: string | null };

/** Asks the content service for something of forms. @param path below its address for forms. Rejects when it is away. */
export async function askForms(path: string, init: RequestInit & { duplex?: 'half' }, isUpload = false): Promise<Response> {
  const { CONTENT_URL, CONTENT_TIMEOUT_MS } = readEnv();
  return await fetch(new URL(`/wp-json/site/v1/forms/${path}`, CONTENT_URL), {
    ...init,
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : CONTENT_TIMEOUT_MS),
  });
}

/** The visitor's clock, as their cookie has it; empty without one. */
export function clockIn(headers: Headers): string {
  return new RegExp(`(?:^|;\\s*)${CLOCK_COOKIE}=([\\w.-]{1,100})(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1] ?? '';
}
