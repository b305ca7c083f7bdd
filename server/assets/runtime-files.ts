/** Files that this server generates: the script that starts islands, and the speculation rules. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { computeHash } from '../http/etag.ts';
import type { AllowedOrigins } from '../http/security.ts';
import { NEXT_URL_PREFIX } from '../next/build-files.ts';
import { RUNTIME_FOLDER, SPECULATION_RULES_URL } from '../runtime-urls.ts';
import { type Asset, createAsset } from './static-files.ts';

export interface RuntimeFiles {
  /** URL of the script that starts islands. */
  loaderUrl: string;
  get: (urlPath: string) => Asset | undefined;
}

const loaderFile = path.join(import.meta.dirname, '..', 'next', 'browser', 'start-islands.js');

/** Browsers prerender a page when a visitor hovers over a link to it. Files, APIs and links that change something are excluded. */
const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/media/*', `${NEXT_URL_PREFIX}*`, '/*\\?*'] } },
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export async function loadRuntimeFiles(origins: AllowedOrigins): Promise<RuntimeFiles> {
  const loader = await readFile(loaderFile);
  const loaderUrl = `${RUNTIME_FOLDER}islands.${computeHash(loader)}.js`;
  const rules = Buffer.from(JSON.stringify(speculationRules));
  const files = new Map([
    [loaderUrl, await createAsset(loader, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', origins)],
    [SPECULATION_RULES_URL, await createAsset(rules, 'application/speculationrules+json', 'public, max-age=86400', origins)],
  ]);
  return { loaderUrl, get: (urlPath) => files.get(urlPath) };
}
