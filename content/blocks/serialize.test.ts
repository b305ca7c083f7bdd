import { expect, test } from 'vitest';
import { parseBlocks } from './parse.ts';
import { getOwnMarkup, serializeBlock } from './serialize.ts';

const roundTrip = (content: string, withComments: boolean) => {
  const blocks = parseBlocks(content);
  return blocks
    .filter((block) => block.parentClientId === null)
    .map((block) => serializeBlock(block, blocks, withComments))
    .join('');
};

test('serializes blocks exactly as they were saved', () => {
  const content =
    '<!-- wp:group {"tagName":"section"} --><section><!-- wp:heading --><h2>One</h2><!-- /wp:heading --> and <!-- wp:separator --><hr/><!-- /wp:separator --></section><!-- /wp:group -->';
  expect(roundTrip(content, true)).toBe(content);
});

test('serializes blocks without comments', () => {
  expect(roundTrip('<!-- wp:group --><div><!-- wp:heading --><h2>One</h2><!-- /wp:heading --></div><!-- /wp:group -->', false)).toBe(
    '<div><h2>One</h2></div>',
  );
});

test('escapes attributes so that they cannot close the comment', () => {
  const markup = serializeBlock(
    {
      name: 'site/large-cta-card',
      clientId: '0',
      parentClientId: null,
      order: 0,
      attributes: {},
      given: { title: '--> <script>&"' },
      innerContent: [],
    },
    [],
    true,
  );
  expect(markup).toBe('<!-- wp:site/large-cta-card {"title":"\\u002d\\u002d\\u003e \\u003cscript\\u003e\\u0026\\u0022"} /-->');
});

test("returns a block's own markup without its inner blocks", () => {
  const [list, item] = parseBlocks('<!-- wp:list -->\n<ul><!-- wp:list-item --><li>One</li><!-- /wp:list-item --></ul>\n<!-- /wp:list -->');
  expect(list && getOwnMarkup(list)).toBe('<ul></ul>');
  expect(item && getOwnMarkup(item)).toBe('<li>One</li>');
});
