/** Starts a site with the block catalogue enabled. The site that the other browser tests share has no catalogue, as in production. */
import type { ConsoleMessage, Page } from 'playwright';
import { inject } from 'vitest';
import type { TestBrowser } from './browser.ts';
import { createSettings, startContent, startSite } from './processes.ts';

export type CatalogueSite = { site: string; stop: () => Promise<void> };

export async function startCatalogueSite(): Promise<CatalogueSite> {
  const { DATABASE_URL = '', DATA_DIR = '' } = inject('siteSettings');
  const settings = { ...(await createSettings(DATABASE_URL, DATA_DIR)), CATALOGUE: 'on' };
  const content = await startContent(settings);
  const site = await startSite(settings);
  const stop = async () => {
    await site.stop();
    await content.stop();
  };
  return { site: site.url, stop };
}

/**
 * True for expected messages: samples refer to missing files and to videos on other sites, the block Login/out gets 401 for visitors without a session, as in
 * Faust, and Chromium warns about the sandbox of every player.
 */
function isExpected(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const isElsewhere = !/^http:\/\/127\.0\.0\.1:\d+\/(?!media\/|api\/faust\/auth\/token\/)/.test(url);
  return (isElsewhere && message.text().startsWith('Failed to load resource')) || /allow-same-origin for its sandbox/.test(message.text());
}

/** Opens a page and records its console messages and uncaught errors. */
export async function openPageWithConsole(browser: TestBrowser): Promise<{ page: Page; consoleErrors: string[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    if (!isExpected(message)) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  return { page, consoleErrors };
}
