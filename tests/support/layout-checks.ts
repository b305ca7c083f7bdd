/** Layout checks that run in the page: overflow, clipped text and hidden focus. */
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
    const textNodes = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    for (let text = textNodes.nextNode(); text; text = textNodes.nextNode()) {
      // The honeypot field of forms is hidden on purpose.
      if (!text.textContent?.trim() || text.parentElement?.closest('[aria-hidden="true"]')) continue;
      if (!text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      for (let ancestor: Element | null = text.parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement) {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(ancestor);
        // Visually hidden text is for screen readers only.
        if (clipPath !== 'none' && position === 'absolute') break;
        const box = ancestor.getBoundingClientRect();
        const isClippedInline = /hidden|clip/.test(overflowX) && (left < box.left - 2 || right > box.right + 2);
        const isClippedBlock = /hidden|clip/.test(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4);
        if (isClippedInline || isClippedBlock)
          faults.push(`cut off: ${text.textContent.trim().slice(0, 60)} in ${ancestor.outerHTML.slice(0, 120)}`);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
      }
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
