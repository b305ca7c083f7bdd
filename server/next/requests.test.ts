import { expect, test } from 'vitest';
import { isDraftMode, isFlightRequest } from './requests.ts';

test('draft mode is on if its cookie has any value', () => {
  expect(isDraftMode('theme=dark; __prerender_bypass=abc')).toBe(true);
  expect(isDraftMode('theme=dark')).toBe(false);
  expect(isDraftMode(undefined)).toBe(false);
});

test('a request for flight data has the header rsc', () => {
  expect(isFlightRequest({ rsc: '1' })).toBe(true);
  expect(isFlightRequest({ accept: 'text/html' })).toBe(false);
});
