/** Draft mode: an editor's browser has a cookie with a secret of the build, and Next renders unpublished content for it. */
import { timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Log } from '#lib/log/log.ts';
import { BUILD_FOLDER } from './build-files.ts';

const COOKIE_NAME = '__prerender_bypass';

/** Next creates 16 random bytes for each build. */
const manifestSchema = z.object({ preview: z.object({ previewModeId: z.string().regex(/^[0-9a-f]{32}$/) }) });

export interface DraftMode {
  /** Whether the cookies contain the secret. Any other value is ignored, as if the cookie were missing. */
  isOn: (cookies: string | undefined) => boolean;
  /** The cookie with which Next renders unpublished content. */
  cookie: string;
}

/** Returns null if the build has no secret in the form that this file expects: draft mode is then off. @param project folder that contains the build output */
export async function loadDraftMode(project: string, log: Log): Promise<DraftMode | null> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path.join(project, BUILD_FOLDER, 'prerender-manifest.json'), 'utf8'));
    return createDraftMode(manifestSchema.parse(manifest).preview.previewModeId);
  } catch (error) {
    log(
      'error',
      'The build has no secret for draft mode where server/next/draft-mode.ts expects it. Draft mode is off until this is fixed.',
      { error },
    );
    return null;
  }
}

export function createDraftMode(secret: string): DraftMode {
  const expected = Buffer.from(secret);
  return {
    isOn: (cookies) => {
      // Nearly no visitor has the cookie.
      if (cookies === undefined || !cookies.includes(COOKIE_NAME)) return false;
      const value = new RegExp(`(?:^|; ?)${COOKIE_NAME}=([^;]*)`).exec(cookies)?.[1] ?? '';
      const actual = Buffer.from(value);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
    cookie: `${COOKIE_NAME}=${secret}`,
  };
}
