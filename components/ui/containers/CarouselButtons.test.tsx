// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CarouselButtons } from './CarouselButtons.client.tsx';

let root: Root;
let list: HTMLElement;
const scrollBy = vi.fn<(options: ScrollToOptions) => void>();

/** Renders the buttons for a list that is three items wide and shows one. The sizes are stubs, because jsdom has no layout. */
function showAt(position: number, direction = 'ltr'): void {
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

test('is part of the markup from the server, so that the buttons are visible before any script is loaded', () => {
  expect(renderToString(<CarouselButtons scroller="list" />)).toContain('Next');
});

test.each([
  [0, ['true', 'false']],
  [100, ['false', 'false']],
  [200, ['false', 'true']],
])('at scroll position %d, disables the buttons that cannot scroll further', (position, expected) => {
  showAt(position);
  expect(disabled()).toEqual(expected);
});

test('scrolls by one item in the text direction', () => {
  showAt(0);
  act(() => buttons()[1]?.click());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 100, behavior: 'instant' });
  showAt(-100, 'rtl');
  act(() => buttons()[1]?.click());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -100, behavior: 'instant' });
});
