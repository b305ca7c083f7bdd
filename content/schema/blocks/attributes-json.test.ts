import { expect, test } from 'vitest';
import { parseBlocks } from '../../blocks/parse.ts';
import { formatAttributes } from './attributes-json.ts';

test.each([
  ['no attributes', '<!-- wp:acme/ticker /-->', '[]'],
  [
    'an empty map',
    '<!-- wp:acme/ticker {"style":{"color":{}},"items":[{}],"label":null} /-->',
    '{"style":{"color":[]},"items":[[]],"label":null}',
  ],
])('formats %s as an empty list', (_name, markup, json) => {
  expect(parseBlocks(markup).map(formatAttributes)).toEqual([json]);
});
