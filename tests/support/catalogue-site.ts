/** The site with its block catalogue: that of all browser tests has none, as in production. */
import type { Browser, ConsoleMessage, Page } from 'playwright';
import { inject } from 'vitest';
import { launchChromium } from './chromium.ts';
import { freeSettings, startContent, startSite } from './processes.ts';

export type CatalogueSite = { site: string; browser: Browser; stop: () => Promise<void> };

export async function startCatalogue(): Promise<CatalogueSite> {
  const { DATABASE_URL = '', DATA_DIR = '' } = inject('siteSettings');
  const settings = { ...(await freeSettings(DATABASE_URL, DATA_DIR)), CATALOGUE: 'on' };
  const content = await startContent(settings);
  const site = await startSite(settings);
  const browser = await launchChromium();
  const stop = async () => {
    await browser.close();
    await site.stop();
    await content.stop();
  };
  return { site: site.url, browser, stop };
}

/** Samples name files that are missing and videos of other sites, which no test may ask for; and Chromium warns of every player's sandbox. */
function isExpected(message: ConsoleMessage): boolean {
  const { url } = message.location();
  const isElsewhere = !/^http:\/\/127\.0\.0\.1:\d+\/(?!media\/)/.test(url);
  return (isElsewhere && message.text().startsWith('Failed to load resource')) || /allow-same-origin for its sandbox/.test(message.text());
}

/** A page that keeps what the console says. */
export async function openPage(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!isExpected(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}
