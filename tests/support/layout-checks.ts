/** Layout checks that run in the page: overflow, clipped text, hidden focus and small targets. */
import type { Page } from 'playwright';

/** Finds elements and text that extend beyond the edge of the page and are not inside a scrolling or clipping element. */
export async function findOverflow(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isRightToLeft = getComputedStyle(document.documentElement).direction === 'rtl';
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    // Only overflow at the inline end makes the page scroll.
    const isOver = ({ left, right, width }: DOMRect) => width > 0 && (isRightToLeft ? left < -1 : right > innerWidth + 1);
    const range = document.createRange();
    const textNodes = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const faults: Element[] = [...document.querySelectorAll('main *')].filter((element) => isOver(element.getBoundingClientRect()));
    for (let text = textNodes.nextNode(); text; text = textNodes.nextNode()) {
      range.selectNodeContents(text);
      if (text.parentElement && isOver(range.getBoundingClientRect())) faults.push(text.parentElement);
    }
    return faults.filter((element) => !isClipped(element)).map((element) => `wider than the page: ${element.outerHTML.slice(0, 200)}`);
  });
}

/** Finds text that is clipped and cannot be scrolled into view. */
export async function findClippedText(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const range = document.createRange();
    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    for (let text = textNodes.nextNode(); text; text = textNodes.nextNode()) {
      // The honeypot field of forms is hidden on purpose. Browsers lay out the options of a list box themselves.
      if (!text.textContent?.trim() || text.parentElement?.closest('[aria-hidden="true"], script, style, option')) continue;
      if (!text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      for (let ancestor: Element | null = text.parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
        const { overflowX, overflowY, overflowClipMargin, clipPath, position } = getComputedStyle(ancestor);
        // Visually hidden text is for screen readers only.
        if (clipPath !== 'none' && position === 'absolute') break;
        const box = ancestor.getBoundingClientRect();
        const margin = 2 + (overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0);
        const isClippedInline = /hidden|clip/.test(overflowX) && (left < box.left - margin || right > box.right + margin);
        const isClippedBlock = /hidden|clip/.test(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4);
        if (isClippedInline || isClippedBlock)
          faults.push(`cut off: ${text.textContent.trim().slice(0, 60)} in ${ancestor.outerHTML.slice(0, 120)}`);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
      }
    }
    return faults;
  });
}

/** Finds words that are broken into pieces although they are short, and placeholders that do not fit their fields. */
async function findSqueezedText(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    /** Longer words may be broken or hyphenated. */
    const MAX_UNBROKEN_LENGTH = 8;
    const faults: string[] = [];
    const range = document.createRange();
    const textNodes = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = textNodes.nextNode(); text; text = textNodes.nextNode()) {
      if (
        !text.parentElement?.checkVisibility() ||
        text.parentElement.closest('svg, script, style, option, [aria-hidden="true"], .visually-hidden')
      )
        continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        if (word.length > MAX_UNBROKEN_LENGTH) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`broken word: ${word} in ${text.parentElement.outerHTML.slice(0, 120)}`);
      }
    }
    const canvas = document.createElement('canvas').getContext('2d');
    for (const input of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!canvas || !input.checkVisibility()) continue;
      const { font, paddingInlineStart, paddingInlineEnd, textOverflow } = getComputedStyle(input);
      canvas.font = font;
      const space = input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      if (textOverflow === 'clip' && canvas.measureText(input.placeholder).width > space + 1)
        faults.push(`cut off placeholder: ${input.placeholder} in ${input.outerHTML.slice(0, 120)}`);
    }
    return faults;
  });
}

/** Focuses each focusable element and finds those that are then covered by another element (WCAG 2.4.11). */
export async function findHiddenFocus(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const faults: string[] = [];
    // With smooth scrolling, an element would still be moving when it is checked.
    document.documentElement.style.scrollBehavior = 'auto';
    const focusable = document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])');
    for (const element of focusable) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [type=hidden], [tabindex="-1"]')) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const isVisible = ({ left, right, top, bottom }: DOMRect) => {
        const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
        const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
        return [0.1, 0.5, 0.9].some((x) =>
          [0.1, 0.5, 0.9].some((y) => {
            const hit = document.elementFromPoint(from + (to - from) * x, above + (below - above) * y);
            // A control may be covered by its own label, and the link of a card may cover the card.
            return hit !== null && (element.contains(hit) || hit.contains(element));
          }),
        );
      };
      if (boxes.length > 0 && !boxes.some(isVisible)) faults.push(`hidden when focused: ${element.outerHTML.slice(0, 160)}`);
    }
    return faults;
  });
}

