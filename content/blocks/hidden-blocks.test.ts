import { expect, test } from 'vitest';
import { removeHiddenBlocks } from './hidden-blocks.ts';
import { parseBlocks, parseSavedBlocks } from './parse.ts';

const paragraph = (text: string, attributes = '') => `<!-- wp:paragraph ${attributes}--><p>${text}</p><!-- /wp:paragraph -->`;
const hidden = '{"metadata":{"name":"Note","blockVisibility":false}} ';

test('leaves out hidden blocks with everything in them', () => {
  const group = `<!-- wp:group ${hidden}-->${paragraph('inner')}<!-- wp:site/page-hero {"title":"Hero"} /-->${paragraph('last')}<!-- /wp:group -->`;
  expect(removeHiddenBlocks(`${paragraph('before')}${group}${paragraph('after')}`)).toBe(`${paragraph('before')}${paragraph('after')}`);
  expect(removeHiddenBlocks(`a<!-- wp:site/page-hero ${hidden}/-->b`)).toBe('ab');
});

test('keeps all other blocks as they are', () => {
  const shown = [
    paragraph('visible', '{"metadata":{"blockVisibility":true}} '),
    paragraph('on large screens', '{"metadata":{"blockVisibility":{"viewport":{"mobile":false}}}} '),
    paragraph('other attribute', '{"blockVisibility":false} '),
    paragraph('no metadata', '{"metadata":null,"name":"\\"blockVisibility\\""} '),
  ].join('');
  expect(removeHiddenBlocks(shown)).toBe(shown);
});

test('leaves out the rest of the content after a hidden block that is not closed', () => {
  expect(removeHiddenBlocks(`a<!-- wp:group ${hidden}-->b${paragraph('c')}`)).toBe('a');
});

test('parses no hidden block, at the top level and in other blocks', () => {
  const content = `${paragraph('secret', hidden)}<!-- wp:group --><div>${paragraph('secret', hidden)}${paragraph('shown')}</div><!-- /wp:group -->`;
  expect(parseBlocks(content).map(({ name, clientId }) => [name, clientId])).toEqual([
    ['core/group', '0'],
    ['core/paragraph', '0.0'],
  ]);
  expect(JSON.stringify(parseSavedBlocks(content))).not.toContain('secret');
});
