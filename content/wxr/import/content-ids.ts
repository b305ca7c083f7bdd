/** Changes the ids in content to those of this database: in the attributes of blocks, in the classes and attributes of images, and in shortcodes. */
import { type ChangeId, changeBlockIds } from './block-references.ts';

/** The attributes end before the next comment, so that unclosed comments do not make the search slow. */
const BLOCK = /(<!--\s+wp:)([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)(\s+)(\{(?:(?!<!--|-->).)*?\})(\s+\/?-->)/gs;
/** Classes and attributes of images, and the ids of captions. */
const MARKUP = /(\bwp-image-|\bwp-att-|\bdata-id="|\battachment_)(\d{1,10})/g;
const SHORTCODE = /\[(?:gallery|playlist)\b[^\]]*\]/g;
const SHORTCODE_IDS = /(\b(?:ids|include|exclude|id)=["']?)(\d[\d,\s]*)/g;

export function changeContentIds(content: string, changeId: ChangeId): string {
  const change = (id: string) => String(changeId('node', Number(id)));
  return content
    .replaceAll(BLOCK, (_all, start: string, name: string, space: string, json: string, end: string) => {
      return start + name + space + changeBlockIds(name.includes('/') ? name : `core/${name}`, json, changeId) + end;
    })
    .replaceAll(MARKUP, (_all, prefix: string, id: string) => prefix + change(id))
    .replaceAll(SHORTCODE, (shortcode) =>
      shortcode.replaceAll(SHORTCODE_IDS, (_all, prefix: string, ids: string) => prefix + ids.replaceAll(/\d+/g, change)),
    );
}
