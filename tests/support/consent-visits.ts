/** Visits of a site with an id of Google Tag Manager, in a browser that reaches no other host. */
import type { BrowserContextOptions, Page } from 'playwright';
import { launchChromium } from './chromium.ts';

type Visit = {
  /** Opens a page and returns what the visitor sees and what Google would receive. */
  open: (path: string) => Promise<{ hasBanner: boolean; googleHosts: string[]; pageViews: unknown[] }>;
  /** Presses a button of the banner, or of the page about cookies. */
  choose: (choice: 'Allow' | 'Decline') => Promise<void>;
  page: Page;
  getConsentCookie: () => Promise<string | undefined>;
};

/** Starts a browser and calls `use` with a function that starts a visit with its own cookies. */
export async function withConsentVisits<T>(
  siteUrl: string,
  use: (startVisit: (options?: BrowserContextOptions) => Promise<Visit>) => Promise<T>,
): Promise<T> {
  const browser = await launchChromium();
  const startVisit = async (options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext(options);
    const hosts = new Set<string>();
    await context.route(
      (url) => url.origin !== siteUrl,
      async (route) => {
        hosts.add(new URL(route.request().url()).hostname);
        await route.abort();
      },
    );
    const page = await context.newPage();
    const banner = page.getByRole('region', { name: 'May we use Google Analytics?' });
    return {
      page,
      open: async (path) => {
        hosts.clear();
        await page.goto(siteUrl + path, { waitUntil: 'load' });
        const pageViews =
          options.javaScriptEnabled === false
            ? []
            : await page.evaluate(() => {
                const events: unknown[] = Reflect.get(globalThis, 'dataLayer') ?? [];
                return events.filter((entry) => JSON.stringify(entry).includes('"pageview"'));
              });
        return { hasBanner: await banner.isVisible(), googleHosts: [...hosts], pageViews };
      },
      choose: async (choice) => {
        const places = (await banner.isVisible()) ? banner : page.getByRole('main');
        await places.getByRole('button', { name: choice }).click();
        await page.waitForLoadState('load');
      },
      getConsentCookie: async () => (await context.cookies()).find(({ name }) => name === 'consent')?.value,
    };
  };
  try {
    return await use(startVisit);
  } finally {
    await browser.close();
  }
}
