/** The field groups of a content type, as its declaration lists them. */
import { toLabel } from '../../../blocks/controls/to-label.ts';
import type { ContentTypeDeclaration, Fields } from '../../../../lib/content-model/define.ts';

/** A group of fields. Fields directly on the node are the group without a name. */
export type FieldGroup = { name: string | null; title: string; description: string; fields: Fields };

const modules = import.meta.glob<ContentTypeDeclaration>('../../../../components/content-types/*/declaration.ts', {
  eager: true,
  import: 'declaration',
});

/** The name of the panel of a group, as preferences know it. */
export const getPanelName = ({ name }: FieldGroup): string => `fields-${name ?? 'node'}`;

/** @param type name of the content type in WordPress: `page` */
export const getDeclaration = (type: string): ContentTypeDeclaration | undefined =>
  Object.values(modules).find(({ name }) => name === type);

/** @param type name of the content type in WordPress: `page` */
export function listFieldGroups(type: string): FieldGroup[] {
  const declaration = getDeclaration(type);
  if (!declaration) return [];
  const { fields, groups = {} } = declaration;
  return [
    ...(fields ? [{ name: null, title: 'Fields', description: '', fields }] : []),
    ...Object.entries(groups).map(([name, group]) => ({
      name,
      title: toLabel(name.replace(/^acf_/, '')),
      description: group.description,
      fields: group.fields,
    })),
  ];
}

/** Whether the fields need more room than the settings sidebar has. */
export function needsDialog(fields: Fields): boolean {
  const declared = Object.values(fields);
  return declared.length > 10 || declared.some(({ kind }) => kind === 'list' || kind === 'layouts' || kind === 'group');
}
