/**
 * Creates the expected typed blocks from the recorded `blocksJSON` of the same content. The recorded plugin failed to return typed blocks next to a reusable block,
 * because it hides reusable blocks from visitors.
 */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { isRecord } from '#lib/json/records.ts';

export type RecordedBlock = { name: string; attributes: unknown; attributesType?: unknown; innerBlocks: readonly RecordedBlock[] };
export type Fields = Readonly<Record<string, unknown>>;

/** @param selected the blocks that were returned, which determine the fields */
export const createTypedBlocks = (blocks: readonly RecordedBlock[], selected: readonly Fields[]): Fields[] =>
  blocks.map((block, index) => createTypedBlock(block, selected[index] ?? {}));

function createTypedBlock({ name, attributes, attributesType, innerBlocks }: RecordedBlock, selected: Fields): Fields {
  const type = getTypeName(name);
  const values = isRecord(attributes) ? attributes : {};
  const fields: Fields = {
    __typename: type,
    attributes: pick({ ...createEmptyValues(attributesType), ...values, __typename: `${type}Attributes` }, selected['attributes']),
    innerBlocks: createTypedBlocks(innerBlocks, (selected['innerBlocks'] ?? []) as Fields[]),
    mediaItem: { node: { id: toGlobalId(values['id']), sourceUrl: values['url'] } },
    // The only one in site/export.xml.
    reusableBlock: { __typename: 'ReusableBlock', id: toGlobalId(values['ref']), title: 'Contact strip', slug: 'contact-strip' },
  };
  return pick(fields, selected);
}

/** What PHP makes of missing values. */
const emptyValues: ReadonlyMap<unknown, unknown> = new Map<unknown, unknown>([
  ['string', ''],
  ['number', 0],
  ['boolean', false],
]);

/** The plugin converts missing values of attributes to their types. */
function createEmptyValues(types: unknown): Fields {
  const declared = Object.entries(isRecord(types) ? types : {});
  return Object.fromEntries(declared.map(([name, type]) => [name, isRecord(type) ? emptyValues.get(type['type']) : undefined]));
}

const toGlobalId = (id: unknown) => Buffer.from(`post:${String(id)}`).toString('base64');

/** Missing objects and lists are null. */
function pick(fields: Fields, selected: unknown): Fields {
  return Object.fromEntries(Object.keys(isRecord(selected) ? selected : {}).map((key) => [key, fields[key] ?? null]));
}

/** `core/list-item` → `CoreListItemBlock`. The recorded site does not know the block `acme/unknown`. */
function getTypeName(name: string): string {
  if (name === 'core/block') return 'CoreBlock';
  if (!name.startsWith('core/')) return 'UnknownBlock';
  return `${name.split(/[/-]/).map(toUpperFirst).join('')}Block`;
}
