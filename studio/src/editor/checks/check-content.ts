/** What editors should look at before content is published: pure rules, without requests. */
import { toAttributeLabel } from '../../../blocks/controls/to-label.ts';
import { isRichText } from '../rich-text.ts';

export type CheckedBlock = {
  clientId: string;
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  innerBlocks: readonly CheckedBlock[];
};

/** The keys of an attribute in `block.json` that the checks read. */
export type AttributeSchema = {
  title?: string;
  'x-required'?: boolean;
  'x-ref'?: { to: string };
  items?: AttributeSchema;
  properties?: Readonly<Record<string, AttributeSchema>>;
};

export type BlockSchema = { title: string; attributes: Readonly<Record<string, AttributeSchema>> };

/** Where a finding is: in a block, or in a panel of the sidebar. */
type FindingLocation = { clientId?: string; panel?: string };

export type Finding = FindingLocation & { message: string };

export type LocatedValue<Value> = FindingLocation & { title: string; value: Value };
type GetSchema = (name: string) => BlockSchema | undefined;

/** All blocks in reading order. */
const listBlocks = (blocks: readonly CheckedBlock[]): CheckedBlock[] =>
  blocks.flatMap((block) => [block, ...listBlocks(block.innerBlocks)]);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) ? value.length === 0 : typeof value === 'object' ? toText(value).trim() === '' : value === '');

/** Rich text is an object that formats itself. Other objects are empty without properties. */
function toText(value: object): string {
  if (isRichText(value)) return value.toHTMLString();
  return Object.keys(value).join('');
}

/** Required attributes without a value, also those of items of lists. */
export function findEmptyRequired(blocks: readonly CheckedBlock[], getSchema: GetSchema): Finding[] {
  return listBlocks(blocks).flatMap(({ clientId, name, attributes }) => {
    const schema = getSchema(name);
    if (!schema) return [];
    return listEmpty(schema.attributes, attributes, '').map((path) => ({
      clientId,
      message: `${schema.title}: “${path}” is empty. The block requires it. Fill it in.`,
    }));
  });
}

function listEmpty(schemas: Readonly<Record<string, AttributeSchema>>, values: Readonly<Record<string, unknown>>, path: string): string[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const value = values[name];
    const here = `${path}${schema.title ?? toAttributeLabel(name)}`;
    if (isEmpty(value)) return schema['x-required'] === true ? [here] : [];
    const { items, properties } = schema;
    if (properties && isObject(value)) return listEmpty(properties, value, `${here}, `);
    if (items?.properties && Array.isArray(value))
      return value.flatMap((item, index) => (isObject(item) ? listEmpty(items.properties ?? {}, item, `${here} ${index + 1}, `) : []));
    return [];
  });
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Images whose markup has an alternative text of its own, and none is written. */
export function findImagesWithoutAlt(blocks: readonly CheckedBlock[]): Finding[] {
  return listBlocks(blocks)
    .filter(({ name, attributes }) => name === 'core/image' && !isEmpty(attributes['url']) && isEmpty(attributes['alt']))
    .map(({ clientId }) => ({ clientId, message: 'An image has no alternative text. Describe it for people who cannot see it.' }));
}

/** Core blocks with an alternative text of their own that the media library can replace: the names of their attributes. */
const coreImages: Readonly<Record<string, { id: string; alt: string; type: string }>> = {
  'core/cover': { id: 'id', alt: 'alt', type: 'backgroundType' },
  'core/media-text': { id: 'mediaId', alt: 'mediaAlt', type: 'mediaType' },
};

/** References to media items, whose alternative text the media library has. */
export function listMediaReferences(blocks: readonly CheckedBlock[], getSchema: GetSchema): LocatedValue<number>[] {
  return listBlocks(blocks).flatMap(({ clientId, name, attributes }): LocatedValue<number>[] => {
    const core = coreImages[name];
    if (core) {
      const value = attributes[core.id];
      const needsText = typeof value === 'number' && isEmpty(attributes[core.alt]) && attributes[core.type] !== 'video';
      return needsText ? [{ clientId, title: getSchema(name)?.title ?? name, value }] : [];
    }
    const schema = getSchema(name);
    if (!schema) return [];
    return listIds({ properties: schema.attributes }, attributes).map((value) => ({ clientId, title: schema.title, value }));
  });
}

function listIds(schema: AttributeSchema, value: unknown): number[] {
  if (Array.isArray(value))
    return value.flatMap((item) => listIds({ ...schema.items, ...(schema['x-ref'] && { 'x-ref': schema['x-ref'] }) }, item));
  if (typeof value === 'number' && schema['x-ref']?.to === 'attachment') return [value];
  if (!isObject(value)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => listIds(property, value[name]));
}

/** Paths of links to the site itself, without what follows `#` or `?`. */
export function listInternalLinks(blocks: readonly CheckedBlock[], siteUrl: string): LocatedValue<string>[] {
  return listBlocks(blocks).flatMap(({ clientId, name, attributes }) => {
    const paths = listTexts(attributes).flatMap((text) => toPaths(text, siteUrl));
    return [...new Set(paths)].map((value) => ({ clientId, title: name, value }));
  });
}

function listTexts(value: unknown, key = ''): { key: string; text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(item, key));
  if (!isObject(value)) return [];
  if (isRichText(value)) return [{ key: '', text: value.toHTMLString() }];
  return Object.entries(value).flatMap(([name, item]) => listTexts(item, name));
}

/** Links are in markup, or are values of properties such as `url` and `href`. */
function toPaths({ key, text }: { key: string; text: string }, siteUrl: string): string[] {
  const targets = /^(?:url|href|link|uri)$|Url$/.test(key)
    ? [text]
    : [...text.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) => href);
  return targets.flatMap((target) => {
    if (!URL.canParse(target, siteUrl)) return [];
    const url = new URL(target, siteUrl);
    const isFile = /\.\w{2,5}$/.test(url.pathname);
    return url.origin === new URL(siteUrl).origin && !target.startsWith('#') && !isFile ? [url.pathname] : [];
  });
}
