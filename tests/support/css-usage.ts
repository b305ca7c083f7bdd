/** Measures how much of its CSS a page uses, with the rule usage tracking of Chromium. */
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import type { TestBrowser } from './browser.ts';

/** Sizes in bytes. */
export interface CssUsage {
  /** All its stylesheets, compressed. */
  brotli: number;
  whole: number;
  /** Rules that match nothing on the page. */
  unused: number;
  /** Rules that would match in another state, such as hover, focus, an open dialog or another theme. */
  waiting: number;
  /** Selectors of the unused rules. */
  idle: string[];
}

type RuleUsage = 'used' | 'waiting' | 'unused';

/** Viewports and media features. A rule counts as used if it is used under any of them. No rule depends on both the width and the color scheme. */
const viewingConditions = [
  { size: { width: 1280, height: 800 }, media: { colorScheme: 'light' } },
  { size: { width: 360, height: 800 }, media: { colorScheme: 'dark' } },
  { size: { width: 816, height: 1056 }, media: { media: 'print' } },
  { size: { width: 1280, height: 800 }, media: { reducedMotion: 'reduce', contrast: 'more', forcedColors: 'active' } },
] as const;

const defaultMedia = { media: null, colorScheme: null, reducedMotion: null, contrast: null, forcedColors: null };

/**
 * Opens a page in several viewports and with several media features, and collects the rules that matched an element. At-rules that set up the document
 * (fonts, layers, pages) count as used, keyframes if an animation refers to them, and conditional rules like the best used rule inside them.
 */
export async function measureCssUsage(browser: TestBrowser, url: string): Promise<CssUsage> {
  const page = await browser.newPage();
  const chromium = await page.context().newCDPSession(page);
  const texts = new Map<string, Promise<string>>();
  chromium.on('CSS.styleSheetAdded', ({ header: { styleSheetId, origin, sourceURL } }) => {
    // Stylesheets of built-in controls have no URL.
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
  for (const { size, media } of viewingConditions) {
    await page.setViewportSize(size);
    await page.emulateMedia({ ...defaultMedia, ...media });
    // Chromium computes styles only when they are read.
    await page.evaluate(() => document.querySelectorAll('*').forEach((element) => void getComputedStyle(element).color));
  }
  const { ruleUsage } = await chromium.send('CSS.stopRuleUsageTracking');
  const use: CssUsage = { brotli: 0, whole: 0, unused: 0, waiting: 0, idle: [] };
  let allCss = '';
  for (const [id, textPromise] of texts) {
    const text = await textPromise;
    allCss += text;
    const used = new Set(ruleUsage.filter(({ styleSheetId }) => styleSheetId === id).map(({ startOffset }) => startOffset));
    await measureStylesheet(page, text, used, use);
  }
  await page.close();
  return { ...use, brotli: brotliCompressSync(allCss).length };
}

/** @param used start offsets of the used rules */
async function measureStylesheet(page: Page, text: string, used: ReadonlySet<number>, use: CssUsage): Promise<void> {
  const root = parse(text);
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  const still = new Map(rules.map((rule) => [rule, rule.selectors.map(removeStates).join()]));
  const matching = new Set(await page.evaluate(filterMatching, [...still.values()]));
  const played: readonly string[] = text.match(/(?<=animation(?:-name)?:[^;}]*)[\w-]+/g) ?? [];

  /** Adds the sizes of a node and its descendants to the totals, and returns the best usage among them. */
  const weigh = (node: Rule | AtRule): RuleUsage => {
    const isKeyframes = node.type === 'atrule' && node.name.endsWith('keyframes');
    const inner = isKeyframes ? [] : (node.nodes ?? []).filter((child) => child.type === 'rule' || child.type === 'atrule');
    let own: RuleUsage = inner.length > 0 ? 'unused' : 'used';
    if (node.type === 'rule') own = used.has(getStart(node)) ? 'used' : matching.has(still.get(node) ?? '') ? 'waiting' : 'unused';
    else if (isKeyframes) own = played.includes(node.params) ? 'used' : 'unused';
    const best = getBestVerdict([own, ...inner.map(weigh)]);
    const size = getSize(node) - inner.reduce((sum, child) => sum + getSize(child), 0);
    use.whole += size;
    if (best !== 'used') use[best] += size;
    if (best === 'unused') use.idle.push(node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`);
    return best;
  };
  for (const node of root.nodes) if (node.type === 'rule' || node.type === 'atrule') weigh(node);
}

const getStart = ({ source }: ChildNode): number => source?.start?.offset ?? 0;
const getSize = (node: ChildNode): number => (node.source?.end?.offset ?? 0) - getStart(node);

function getBestVerdict(verdicts: readonly RuleUsage[]): RuleUsage {
  if (verdicts.includes('used')) return 'used';
  return verdicts.includes('waiting') ? 'waiting' : 'unused';
}

const pseudoElements = /::[\w-]+(?:\([^)]*\))?|:(?:before|after|first-line|first-letter)(?![\w-])/g;
const states =
  /:(?:hover|focus|focus-visible|focus-within|active|target|target-current|visited|open|popover-open|modal|checked|disabled|enabled|valid|invalid|user-valid|user-invalid|placeholder-shown|autofill)(?![\w-])|\[(?:open|hidden|dir|data-theme|data-current|aria-[\w-]+)[^\]]*\]/g;

/** Removes pseudo-elements and states from a selector, so that it matches elements in any state. */
function removeStates(selector: string): string {
  const still = selector.replaceAll(pseudoElements, '').replaceAll(states, ':where(*)').trim();
  return still === '' ? '*' : still;
}

/** Returns the selectors that match an element. Runs in the page. */
function filterMatching(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      // The selector is specific to another browser.
      return false;
    }
  });
}
