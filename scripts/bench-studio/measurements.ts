/** What an editor waits for in the studio, measured in a browser. All times are in milliseconds. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Frame, Page } from 'playwright';
import { launchChromiumProfile } from '../../tests/support/chromium.ts';

/** Typed at this speed, a word processor shows each character before the next one: 10 characters per second is a fast typist. */
const KEY_INTERVAL_MS = 100;
/** Event Timing reports nothing shorter. */
const MIN_EVENT_MS = 16;

export interface EditorPage {
  /** URL of the editor with the page. */
  url: string;
  /** Text of the first heading in the content, which only the rendered block shows. */
  heading: string;
}

const READY = 'The editor is ready: ';

/**
 * Runs in each page. When the canvas shows the title and the first rendered block, it prints the time since the start of the navigation. The locators of Playwright
 * would load a script of 330 kB into the page and the canvas meanwhile.
 */
function reportReady({ heading, prefix }: { heading: string; prefix: string }): void {
  if (window !== window.top) return;
  const check = () => {
    const canvas = document.querySelector<HTMLIFrameElement>('iframe[name="editor-canvas"]')?.contentDocument;
    const isShown = (selector: string, text: string) =>
      [...(canvas?.querySelectorAll<HTMLElement>(selector) ?? [])].some(
        (element) => element.getClientRects().length > 0 && element.textContent.includes(text),
      );
    if (isShown('.editor-post-title__input', '') && isShown('h1, h2', heading)) console.log(prefix + performance.now());
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** @returns milliseconds from the navigation until the canvas shows the title and the first rendered block */
async function openEditor(page: Page, { url, heading }: EditorPage): Promise<number> {
  await page.addInitScript(reportReady, { heading, prefix: READY });
  const [message] = await Promise.all([
    page.waitForEvent('console', (printed) => printed.text().startsWith(READY)),
    page.goto(url, { waitUntil: 'commit' }),
  ]);
  return Number(message.text().slice(READY.length));
}

async function measure(run: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

async function withProfile<T>({ cookies }: StorageState, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-studio-'));
  const context = await launchChromiumProfile(folder, { viewport: { width: 1280, height: 900 } });
  try {
    await context.addCookies(cookies);
    return await work(context);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens the editor in a browser that has never seen the studio, each time anew. */
export async function measureColdStarts(signedIn: StorageState, editor: EditorPage, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    times.push(await withProfile(signedIn, async (context) => openEditor(await context.newPage(), editor)));
  return times;
}

/** Rounds that fill the caches of the network and, from the third on, of compiled scripts. */
const WARM_UP_ROUNDS = 3;

/** Opens the editor in new tabs of one browser. */
export async function measureWarmStarts(signedIn: StorageState, editor: EditorPage, rounds: number): Promise<number[]> {
  return await withProfile(signedIn, async (context) => {
    const times: number[] = [];
    for (let round = -WARM_UP_ROUNDS; round < rounds; round++) {
      const page = await context.newPage();
      const time = await openEditor(page, editor);
      if (round >= 0) times.push(time);
      await page.close();
    }
    return times;
  });
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
  const written = await paragraph.textContent();
  if (!written?.includes(text)) throw new Error(`The block does not contain what was typed, but “${written?.slice(-2 * text.length)}”.`);
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
