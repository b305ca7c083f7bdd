/** A site and a content service of their own, with other settings than those that all browser tests share, but with the same database. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#lib/process/free-port.ts';
import { type Settings, startContent, startSite } from './processes.ts';

export type PrivateOrigin = { url: string; contentUrl: string; stop: () => Promise<void> };

/** The site is at `localhost`, because browsers allow passkeys for host names only. @param changes further settings of both processes */
export async function startPrivateOrigin(shared: Settings, changes: Settings = {}): Promise<PrivateOrigin> {
  const [PORT, CONTENT_PORT] = [await findFreePort(), await findFreePort()];
  const sharedSecret = (await readFile(path.join(shared['DATA_DIR'] ?? '', 'faust-secret-key'), 'utf8')).trim();
  const siteFolder = await mkdtemp(path.join(tmpdir(), 'private-origin-'));
  const settings = { ...shared, PORT, CONTENT_PORT, SITE_URL: `http://localhost:${PORT}`, FAUST_SECRET_KEY: sharedSecret, ...changes };
  const content = await startContent(settings);
  try {
    // Pages contain the URL of the site, so their cache is in a folder of its own.
    const site = await startSite({ ...settings, DATA_DIR: siteFolder });
    const stop = async () => {
      await site.stop();
      await content.stop();
      await rm(siteFolder, { recursive: true, force: true });
    };
    return { url: settings.SITE_URL, contentUrl: content.url, stop };
  } catch (error) {
    await content.stop();
    throw error;
  }
}