/** Sets the text spacing that visitors must be able to set without losing anything (WCAG 1.4.12), or removes it. */
async function setTextSpacing(page: Page, isOn: boolean): Promise<void> {
  await page.evaluate((isWide) => {
    // The content security policy blocks style elements, but not constructed stylesheets.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets = isWide ? [sheet] : [];
  }, isOn);
}

/**
 * Finds targets that are smaller than 24 by 24 px and too close to another target (WCAG 2.5.8). Links within a sentence are exempt. axe's rule of the same
 * purpose skips links within text blocks, inline links in lists and everything that it cannot see at its place.
 */
async function findSmallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const MIN = 24;
    type Box = { left: number; right: number; top: number; bottom: number };
    type Target = Box & { element: Element };

    const isVisuallyHidden = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const { clipPath, position } = getComputedStyle(element);
      return (clipPath !== 'none' && position === 'absolute') || isVisuallyHidden(element.parentElement);
    };
    const union = (a: Box, b: Box): Box => ({
      left: Math.min(a.left, b.left),
      right: Math.max(a.right, b.right),
      top: Math.min(a.top, b.top),
      bottom: Math.max(a.bottom, b.bottom),
    });
    /** The link of a card can cover the card with a pseudo-element. */
    const isStretched = (element: Element) =>
      ['::before', '::after'].some((pseudo) => {
        const { content, position } = getComputedStyle(element, pseudo);
        return content !== 'none' && position === 'absolute';
      });
    const getBox = (element: HTMLElement | SVGElement): Box => {
      const boxes = [element, ...element.querySelectorAll('*')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      const box = boxes.reduce<Box>(union, element.getBoundingClientRect());
      const container = element instanceof HTMLElement && isStretched(element) ? element.offsetParent : null;
      return container ? union(box, container.getBoundingClientRect()) : box;
    };
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, dd, dt, td, th, figcaption, blockquote, address, caption, div');
      return (block?.textContent.trim().length ?? 0) > element.textContent.trim().length + 3;
    };

    const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]';
    const targets: Target[] = [];
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]')) continue;
      if (isVisuallyHidden(element) || element.matches(':disabled')) continue;
      // The label of a field is part of its target.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const box =
        label && /checkbox|radio/.test((element as HTMLInputElement).type) ? union(getBox(element), getBox(label)) : getBox(element);
      if (box.right - box.left >= 1 && box.bottom - box.top >= 1) targets.push({ element, ...box });
    }
    const isSmall = ({ left, right, top, bottom }: Box) => right - left < MIN - 0.1 || bottom - top < MIN - 0.1;
    const getCenter = ({ left, right, top, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
    /** The circle of 24 px around the center of a small target may touch neither another target nor the circle of another small one. */
    const isTooClose = (target: Target, other: Target) => {
      if (other === target || other.element.contains(target.element) || target.element.contains(other.element)) return false;
      const { x, y } = getCenter(target);
      if (isSmall(other) && Math.hypot(getCenter(other).x - x, getCenter(other).y - y) < MIN) return true;
      const [dx, dy] = [Math.max(other.left - x, 0, x - other.right), Math.max(other.top - y, 0, y - other.bottom)];
      return Math.hypot(dx, dy) < MIN / 2;
    };
    return targets
      .filter((target) => isSmall(target) && !isInSentence(target.element) && targets.some((other) => isTooClose(target, other)))
      .map(({ element, left, right, top, bottom }) => {
        const size = `${Math.round(right - left)} × ${Math.round(bottom - top)} px`;
        return `small target, ${size}: ${element.outerHTML.slice(0, 140)}`;
      });
  });
}

/** Finds text that is squeezed, targets that are too small, and what is lost with the text spacing of the visitor. */
export async function findSpacingFaults(page: Page): Promise<string[]> {
  const faults = [...(await findSqueezedText(page)), ...(await findSmallTargets(page))];
  await setTextSpacing(page, true);
  faults.push(...(await findClippedText(page)));
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await setTextSpacing(page, false);
  return overflow > 0 ? [...faults, `scrolls sideways by ${overflow} px with wide text spacing`] : faults;
}
