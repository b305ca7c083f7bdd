/** Renders arbitrary block markup for the block catalogue and tests. Only in development and tests. */
import type { ContentTypeName } from '#lib/content-model/define.ts';
import { addIdPrefix } from '../../blocks/block-tree.ts';
import { parseBlocks } from '../../blocks/parse.ts';
import { UserError } from '../../core/user-error.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import { toContentBlocks } from '../../store/blocks/content-block.ts';
import { expandReusableBlocks } from '../../store/blocks/reusable-blocks.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { toPageArgs } from '../core/connections.ts';

/** `{{regions:texas}}` is replaced by the database id of a node of the seed content, `{{media:hero-port}}` by that of an image. */
const placeholder = /\{\{([a-z_]+):([a-z0-9-]+)\}\}/g;

/** Ids start at 1, so this id refers to nothing. */
const MISSING_ID = '0';

/** Finds the node of a placeholder. Visitors cannot find reusable blocks by slug, so these have a lookup of their own. */
const findNodeBySlug = async (type: ContentTypeName, slug: string, store: ContentStore) =>
  await (type === 'wp_block' ? store.reusableBlockBySlug(slug) : store.nodeBySlug(type, slug));

async function replacePlaceholders(content: string, store: ContentStore): Promise<string> {
  const ids = new Map<string, string>();
  const find = async ([text, name, slug]: RegExpExecArray) => {
    const type = contentTypes.find((contentType) => contentType.name === (name === 'media' ? 'attachment' : name));
    const node = type && slug ? await findNodeBySlug(type.name, slug, store) : null;
    ids.set(text, node ? String(node.id) : MISSING_ID);
  };
  await Promise.all([...content.matchAll(placeholder)].map(find));
  return content.replaceAll(placeholder, (text) => ids.get(text) ?? MISSING_ID);
}

export function declareBlockCatalogue(builder: SchemaBuilder): void {
  builder.extend('RootQuery', {
    blockCatalogue: {
      type: '[Block!]',
      description:
        'Blocks of the given markup, as if they were part of the newest post. For the block catalogue and tests; not available in production.',
      args: {
        content: { type: 'String!', description: 'WordPress block markup. `{{type:slug}}` is replaced by the database id of a node.' },
        prefix: { type: 'String', description: 'Prefix of every `clientId`, for pages that render several contents.' },
      },
      resolve: async (_root, { content, prefix }: { content: string; prefix?: string | null }, { site, store }) => {
        if (!site.catalogue)
          throw new UserError(
            'The block catalogue is available in development and tests only. Start the content service with CATALOGUE=true to use it.',
          );
        const { rows } = await store.nodes({ types: ['post'] }, toPageArgs({ first: 1 }));
        const blocks = parseBlocks(await replacePlaceholders(content, store)).map((block) => addIdPrefix(block, prefix ?? ''));
        return await expandReusableBlocks(toContentBlocks(blocks, rows[0] ?? null), store);
      },
    },
  });
}
