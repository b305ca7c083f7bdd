/** Which properties of a node differ between what an editor has and what is stored, and who has changed them. */
import { toLabel } from '../../../blocks/controls/to-label.ts';
import { isValues } from '../fields/field-values.ts';

export type Difference = {
  /** Property of the node, or the path of a field: `acf.propertyFacts.clearHeightFeet`. */
  name: string;
  label: string;
  /** Whether the editor has changed it. Otherwise, only the other person has, and a save leaves it as it is stored. */
  isMine: boolean;
  mine: unknown;
  stored: unknown;
};

/** Follow from other properties, or from the save itself. */
const derived = new Set([
  'class_list',
  'date_gmt',
  'generated_slug',
  'guid',
  'id',
  'link',
  'meta',
  'modified',
  'modified_gmt',
  'permalink_template',
  'restored_attributes',
  'type',
  'version',
]);

const labels: Readonly<Record<string, string>> = {
  acf: 'Fields',
  categories: 'Categories',
  comment_status: 'Comments',
  featured_media: 'Featured image',
  menu_order: 'Order',
  ping_status: 'Pingbacks',
  seo: 'Search and social',
  sticky: 'Pinned to the top',
};

type Properties = Readonly<Record<string, unknown>>;

/**
 * @param base the node as the editor has loaded it
 * @param edits properties that the editor has changed
 * @param stored the node as it is stored now
 */
export function listDifferences(base: Properties, edits: Properties, stored: Properties): Difference[] {
  const [before, changed, after] = [flatten(base), flatten(edits), flatten(stored)];
  const names = [...new Set([...Object.keys(changed), ...Object.keys(after)])];
  return names.flatMap((name) => {
    // Before the first save, the editor knows the text only as it was loaded.
    const isMine = name in changed && !isEqual(changed[name], before[name]);
    const isTheirs = name in before && !isEqual(after[name], before[name]);
    const mine = isMine ? changed[name] : before[name];
    if ((!isMine && !isTheirs) || isEqual(mine, after[name])) return [];
    return [{ name, label: toPathLabel(name), isMine, mine, stored: after[name] }];
  });
}

/** Raw texts by property, and single fields of field groups, because a save sends only those that have changed. */
function flatten(properties: Properties): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, unknown][] => {
      if (name.startsWith('_') || derived.has(name)) return [];
      if (name !== 'acf' || !isValues(value)) return [[name, isValues(value) && 'raw' in value ? value['raw'] : value]];
      return Object.entries(value).flatMap(([group, fields]): [string, unknown][] =>
        isValues(fields)
          ? Object.entries(fields).map(([field, item]): [string, unknown] => [`acf.${group}.${field}`, item])
          : [[`acf.${group}`, fields]],
      );
    }),
  );
}

const toPathLabel = (path: string): string =>
  path
    .replace(/^acf\./, '')
    .split('.')
    .map((name) => labels[name] ?? toLabel(name))
    .join(' – ');

/** An empty text is no value. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one || null) === JSON.stringify(other || null);
