// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarouselButtons } from './CarouselButtons.client.tsx';

let root: Root;
let list: HTMLElement;
const scrollBy = vi.fn<(options: ScrollToOptions) => void>();

/** A list three items wide, of which one is seen; jsdom measures nothing itself. */
function showAt(position: number, direction = 'ltr', native = false): void {
  vi.stubGlobal('CSS', { supports: () => native });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  list.style.direction = direction;
  Object.defineProperties(list, {
    scrollLeft: { value: position, configurable: true },
    scrollWidth: { value: 300, configurable: true },
    clientWidth: { value: 100, configurable: true },
    scrollBy: { value: scrollBy, configurable: true },
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 100 } as DOMRect);
  act(() => root.render(<CarouselButtons scroller="list" />));
}

const buttons = () => [...document.querySelectorAll('button')];
const disabled = () => buttons().map((button) => button.getAttribute('aria-disabled'));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="list"><ul><li>1</li><li>2</li><li>3</li></ul></div><div id="root"></div>';
  list = document.querySelector<HTMLElement>('#list') ?? document.body;
  root = createRoot(document.querySelector('#root') ?? document.body);
});

afterEach(() => {
  act(() => root.unmount());
  scrollBy.mockReset();
  vi.unstubAllGlobals();
});

test('leaves a browser that draws buttons alone', () => {
  showAt(0, 'ltr', true);
  expect(buttons()).toHaveLength(0);
});

test.each([
  [0, ['true', 'false']],
  [100, ['false', 'false']],
  [200, ['false', 'true']],
])('at %d it knows where it can go', (position, expected) => {
  showAt(position);
  expect(disabled()).toEqual(expected);
});

test('moves by one item in the direction of writing', () => {
  showAt(0);
  act(() => buttons()[1]?.click());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 100, behavior: 'instant' });
  showAt(-100, 'rtl');
  act(() => buttons()[1]?.click());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -100, behavior: 'instant' });
});
