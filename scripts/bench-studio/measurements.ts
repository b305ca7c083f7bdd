/** What an editor waits for in the studio, measured in a browser. All times are in milliseconds. */
import type { Browser, BrowserContext, Frame, Page } from 'playwright';

/** Typed at this speed, a word processor shows each character before the next one: 10 characters per second is a fast typist. */
const KEY_INTERVAL_MS = 100;
/** Event Timing reports nothing shorter. */
const MIN_EVENT_MS = 16;

export interface EditorPage {
  /** Path of the editor with the page. */
  path: string;
  /** Text of the first heading in the content, which only the rendered block shows. */
  heading: string;
}

/** The frame in which the content is written, with the title and the first rendered block in it. */
async function waitForCanvas(page: Page, heading: string): Promise<void> {
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await Promise.all([
    canvas.getByRole('textbox', { name: 'Title' }).waitFor(),
    canvas.getByRole('heading', { name: heading }).first().waitFor(),
  ]);
}

async function measure(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Opens the editor with an empty cache, in a new browser context each time. */
export async function measureColdStarts(browser: Browser, signedIn: BrowserContext, editor: EditorPage, rounds: number): Promise<number[]> {
  const storageState = await signedIn.storageState();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    times.push(await measure(() => openEditor(page, editor)));
    await context.close();
  }
  return times;
}

/** Rounds that fill the caches of the network and, from the third on, of compiled scripts. */
const WARM_UP_ROUNDS = 3;

/** Opens the editor in new tabs of one browser. */
export async function measureWarmStarts(context: BrowserContext, editor: EditorPage, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
    const page = await context.newPage();
    const time = await measure(() => openEditor(page, editor));
    if (round >= 0) times.push(time);
    await page.close();
  }
  return times;
}

async function openEditor(page: Page, { path, heading }: EditorPage): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await waitForCanvas(page, heading);
}

/** Opens a list from the navigation, and its next page. */
export async function measureList(page: Page, name: string, rounds: number): Promise<{ open: number[]; next: number[] }> {
  const open: number[] = [];
  const next: number[] = [];
  const navigation = page.getByRole('navigation', { name: 'Studio' });
  const rows = page.locator('tbody tr');
  for (let round = 0; round < rounds; round++) {
    await navigation.getByRole('link', { name: 'Dashboard' }).click();
    await rows.first().waitFor({ state: 'detached' });
    open.push(
      await measure(async () => {
        await navigation.getByRole('link', { name, exact: true }).click();
        await rows.getByRole('link').first().waitFor();
      }),
    );
    const first = await rows.getByRole('link').first().innerText();
    next.push(
      await measure(async () => {
        await page.getByRole('button', { name: 'Next page' }).click();
        await rows.first().filter({ hasNotText: first }).getByRole('link').first().waitFor();
      }),
    );
  }
  return { open, next };
}

/** Changes a paragraph and presses the button that publishes it. @param isVisible whether visitors see a text */
export async function measurePublishing(page: Page, isVisible: (text: string) => Promise<boolean>, rounds: number): Promise<number[]> {
  const times: number[] = [];
  const paragraph = page.frameLocator('iframe[name="editor-canvas"]').getByRole('document', { name: 'Block: Paragraph' }).first();
  const button = page.getByRole('button', { name: 'Save', exact: true });
  for (let round = 1; round <= rounds; round++) {
    await paragraph.click();
    await page.keyboard.press('ControlOrMeta+a');
    const text = `Change ${round} of the benchmark`;
    await page.keyboard.type(text);
    times.push(
      await measure(async () => {
        await button.click();
        while (!(await isVisible(text)));
      }),
    );
    // It is off when there is nothing to save.
    await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
  }
  return times;
}

/** Types in the middle of the content. @returns for each key, the time from pressing it to the next frame (the interactions of which INP is the worst) */
export async function measureTyping(page: Page, block: number, text: string): Promise<number[]> {
  const paragraph = page.frameLocator('iframe[name="editor-canvas"]').getByRole('document', { name: 'Block: Paragraph' }).nth(block);
  await paragraph.click();
  await page.keyboard.press('End');
  const frame = page.frame({ name: 'editor-canvas' });
  if (!frame) throw new Error('The editor has no frame "editor-canvas".');
  await recordInteractions(frame);
  await page.keyboard.type(text, { delay: KEY_INTERVAL_MS });
  const recorded = await frame.evaluate(() => (globalThis as unknown as Recorder).interactions());
  // Keys without an entry took less than Event Timing reports.
  return [...recorded, ...Array.from({ length: Math.max(0, text.length - recorded.length) }, () => MIN_EVENT_MS)];
}

type Recorder = { interactions: () => number[] };

async function recordInteractions(frame: Frame): Promise<void> {
  await frame.evaluate((minimum) => {
    const longest = new Map<number, number>();
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    const keep = (entries: readonly PerformanceEntry[]) => {
      for (const { interactionId, duration } of entries as readonly PerformanceEventTiming[])
        if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
    };
    observer.observe({ type: 'event', durationThreshold: minimum } as PerformanceObserverInit);
    (globalThis as unknown as Recorder).interactions = () => {
      keep(observer.takeRecords());
      return [...longest.values()];
    };
  }, MIN_EVENT_MS);
}
