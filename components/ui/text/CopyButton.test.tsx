// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.client.tsx';

let root: Root;
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.body.innerHTML = '<pre id="text">Causeway <b>Logistics</b></pre><div id="root"></div>';
  root = createRoot(document.querySelector('#root') ?? document.body);
  act(() => root.render(<CopyButton source="text" />));
});
afterEach(() => {
  act(() => root.unmount());
  writeText.mockReset();
  vi.unstubAllGlobals();
});

const press = async () => {
  await act(async () => {
    document.querySelector('button')?.click();
    await Promise.resolve();
  });
};
const getStatus = () => document.querySelector('[role="status"]')?.textContent;

test('is part of the markup from the server, with an empty status', () => {
  expect(renderToString(<CopyButton source="text" />)).toContain('Copy text');
  expect(getStatus()).toBe('');
});

test('copies the text without its markup, and says so', async () => {
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Causeway Logistics');
  expect(getStatus()).toBe('Copied');
});

test('leaves the text selected where the browser does not allow copying', async () => {
  writeText.mockRejectedValue(new Error('NotAllowedError'));
  await press();
  expect(getSelection()?.toString()).toBe('Causeway Logistics');
  expect(getStatus()).toContain('Ctrl+C');
});
