/** Declared fields and field groups of the content model, as GraphQL types that read stored values. */
import type { FieldValue, FieldValues } from '../../core/rows/fields.ts';
import { getContentType } from '../../model/content-types.ts';
import type { Field, Fields, ReferenceTarget } from '#lib/content-model/define.ts';
import type { FieldSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';

/** Types every group may use. */
export function declareFieldTypes(builder: SchemaBuilder): void {
  builder.interface('AcfFieldGroup', {
    description: 'A group of fields that editors fill in.',
    fields: { fieldGroupName: { type: 'String', description: 'Name of the group.' } },
  });
  builder.object('AcfLink', {
    description: 'A link an editor set.',
    fields: {
      url: { type: 'String', description: 'Address.' },
      title: { type: 'String', description: 'Words of the link.' },
      target: { type: 'String', description: '`_blank` for a new window.' },
    },
  });
  builder.object('Coordinates', {
    description: 'A place on earth (WGS 84).',
    fields: {
      latitude: { type: 'Float', description: 'Degrees north.' },
      longitude: { type: 'Float', description: 'Degrees east; negative in the Americas.' },
    },
  });
}

const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `postFields` on Post is the type `Post_Postfields`, as WPGraphQL for ACF names it. */
export function groupTypeName(owner: string, group: string): string {
  return `${owner}_${capitalise(group.toLowerCase())}`;
}

/** Declares the type of a group and returns the field that answers with it. */
export function groupField(builder: SchemaBuilder, owner: string, name: string, group: { description: string; fields: Fields }): FieldSpec {
  const type = groupTypeName(owner, name);
  declareGroup(builder, type, name, group.description, group.fields);
  return { type, description: group.description, resolve: (source: { fields: FieldValues }) => source.fields[name] ?? {} };
}

/** Declares an object type for a set of declared fields. */
export function declareGroup(builder: SchemaBuilder, type: string, groupName: string, description: string, fields: Fields): void {
  builder.object(type, {
    description,
    interfaces: ['AcfFieldGroup'],
    fields: {
      ...fieldSpecs(builder, type, fields),
      fieldGroupName: { type: 'String', description: 'Name of the group.', resolve: () => groupName },
    },
  });
}

/** GraphQL fields for declared fields, reading from the object of stored values. */
export function fieldSpecs(builder: SchemaBuilder, owner: string, fields: Fields): FieldSpecs {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSpec(builder, owner, name, field)]));
}

function typeOf(target: ReferenceTarget): string {
  return target === 'user' ? 'User' : getContentType(target).graphql.single;
}

function fieldSpec(builder: SchemaBuilder, owner: string, name: string, field: Field): FieldSpec {
  const { description } = field;
  const unit = 'unit' in field && field.unit ? ` Unit: ${field.unit}.` : '';
  switch (field.kind) {
    case 'text':
    case 'html':
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
        type: typeOf(field.to),
        description,
        resolve: (values: FieldValues, _args, { store }) => referenced(field.to, values[name], store),
      };
    case 'references':
      return {
        type: `[${typeOf(field.to)}!]`,
        description,
        resolve: (values: FieldValues, _args, { store }) => {
          const ids = idsIn(values[name]);
          return field.to === 'user'
            ? Promise.all(ids.map((id) => store.userById(id))).then((users) => users.filter((user) => user !== null))
            : nodesOfType(field.to, ids, store);
        },
      };
    case 'group': {
      const type = `${owner}_${capitalise(name)}`;
      declareGroup(builder, type, name, description, field.fields);
      return { type, description };
    }
    case 'list': {
      const type = `${owner}_${name}`;
      declareGroup(builder, type, name, description, field.fields);
      return { type: `[${type}!]`, description };
    }
    case 'layouts': {
      const union = `${owner}_${capitalise(name)}`;
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

/** A stored reference leads to nothing when what it points at is gone, hidden, or of another type. */
async function referenced(to: ReferenceTarget, value: FieldValue | undefined, store: Store) {
  const id = typeof value === 'number' ? value : null;
  if (id === null) return null;
  if (to === 'user') return store.userById(id);
  const node = await store.nodeById(id);
  return node?.type === to ? node : null;
}

async function nodesOfType(to: ReferenceTarget, ids: readonly number[], store: Store) {
  return (await store.nodesByIds(ids)).filter((node) => node.type === to);
}

/** Database ids in a stored list; anything else in it is passed over. */
export function idsIn(value: FieldValue | undefined): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}
