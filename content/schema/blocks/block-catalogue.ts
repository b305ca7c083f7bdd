/** What the block catalogue and tests show: markup that belongs to no content. Development and tests only. */
import { parseBlocks } from '../../blocks/parse.ts';
import type { Block } from '../../blocks/types.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { toContentBlocks } from '../../store/blocks/content-block.ts';
import { expandReusableBlocks } from '../../store/blocks/reusable-blocks.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { toPageArgs } from '../core/connections.ts';

/** `{{regions:texas}}` stands for the database id of a node of the seed content, `{{media:hero-port}}` for that of a picture. */
const placeholder = /\{\{([a-z_]+):([a-z0-9-]+)\}\}/g;

/** Databases count from 1: a sample of something missing asks for what cannot be there. */
const NOTHING = '0';

/** Reusable blocks have no address, so no visitor finds one by itself. */
const nodeNamed = async (type: ContentTypeName, slug: string, store: ContentStore) =>
  await (type === 'wp_block' ? store.reusableBlockBySlug(slug) : store.nodeBySlug(type, slug));

async function withIds(content: string, store: ContentStore): Promise<string> {
  const ids = new Map<string, string>();
  const find = async ([mark, name, slug]: RegExpExecArray) => {
    const type = contentTypes.find((one) => one.name === (name === 'media' ? 'attachment' : name));
    const node = type && slug ? await nodeNamed(type.name, slug, store) : null;
    ids.set(mark, node ? String(node.id) : NOTHING);
  };
  await Promise.all([...content.matchAll(placeholder)].map(find));
  return content.replaceAll(placeholder, (mark) => ids.get(mark) ?? NOTHING);
}

function withPrefix(block: Block, prefix: string): Block {
  const { clientId, parentClientId } = block;
  return { ...block, clientId: prefix + clientId, parentClientId: parentClientId === null ? null : prefix + parentClientId };
}

export function declareBlockCatalogue(builder: SchemaBuilder): void {
  builder.extend('RootQuery', {
    blockCatalogue: {
      type: '[Block!]',
      description:
        'Blocks of some markup, as if the newest post held them: what the block catalogue and tests show. Not answered in production.',
      args: {
        content: { type: 'String!', description: 'WordPress block markup; `{{type:slug}}` stands for the database id of a node.' },
        prefix: { type: 'String', description: 'Begins every `clientId`, for pages that show several contents.' },
      },
      resolve: async (_root, { content, prefix }: { content: string; prefix?: string | null }, { site, store }) => {
        if (!site.catalogue)
          throw new UserError('The block catalogue is for development and tests. Start the content service with CATALOGUE=true to use it.');
        const { rows } = await store.nodes({ types: ['post'] }, toPageArgs({ first: 1 }));
        const blocks = parseBlocks(await withIds(content, store)).map((block) => withPrefix(block, prefix ?? ''));
        return await expandReusableBlocks(toContentBlocks(blocks, rows[0] ?? null), store);
      },
    },
  });
}
