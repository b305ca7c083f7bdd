import { expect, test } from 'vitest';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';
import { sanitizeNested } from './sanitize-nested.ts';

const options = { allowedTags: ['b'], allowedAttributes: {} };

test.each(['<b>', '<b title="</b>">', '<b><!-- </b> -->', '<svg><foreignObject><b/>'])(
  'markup with thousands of open elements such as %s is removed before the parser becomes slow',
  (start) => {
    const started = performance.now();
    expect(sanitizeNested(`${start.repeat(50_000)}text`, options)).toBe('');
    expect(performance.now() - started).toBeLessThan(scaleToMachine(500));
  },
);

test('elements that are closed, or that have no end tag, are not nested', () => {
  for (const part of ['<b>x</b>', '<br>', '<p>x', '<li>x', '<b/></b>'])
    expect(sanitizeNested(`${part.repeat(2_000)}end`, options)).toContain('end');
  expect(sanitizeNested(`${'<b>'.repeat(500)}end`, options)).toContain('end');
});
