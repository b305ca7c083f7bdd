// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ComparisonRange } from './ComparisonSlider.client.tsx';

test('is part of the markup from the server, so that the keyboard reaches it before any script is loaded', () => {
  expect(renderToString(<ComparisonRange />)).toContain('type="range"');
});

test('moves only the line of its own pictures', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div data-compare></div><div data-compare></div>';
  const [first, second] = document.querySelectorAll<HTMLElement>('[data-compare]');
  if (!first || !second) throw new Error('The test page has two comparison sliders.');
  const root = createRoot(first);
  act(() => root.render(<ComparisonRange />));
  const range = first.querySelector('input');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, '70');
    range?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(first.style.getPropertyValue('--at')).toBe('70%');
  expect(second.style.getPropertyValue('--at')).toBe('');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
