/** Data that blocks show beside their attributes. */
import type { DataSource } from '../../blocks/declarations.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { getContentType } from '../../model/content-types.ts';
import type { ContentBlock } from '../../store/blocks/content-block.ts';
import type { ContentStore } from '../../store/content-store.ts';
import type { PageArgs } from '../../store/core/page.ts';
import type { FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { edgeTo } from '../core/connections.ts';
import { idsIn } from '../fields/fields.ts';
import { declareAddressParameters } from './address-parameters.ts';
import { blockSources } from './sources/all.ts';
import type { BlockSourceSpec } from './sources/types.ts';

/** Data blocks never show more than this, whatever an editor writes. */
const MAX_NODES = 60;

/** A field of a block that is asked when the block is: chosen nodes, the newest ones, or site-wide values. */
export function dataField(builder: SchemaBuilder, owner: string, source: DataSource): FieldSpec {
  const { description, option, type, source: name } = source;
  if (name) {
    const { type: ownType, args, resolve } = sourceOf(name, owner);
    return { type: ownType, description, resolve, ...(args && { args }) };
  }
  if (option)
    return {
      type: option === 'numberModule' ? 'NumberModule' : 'SiteOptions',
      description,
      resolve: (_block, _args, { store }) => store.option(option),
    };
  if (!type) throw new Error(`A data source of ${owner} names neither a content type, nor an option, nor a source`);
  const single = getContentType(type).graphql.single;
  if (!source.list) {
    const load = async ({ block }: ContentBlock, store: ContentStore) => {
      const id = block.attributes[source.id ?? ''];
      const node = typeof id === 'number' && Number.isInteger(id) ? await store.nodeById(id) : null;
      return node?.type === type ? node : null;
    };
    return source.edge
      ? edgeTo(builder, { from: owner, to: single, description, load })
      : { type: single, description, resolve: (block: ContentBlock, _args, { store }) => load(block, store) };
  }
  return {
    type: `[${single}!]`,
    description,
    resolve: (block: ContentBlock, _args, { store }) => nodesFor(block, { ...source, type }, store),
  };
}

function sourceOf(name: string, owner: string): BlockSourceSpec {
  const found = blockSources.find((one) => one.name === name);
  if (!found)
    throw new Error(`${owner} names the source "${name}". Write it in content/schema/blocks/sources, and list it in all.ts there`);
  return found;
}

/** Types of the named sources. */
export function declareBlockSources(builder: SchemaBuilder): void {
  declareAddressParameters(builder);
  for (const { declare } of blockSources) declare?.(builder);
}

/** Chosen nodes in the order they were chosen, else the newest. */
async function nodesFor({ block }: ContentBlock, source: DataSource & { type: NodeRow['type'] }, store: ContentStore): Promise<NodeRow[]> {
  const chosen = source.ids ? idsIn(block.attributes[source.ids]) : [];
  if (chosen.length > 0) return (await store.nodesByIds(chosen.slice(0, MAX_NODES))).filter((node) => node.type === source.type);
  const asked = source.count ? block.attributes[source.count] : undefined;
  const page: PageArgs = {
    limit: Math.min(typeof asked === 'number' ? asked : MAX_NODES, MAX_NODES),
    direction: 'forward',
    after: null,
    before: null,
    offset: null,
  };
  const slug = source.term?.is ?? block.attributes[source.term?.slug ?? ''];
  const terms =
    source.term && typeof slug === 'string' && slug
      ? [{ taxonomy: source.term.taxonomy, ids: [(await store.termBySlug(source.term.taxonomy, slug))?.id ?? 0] }]
      : undefined;
  const { rows } = await store.nodes(
    { types: [source.type], ...(terms && { terms }), ...(source.orderby && { orderby: source.orderby }) },
    page,
  );
  return rows;
}
