/** The browser of a test file. */
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { launchChromium } from './chromium.ts';
import { createClientHeaders } from './client-network.ts';

export type TestBrowser = Pick<Browser, 'newContext' | 'newPage'>;

/** @returns a function that has something closed after the running test. What is opened outside of a test stays open. */
export function setUpClosing(): (opened: { close: () => Promise<void> }) => void {
  const opened: { close: () => Promise<void> }[] = [];
  let isTestRunning = false;
  beforeEach(() => {
    isTestRunning = true;
  });
  afterEach(async () => {
    isTestRunning = false;
    for (const each of opened.splice(0)) await each.close();
  });
  return (each) => {
    if (isTestRunning) opened.push(each);
  };
}

/**
 * Launches a browser for the tests of a file. What a test opens in it is closed after the test; what a hook for all tests opens, after the file.
 * @param keepsContexts nothing is closed before the end of the file, because tests run at the same time or share a context
 * @param args further arguments of Chromium
 */
export function setUpBrowser({ keepsContexts = false, args = [] }: { keepsContexts?: boolean; args?: string[] } = {}): TestBrowser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium({ args });
  });
  afterAll(async () => {
    await browser?.close();
  });
  const closeAfterTest = keepsContexts ? () => undefined : setUpClosing();
  return {
    newContext: async (options) => {
      const context = await browser.newContext(addNetwork(options));
      closeAfterTest(context);
      return context;
    },
    newPage: async (options) => {
      const page = await browser.newPage(addNetwork(options));
      closeAfterTest(page.context());
      return page;
    },
  };
}

/** Each context is another visitor. */
const addNetwork = (options: BrowserContextOptions = {}): BrowserContextOptions => ({
  ...options,
  extraHTTPHeaders: { ...createClientHeaders(), ...options.extraHTTPHeaders },
});
