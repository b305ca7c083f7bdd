/** Data fields of blocks, besides their attributes. */
import { type BlockDataDeclaration, getBlockDeclaration } from '../../blocks/declarations.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { optionGroups } from '../../model/options.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentBlock } from '../../store/blocks/content-block.ts';
import type { ContentStore } from '../../store/content-store.ts';
import { createPageArgs } from '../../store/core/page.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { declareEdge } from '../core/connections.ts';
import type { ContentContext } from '../core/context.ts';
import { getIds } from '../fields/fields.ts';
import type { BlockDataSource } from './sources/block-data-source.ts';
import { blockSources } from './sources/registry.ts';
import { declareUrlParameters } from './url-parameters.ts';

/** Maximum number of nodes in a data field. Attributes cannot exceed it. */
const MAX_NODES = 60;

/** Declares a data field of a block: nodes chosen by attributes, the newest nodes, site-wide options, or a named source. */
export function declareDataField(builder: SchemaBuilder, owner: string, source: BlockDataDeclaration): FieldSpec {
  const { description, option, type, source: name } = source;
  if (name) {
    const { type: ownType, args, resolve } = findSource(name, owner);
    return { type: ownType, description, resolve, ...(args && { args }) };
  }
  if (option)
    return {
      type: optionGroups[option].graphql.type,
      description,
      resolve: (_block, _args, { store }) => store.option(option),
    };
  if (!type) throw new Error(`A data source of ${owner} has neither a content type, nor an option, nor a source`);
  const single = getContentType(type).graphql.single;
  if (!source.list) {
    const load = async ({ block }: ContentBlock, store: ContentStore) => {
      const id = block.attributes[source.id ?? ''];
      const node = typeof id === 'number' && Number.isInteger(id) ? await store.nodeById(id) : null;
      return node?.type === type ? node : null;
    };
    return source.edge
      ? declareEdge(builder, { from: owner, to: single, description, load })
      : { type: single, description, resolve: (block: ContentBlock, _args, { store }) => load(block, store) };
  }
  return {
    type: `[${single}!]`,
    description,
    resolve: (block: ContentBlock, _args, { store }) => loadNodes(block, { ...source, type }, store),
  };
}

function findSource(name: string, owner: string): BlockDataSource {
  const registered = blockSources.find((source) => source.name === name);
  if (!registered)
    throw new Error(`${owner} uses the unknown source "${name}". Add it to content/schema/blocks/sources and its registry.ts`);
  return registered;
}

/** Declares the types of the named sources. */
export function declareBlockSources(builder: SchemaBuilder): void {
  declareUrlParameters(builder);
  for (const { declare } of blockSources) declare?.(builder);
}

/** Loads a data field of a block that a named source provides, for the rendering of the block. */
export async function loadBlockData(source: ContentBlock, field: string, context: ContentContext): Promise<unknown> {
  const name = getBlockDeclaration(source.block.name)?.['x-data']?.[field]?.source;
  return name ? await findSource(name, source.block.name).resolve(source, {}, context) : null;
}

/** Loads the chosen nodes in their chosen order, or the newest nodes if none is chosen. Cards of password-protected nodes would have neither picture nor date. */
async function loadNodes(
  { block }: ContentBlock,
  source: BlockDataDeclaration & { type: NodeRow['type'] },
  store: ContentStore,
): Promise<NodeRow[]> {
  const chosen = source.ids ? getIds(block.attributes[source.ids]) : [];
  if (chosen.length > 0)
    return (await store.nodesByIds(chosen.slice(0, MAX_NODES))).filter((node) => node.type === source.type && node.password === null);
  const requested = source.count ? block.attributes[source.count] : undefined;
  const page = createPageArgs(Math.min(typeof requested === 'number' ? requested : MAX_NODES, MAX_NODES));
  const slug = source.term?.is ?? block.attributes[source.term?.slug ?? ''];
  const terms =
    source.term && typeof slug === 'string' && slug
      ? [{ taxonomy: source.term.taxonomy, ids: [(await store.termBySlug(source.term.taxonomy, slug))?.id ?? 0] }]
      : undefined;
  const { rows } = await store.nodes(
    { types: [source.type], filter: { hasPassword: false }, ...(terms && { terms }), ...(source.orderby && { orderby: source.orderby }) },
    page,
  );
  return rows;
}
