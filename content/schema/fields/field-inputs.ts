/** Input types for the declared fields of the content model: the counterparts of what content/schema/fields/fields.ts declares for reading. */
import type { ContentTypeDeclaration, Field, Fields } from '#lib/content-model/define.ts';
import type { ArgSpec, SchemaBuilder } from '../core/builder.ts';
import { groupTypeName } from './fields.ts';

/** Inputs every group may use. */
export function declareFieldInputs(builder: SchemaBuilder): void {
  builder.input('AcfLinkInput', {
    description: 'A link.',
    fields: {
      url: { type: 'String', description: 'Path on the site, or a web, mail or telephone address.' },
      title: { type: 'String', description: 'Words of the link.' },
      target: { type: 'String', description: '`_blank` for a new window.' },
    },
  });
  builder.input('CoordinatesInput', {
    description: 'A place on earth (WGS 84).',
    fields: {
      latitude: { type: 'Float', description: 'Degrees north, -90 to 90.' },
      longitude: { type: 'Float', description: 'Degrees east, -180 to 180.' },
    },
  });
}

const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Inputs for a type's own fields and groups, by name. */
export function fieldInputs(builder: SchemaBuilder, type: ContentTypeDeclaration): Record<string, ArgSpec> {
  const { single } = type.graphql;
  const groups = Object.entries(type.groups ?? {}).map(([name, group]): [string, ArgSpec] => {
    const input = declare(builder, groupTypeName(single, name), group.description, group.fields);
    return [name, { type: input, description: `${group.description} What is left out stays; null takes all of it away.` }];
  });
  return { ...Object.fromEntries(groups), ...inputsOf(builder, single, type.fields ?? {}) };
}

function inputsOf(builder: SchemaBuilder, owner: string, fields: Fields): Record<string, ArgSpec> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { type: typeOf(builder, owner, name, field), description: field.description }]),
  );
}

function declare(builder: SchemaBuilder, type: string, description: string, fields: Fields): string {
  builder.input(`${type}Input`, { description, fields: inputsOf(builder, type, fields) });
  return `${type}Input`;
}

function typeOf(builder: SchemaBuilder, owner: string, name: string, field: Field): string {
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
      return declare(builder, `${owner}_${capitalise(name)}`, field.description, field.fields);
    case 'list':
      return `[${declare(builder, `${owner}_${name}`, field.description, field.fields)}!]`;
    case 'layouts': {
      const union = `${owner}_${capitalise(name)}`;
      const sections = Object.entries(field.layouts).map(([layout, fields]): [string, ArgSpec] => [
        layout,
        { type: declare(builder, `${union}_${layout}`, `${layout} section.`, fields), description: `${layout} section.` },
      ]);
      builder.input(`${union}Input`, { description: 'One section: exactly one member is given.', fields: Object.fromEntries(sections) });
      return `[${union}Input!]`;
    }
    default:
      return 'String';
  }
}
