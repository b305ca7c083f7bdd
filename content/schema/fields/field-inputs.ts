/** Input types for the declared fields of the content model. The output types are in content/schema/fields/fields.ts. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import type { ContentTypeDeclaration, Field, Fields } from '#lib/content-model/define.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { getGroupTypeName } from './fields.ts';

/** Declares inputs that all groups share. */
export function declareSharedFieldInputs(builder: SchemaBuilder): void {
  builder.input('AcfLinkInput', {
    description: 'A link.',
    fields: {
      url: { type: 'String', description: 'Path on the site, web URL, or a mailto: or tel: link.' },
      title: { type: 'String', description: 'Link text.' },
      target: { type: 'String', description: '`_blank` opens a new tab.' },
    },
  });
  builder.input('CoordinatesInput', {
    description: 'Geographic coordinates (WGS 84).',
    fields: {
      latitude: { type: 'Float', description: 'Degrees north, from -90 to 90.' },
      longitude: { type: 'Float', description: 'Degrees east, from -180 to 180.' },
    },
  });
}

/**
 * Declares the inputs for fields and groups, by name.
 * @param owner the GraphQL type that has the fields
 */
export function declareFieldInputs(
  builder: SchemaBuilder,
  owner: string,
  declared: Pick<ContentTypeDeclaration, 'fields' | 'groups'>,
): Record<string, ArgSpec> {
  const groups = Object.entries(declared.groups ?? {}).map(([name, group]): [string, ArgSpec] => {
    const input = declareInputType(builder, getGroupTypeName(owner, name), group.description, group.fields);
    return [name, { type: input, description: `${group.description} Omitted fields stay unchanged. Null clears the group.` }];
  });
  return { ...Object.fromEntries(groups), ...declareInputFields(builder, owner, declared.fields ?? {}) };
}

function declareInputFields(builder: SchemaBuilder, owner: string, fields: Fields): Record<string, ArgSpec> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      { type: getInputType(builder, owner, name, field), description: field.description },
    ]),
  );
}

function declareInputType(builder: SchemaBuilder, type: string, description: string, fields: Fields): string {
  builder.input(`${type}Input`, { description, fields: declareInputFields(builder, type, fields) });
  return `${type}Input`;
}

function getInputType(builder: SchemaBuilder, owner: string, name: string, field: Field): string {
  switch (field.kind) {
    case 'number':
      return 'Float';
    case 'integer':
      return 'Int';
    case 'boolean':
      return 'Boolean';
    case 'link':
      return 'AcfLinkInput';
    case 'coordinates':
      return 'CoordinatesInput';
    case 'reference':
      return 'ID';
    case 'references':
      return '[ID!]';
    case 'group':
      return declareInputType(builder, `${owner}_${toUpperFirst(name)}`, field.description, field.fields);
    case 'list':
      return `[${declareInputType(builder, `${owner}_${name}`, field.description, field.fields)}!]`;
    case 'layouts': {
      const union = `${owner}_${toUpperFirst(name)}`;
      const sections = Object.entries(field.layouts).map(([layout, fields]): [string, ArgSpec] => [
        layout,
        { type: declareInputType(builder, `${union}_${layout}`, `${layout} section.`, fields), description: `${layout} section.` },
      ]);
      builder.input(`${union}Input`, {
        description: 'One section. Exactly one member must be set.',
        fields: Object.fromEntries(sections),
      });
      return `[${union}Input!]`;
    }
    default:
      return 'String';
  }
}
