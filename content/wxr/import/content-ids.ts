/** Updates the ids of nodes in content if the nodes got new ids because theirs were in use. */
import { getBlockDeclaration, type AttributeDeclaration } from '../../blocks/declarations.ts';
import { replaceFormerName } from '../../blocks/former-names.ts';

/** The attributes end before the next comment, so that unclosed comments do not make the search slow. */
const BLOCK = /(<!--\s+wp:)([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)(\s+)(\{(?:(?!<!--|-->).)*?\})(\s+\/?-->)/gs;
/** Classes and attributes of images, and the ids of captions. */
const MARKUP = /(\bwp-image-|\bwp-att-|\bdata-id="|\battachment_)(\d{1,10})/g;
const SHORTCODE = /\[(?:gallery|playlist)\b[^\]]*\]/g;
const SHORTCODE_IDS = /(\b(?:ids|include|exclude|id)=["']?)(\d[\d,\s]*)/g;

/** @param newIds ids in this database, by the ids in the file. All other ids stay the same. */
export function changeContentIds(content: string, newIds: ReadonlyMap<number, number>): string {
  const change = (text: string) => String(newIds.get(Number(text)) ?? text);
  const changeList = (text: string) => text.replaceAll(/\d+/g, change);
  return content
    .replaceAll(BLOCK, (_all, start: string, name: string, space: string, json: string, end: string) => {
      return start + name + space + changeAttributes(name.includes('/') ? name : `core/${name}`, json, changeList) + end;
    })
    .replaceAll(MARKUP, (_all, prefix: string, id: string) => prefix + change(id))
    .replaceAll(SHORTCODE, (shortcode) =>
      shortcode.replaceAll(SHORTCODE_IDS, (_all, prefix: string, ids: string) => prefix + changeList(ids)),
    );
}

/** Changes the text of the attributes, because parsing and serializing them could change their spelling. */
function changeAttributes(block: string, json: string, changeList: (text: string) => string): string {
  // The id of a link to a term.
  if (json.includes('"kind":"taxonomy"')) return json;
  const names = new Set(listReferenceNames(replaceFormerName(block, {}).name));
  return json.replaceAll(/("(\w+)"\s*:\s*)(\d{1,10}\b|\[[\d,\s]*\])/g, (all, start: string, name: string, ids: string) =>
    names.has(name) ? start + changeList(ids) : all,
  );
}

function listReferenceNames(block: string): string[] {
  const declaration = getBlockDeclaration(block);
  if (!declaration) return [];
  const selected = Object.values(declaration['x-data'] ?? {}).flatMap(({ id, ids }) => [id, ids].filter((name) => name !== undefined));
  return [...selected, ...listReferences(declaration.attributes)];
}

function listReferences(attributes: Readonly<Record<string, AttributeDeclaration>>): string[] {
  return Object.entries(attributes).flatMap(([name, { properties, items, ...attribute }]) => [
    ...(attribute['x-ref'] || items?.['x-ref'] ? [name] : []),
    ...listReferences({ ...properties, ...items?.properties }),
  ]);
}
