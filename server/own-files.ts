/** Files this server makes up itself, below `/_runtime/`: the script that starts islands, and the speculation rules. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Asset, makeAsset } from './assets/static-files.ts';
import { hashOf } from './http/conditional.ts';
import type { Origins } from './http/security.ts';
import { RUNTIME_FOLDER, SPECULATION_ADDRESS } from './pages/make-page.ts';

export interface OwnFiles {
  loader: string;
  get: (urlPath: string) => Asset | undefined;
}

/** Pages are prerendered once a visitor rests on a link to them. What is no page, or changes something, is not. */
const speculation = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/media/*', '/_next/*', '/*\\?*'] } },
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export async function loadOwnFiles(origins: Origins): Promise<OwnFiles> {
  const script = await readFile(path.join(import.meta.dirname, 'browser', 'start-islands.js'));
  const loader = `${RUNTIME_FOLDER}islands.${hashOf(script)}.js`;
  const files = new Map([
    [loader, await makeAsset(script, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', origins)],
    [
      SPECULATION_ADDRESS,
      await makeAsset(Buffer.from(JSON.stringify(speculation)), 'application/speculationrules+json', 'public, max-age=86400', origins),
    ],
  ]);
  return { loader, get: (urlPath) => files.get(urlPath) };
}
