// @vitest-environment jsdom
/**
 * WordPress's own blocks with random valid attributes, saved through the REST API as each role that writes, read by the editor and saved again: nothing is lost,
 * and what the editor has dropped is restored and named.
 */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parse as parseMarkup } from '@wordpress/block-serialization-default-parser';
import { getBlockDeclaration } from '../../content/blocks/declarations.ts';
import { loadEditorPackages } from '../support/editor-packages.ts';
import { createSeededRandom } from '../support/random-block.ts';
import { createRestClient } from '../support/rest-client.ts';
import { createSavedBlock, type EditorBlockType, type Values } from '../support/saved-blocks.ts';
import { createWritableSite, type WritableSite } from '../support/writable-site.ts';

const SEEDS = [1, 2, 3, 5];

/**
 * `core/missing` stands for blocks that the editor does not know, and `core/freeform` for markup outside of blocks. The editor itself replaces attributes of
 * `core/navigation` by those of later versions.
 */
const excluded = new Set(['core/missing', 'core/freeform', 'core/navigation']);

const packages = loadEditorPackages();
const types = packages.getBlockTypes().filter(({ name }) => getBlockDeclaration(name) !== undefined && !excluded.has(name));

let site: WritableSite;
beforeAll(async () => {
  site = await createWritableSite();
});
afterAll(() => site.drop());

// The editor describes blocks whose markup it writes anew.
beforeEach(() => {
  for (const method of ['log', 'warn', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => {});
});

const request = createRestClient(() => site.db);

/** The text of a block comment, which is removed for users without `unfiltered_html`, and links within links, which HTML does not have. */
const INVALID = /wp:x|<a\b[^>]*>(?:(?!<\/a>)[^])*<a\b/;

function createValidBlock(type: EditorBlockType, random: () => number): string {
  const markup = createSavedBlock(type, random, packages);
  return INVALID.test(markup) ? createValidBlock(type, random) : markup;
}

type ReadBlock = { name: string; attributes: Values };

/** The blocks of the top level with their attributes, as the editor reads them. */
const readBlocks = (content: string): ReadBlock[] =>
  parseMarkup(content).flatMap(({ blockName, attrs, innerHTML }): ReadBlock[] => {
    const type = types.find(({ name }) => name === blockName);
    if (!type) return blockName === null && innerHTML.trim() === '' ? [] : [{ name: String(blockName), attributes: { innerHTML } }];
    const attributes = packages.getBlockAttributes(type, innerHTML.trim(), attrs ?? {});
    return [{ name: type.name, attributes: JSON.parse(JSON.stringify(attributes)) as Values }];
  });

type Saved = { id: number; content: { raw: string }; restored_attributes?: readonly { block: number; attribute: string }[] };

test.each(['author', 'editor', 'administrator'] as const)('blocks that an %s saves stay as they are', async (role) => {
  const save = async (method: 'POST' | 'PUT', path: string, content: string): Promise<Saved> => {
    const { status, data } = await request(role, method, `${path}?_fields=id,content.raw,restored_attributes`, {
      body: { status: 'draft', content },
    });
    expect([status, data.message]).toEqual([method === 'POST' ? 201 : 200, undefined]);
    return data;
  };
  for (const seed of SEEDS) {
    const sent = types.map((type, index) => createValidBlock(type, createSeededRandom(seed * 7919 + index)));
    const first = await save('POST', '/wp/v2/posts', sent.join('\n\n'));
    expect({ seed, blocks: readBlocks(first.content.raw) }).toEqual({ seed, blocks: sent.flatMap(readBlocks) });

    const edited = packages.serialize(packages.parse(first.content.raw));
    const { content, restored_attributes: restored = [] } = await save('PUT', `/wp/v2/posts/${first.id}`, edited);
    const byEditor = readBlocks(edited);
    const names = new Set(restored.map(({ attribute }) => attribute));
    const kept = readBlocks(content.raw).map(({ name, attributes }, index) => {
      const own = byEditor[index]?.attributes ?? {};
      const changed = Object.entries(attributes).filter(([key, value]) => JSON.stringify(own[key]) !== JSON.stringify(value));
      expect({ seed, name, silent: changed.filter(([key]) => !names.has(key)) }).toEqual({ seed, name, silent: [] });
      return { name, attributes };
    });
    for (const [index, { name, attributes }] of readBlocks(first.content.raw).entries()) {
      const lost = Object.keys(attributes).filter((key) => kept[index]?.attributes[key] === undefined);
      expect({ seed, name, other: kept[index]?.name, lost }).toEqual({ seed, name, other: name, lost: [] });
    }
  }
});
