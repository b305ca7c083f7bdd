/** GraphQL types for the declared fields and field groups of the content model, which read stored values. */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import type { Field, Fields, ReferenceTarget } from '#lib/content-model/define.ts';
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { getContentType } from '../../model/content-types.ts';
import { mapRead } from '../../store/core/read-result.ts';
import { type FieldSpec, type FieldSpecs, type SchemaBuilder, weights } from '../core/builder.ts';

/** Declares types that all groups share. */
export function declareFieldTypes(builder: SchemaBuilder): void {
  builder.interface('AcfFieldGroup', {
    description: 'A group of custom fields.',
    fields: { fieldGroupName: { type: 'String', description: 'Name of the group.' } },
  });
  builder.object('AcfLink', {
    description: 'A link.',
    fields: {
      url: { type: 'String', description: 'URL or path.' },
      title: { type: 'String', description: 'Link text.' },
      target: { type: 'String', description: '`_blank` opens a new tab.' },
    },
  });
  builder.object('Coordinates', {
    description: 'Geographic coordinates (WGS 84).',
    fields: {
      latitude: { type: 'Float', description: 'Degrees north.' },
      longitude: { type: 'Float', description: 'Degrees east. Negative in the Americas.' },
    },
  });
}

/** Returns the type name of a group: `postFields` of Post is `Post_Postfields`, as in WPGraphQL for ACF. */
export function getGroupTypeName(owner: string, group: string): string {
  return `${owner}_${toUpperFirst(group.toLowerCase())}`;
}

/** Declares the type of a group and returns its field. */
export function declareGroupField(
  builder: SchemaBuilder,
  owner: string,
  name: string,
  group: { description: string; fields: Fields },
): FieldSpec {
  const type = getGroupTypeName(owner, name);
  declareGroup(builder, type, name, group.description, group.fields);
  return { type, description: group.description, resolve: (source: { fields: FieldValues }) => source.fields[name] ?? {} };
}

/** Declares an object type for a group of fields. */
export function declareGroup(builder: SchemaBuilder, type: string, groupName: string, description: string, fields: Fields): void {
  builder.object(type, {
    description,
    interfaces: ['AcfFieldGroup'],
    fields: {
      ...declareFields(builder, type, fields),
      fieldGroupName: { type: 'String', description: 'Name of the group.', resolve: () => groupName },
    },
  });
}

/** Declares GraphQL fields, which read from an object of stored values. */
export function declareFields(builder: SchemaBuilder, owner: string, fields: Fields): FieldSpecs {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, declareField(builder, owner, name, field)]));
}

function getTargetType(target: ReferenceTarget): string {
  return target === 'user' ? 'User' : getContentType(target).graphql.single;
}

function declareField(builder: SchemaBuilder, owner: string, name: string, field: Field): FieldSpec {
  const { description } = field;
  const unit = 'unit' in field && field.unit ? ` Unit: ${field.unit}.` : '';
  switch (field.kind) {
    case 'html':
      return { type: 'String', description, weight: weights.markup };
    case 'text':
    case 'url':
    case 'email':
    case 'date':
    case 'datetime':
      return { type: 'String', description };
    case 'select':
      return { type: 'String', description: `${description} One of: ${field.choices.join(', ')}.` };
    case 'number':
      return { type: 'Float', description: description + unit };
    case 'integer':
      return { type: 'Int', description: description + unit };
    case 'boolean':
      return { type: 'Boolean', description };
    case 'link':
      return { type: 'AcfLink', description };
    case 'coordinates':
      return { type: 'Coordinates', description };
    case 'reference':
      return {
        type: getTargetType(field.to),
        description,
        resolve: (values: FieldValues, _args, { store }) => loadReference(field.to, values[name], store),
      };
    case 'references':
      return {
        type: `[${getTargetType(field.to)}!]`,
        description,
        resolve: (values: FieldValues, _args, { store }) => {
          const ids = getIds(values[name]);
          return field.to === 'user'
            ? Promise.all(ids.map((id) => store.userById(id))).then((users) => users.filter((user) => user !== null))
            : loadNodes(field.to, ids, store);
        },
      };
    case 'group': {
      const type = `${owner}_${toUpperFirst(name)}`;
      declareGroup(builder, type, name, description, field.fields);
      return { type, description };
    }
    case 'list': {
      const type = `${owner}_${name}`;
      declareGroup(builder, type, name, description, field.fields);
      return { type: `[${type}!]`, description };
    }
    case 'layouts': {
      const union = `${owner}_${toUpperFirst(name)}`;
      for (const [layout, fields] of Object.entries(field.layouts))
        declareGroup(builder, `${union}_${layout}`, layout, `${layout} section.`, fields);
      builder.union(union, {
        description,
        types: Object.keys(field.layouts).map((layout) => `${union}_${layout}`),
        resolveType: (values: { layout: string }) => `${union}_${values.layout}`,
      });
      return { type: `[${union}!]`, description };
    }
  }
}

type Store = Parameters<NonNullable<FieldSpec['resolve']>>[2]['store'];

/** Loads a referenced object. Null if it does not exist, is hidden from the viewer, or has another type. */
function loadReference(to: ReferenceTarget, value: FieldValue | undefined, store: Store) {
  const id = typeof value === 'number' ? value : null;
  if (id === null) return null;
  if (to === 'user') return store.userById(id);
  return mapRead(store.nodeById(id), (node) => (node?.type === to ? node : null));
}

function loadNodes(to: ReferenceTarget, ids: readonly number[], store: Store) {
  return mapRead(store.nodesByIds(ids), (nodes) => nodes.filter((node) => node.type === to));
}

/** Returns the database ids in a stored list and ignores other values. */
export function getIds(value: FieldValue | undefined): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}
