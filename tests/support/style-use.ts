/** How much of a page's styles the page uses, as Chromium counts it. */
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';

/** Sizes in bytes. */
export interface StyleUse {
  /** All its stylesheets, compressed. */
  brotli: number;
  whole: number;
  /** Rules nothing on the page matches. */
  unused: number;
  /** Rules that wait for a visitor: for hover, focus, a part that is opened, a theme that is chosen. Then they would match something. */
  waiting: number;
  /** Selectors of the unused rules. */
  idle: string[];
}

type Verdict = 'used' | 'waiting' | 'unused';

/** What a visitor may come with. A rule that any of these uses is used. */
const circumstances = [
  { size: { width: 1280, height: 800 }, media: { colorScheme: 'light' } },
  { size: { width: 1280, height: 800 }, media: { colorScheme: 'dark' } },
  { size: { width: 360, height: 800 }, media: { colorScheme: 'light' } },
  { size: { width: 360, height: 800 }, media: { colorScheme: 'dark' } },
  { size: { width: 816, height: 1056 }, media: { media: 'print' } },
  { size: { width: 1280, height: 800 }, media: { reducedMotion: 'reduce', contrast: 'more', forcedColors: 'active' } },
] as const;

const ordinary = { media: null, colorScheme: null, reducedMotion: null, contrast: null, forcedColors: null };

/**
 * Opens a page on a desk and on a phone, in both schemes, on paper, and for eyes that need more contrast and less motion. Chromium says which rules some
 * element matched meanwhile. Besides, what sets the document up (fonts, layers, paper) is used, keyframes are where something plays them, and a
 * condition is as much used as the best within it.
 */
export async function measureStyles(browser: Browser, url: string): Promise<StyleUse> {
  const page = await browser.newPage();
  const chromium = await page.context().newCDPSession(page);
  const texts = new Map<string, Promise<string>>();
  chromium.on('CSS.styleSheetAdded', ({ header: { styleSheetId, origin, sourceURL } }) => {
    // Those of the browser's own parts come without an address.
    if (origin === 'regular' && sourceURL !== '')
      texts.set(
        styleSheetId,
        chromium.send('CSS.getStyleSheetText', { styleSheetId }).then(({ text }) => text),
      );
  });
  await chromium.send('DOM.enable');
  await chromium.send('CSS.enable');
  await chromium.send('CSS.startRuleUsageTracking');
  await page.goto(url);
  for (const { size, media } of circumstances) {
    await page.setViewportSize(size);
    await page.emulateMedia({ ...ordinary, ...media });
    // Styles are computed when they are asked for.
    await page.evaluate(() => document.querySelectorAll('*').forEach((element) => void getComputedStyle(element).color));
  }
  const { ruleUsage } = await chromium.send('CSS.stopRuleUsageTracking');
  const use: StyleUse = { brotli: 0, whole: 0, unused: 0, waiting: 0, idle: [] };
  let together = '';
  for (const [id, asked] of texts) {
    const text = await asked;
    together += text;
    const used = new Set(ruleUsage.filter(({ styleSheetId }) => styleSheetId === id).map(({ startOffset }) => startOffset));
    await addSheet(page, text, used, use);
  }
  await page.close();
  return { ...use, brotli: brotliCompressSync(together).length };
}

/** @param used where rules that were used begin */
async function addSheet(page: Page, text: string, used: ReadonlySet<number>, use: StyleUse): Promise<void> {
  const root = parse(text);
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  const still = new Map(rules.map((rule) => [rule, rule.selectors.map(withoutStates).join()]));
  const matching = new Set(await page.evaluate(keepMatching, [...still.values()]));
  const played: readonly string[] = text.match(/(?<=animation(?:-name)?:[^;}]*)[\w-]+/g) ?? [];

  /** Adds what a node holds up, and says how the best of it is used. */
  const weigh = (node: Rule | AtRule): Verdict => {
    const isKeyframes = node.type === 'atrule' && node.name.endsWith('keyframes');
    const inner = isKeyframes ? [] : (node.nodes ?? []).filter((child) => child.type === 'rule' || child.type === 'atrule');
    let own: Verdict = inner.length > 0 ? 'unused' : 'used';
    if (node.type === 'rule') own = used.has(startOf(node)) ? 'used' : matching.has(still.get(node) ?? '') ? 'waiting' : 'unused';
    else if (isKeyframes) own = played.includes(node.params) ? 'used' : 'unused';
    const best = bestOf([own, ...inner.map(weigh)]);
    const size = sizeOf(node) - inner.reduce((sum, child) => sum + sizeOf(child), 0);
    use.whole += size;
    if (best !== 'used') use[best] += size;
    if (best === 'unused') use.idle.push(node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`);
    return best;
  };
  for (const node of root.nodes) if (node.type === 'rule' || node.type === 'atrule') weigh(node);
}

const startOf = ({ source }: ChildNode): number => source?.start?.offset ?? 0;
const sizeOf = (node: ChildNode): number => (node.source?.end?.offset ?? 0) - startOf(node);

function bestOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('used')) return 'used';
  return verdicts.includes('waiting') ? 'waiting' : 'unused';
}

const pseudoElements = /::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-line|first-letter)(?![\w-])/g;
const states =
  /:(?:hover|focus|focus-visible|focus-within|active|target|target-current|visited|open|popover-open|modal|checked|disabled|enabled|valid|invalid|user-valid|user-invalid|placeholder-shown|autofill)(?![\w-])|\[(?:open|hidden|dir|data-theme|data-current|aria-[\w-]+)[^\]]*\]/g;

/** A selector that matches what the given one would, whatever state it were in. */
function withoutStates(selector: string): string {
  const still = selector.replaceAll(pseudoElements, '').replaceAll(states, ':where(*)').trim();
  return still === '' ? '*' : still;
}

/** Runs in the page. */
function keepMatching(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      // Another browser's.
      return false;
    }
  });
}
