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
  [
    'texts that are missing in the markup',
    '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
    '{"content":"Text","dropCap":false,"anchor":""}',
  ],
  ['a block whose attribute is its whole markup', '<!-- wp:html --><hr><!-- /wp:html -->', '[]'],
])('formats %s as wp-graphql-gutenberg does', (_name, markup, json) => {
  expect(parseBlocks(markup).map(formatAttributes)).toEqual([json]);
});
