/** What the browser tests share: the build, and a folder with the image sizes and variants of the seed. */
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { readEnv } from '#lib/env/env.ts';
import { buildIfChanged, buildStudioIfChanged } from '../../scripts/start/build.ts';
import type { Session } from '../../scripts/start/session.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** The data folder of the browser tests. Its images are kept between runs. */
export const sharedDataDir = path.join(project, '.data', 'e2e');

/** Builds the site and the studio, unless nothing has changed. */
export async function buildForTests(session: Session): Promise<void> {
  await buildIfChanged(project, { ...readEnv(), NODE_ENV: 'production', CATALOGUE: false }, session);
  await buildStudioIfChanged(project, session);
}

/** Copies the images that exist. The content service creates those that are missing. */
export function copySharedImages(dataDir: string): void {
  const source = path.join(sharedDataDir, 'media');
  if (existsSync(source)) cpSync(source, path.join(dataDir, 'media'), { recursive: true, force: false });
}
