/** create, update and delete for the terms of every declared taxonomy. */
import { createTerm, deleteTerm, type TermInput, updateTerm } from '../../commands/terms/term-commands.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { FieldValue } from '../../core/rows/fields.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import type { Field, TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';

type Input = Omit<TermInput, 'fields'> & { id?: string } & Record<string, unknown>;

export function declareTermMutations(builder: SchemaBuilder): void {
  for (const taxonomy of taxonomies as readonly TaxonomyDeclaration[]) declareFor(builder, taxonomy);
}

function declareFor(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): void {
  const { single } = taxonomy.graphql;
  const one = taxonomy.label.singular.toLowerCase();
  const name = single.charAt(0).toLowerCase() + single.slice(1);
  const id: ArgSpec = { type: 'ID!', description: `Global or database id of the ${one}.` };
  const values = inputFields(taxonomy);
  const payload: FieldSpecs = {
    [name]: { type: single, description: `The ${one}.`, resolve: (result: { id: number }, _args, { store }) => store.termById(result.id) },
  };
  mutation<Input, { id: number }>(builder, {
    name: `create${single}`,
    description: `Makes a ${one}.`,
    input: { ...values, name: { type: 'String!', description: 'Name for people.' } },
    payload,
    resolve: async (input, { services, viewer }) => ({ id: await createTerm(services, viewer, taxonomy, toTerm(taxonomy, input)) }),
  });
  mutation<Input & { id: string }, { id: number }>(builder, {
    name: `update${single}`,
    description: `Changes a ${one}; what is left out stays as it is.`,
    input: { ...values, id, name: { type: 'String', description: 'Name for people.' } },
    payload,
    resolve: async (input, { services, viewer }) => ({
      id: await updateTerm(services, viewer, taxonomy, input.id, toTerm(taxonomy, input)),
    }),
  });
  mutation<{ id: string }, { term: TermRow }>(builder, {
    name: `delete${single}`,
    description: `Deletes a ${one}; those below it move up.`,
    input: { id },
    payload: {
      deletedId: {
        type: 'ID',
        description: 'Global id of what was deleted.',
        resolve: ({ term }: { term: TermRow }) => toGlobalId('term', term.id),
      },
      [name]: { type: single, description: `The ${one} as it was.`, resolve: ({ term }: { term: TermRow }) => term },
    },
    resolve: async (input, { services, viewer }) => ({ term: await deleteTerm(services, viewer, taxonomy, input.id) }),
  });
}

function inputFields(taxonomy: TaxonomyDeclaration): Record<string, ArgSpec> {
  return {
    ...Object.fromEntries(Object.entries(taxonomy.fields ?? {}).map(([name, field]) => [name, fieldInput(taxonomy, name, field)])),
    aliasOf: { type: 'String', description: 'Slug of another term of the taxonomy that means the same.' },
    description: { type: 'String', description: 'What is filed under it.' },
    slug: { type: 'String', description: 'Last part of the address; made from the name when it is left out.' },
    ...(taxonomy.hierarchical && { parentId: { type: 'ID', description: 'Term above it; empty: none.' } }),
  };
}

/** Terms hold single values; a taxonomy that declares more needs an input of its own. */
function fieldInput(taxonomy: TaxonomyDeclaration, name: string, { kind, description }: Field): ArgSpec {
  switch (kind) {
    case 'text':
    case 'url':
    case 'email':
    case 'date':
      return { type: 'String', description };
    case 'boolean':
      return { type: 'Boolean', description };
    case 'number':
      return { type: 'Float', description };
    case 'integer':
      return { type: 'Int', description };
    default:
      throw new Error(`The taxonomy ${taxonomy.name} declares "${name}" as ${kind}, which cannot be written through the terms' mutations`);
  }
}

function toTerm(taxonomy: TaxonomyDeclaration, input: Input): TermInput {
  const { name, slug, description, parentId, aliasOf } = input;
  const given = Object.keys(taxonomy.fields ?? {}).filter((field) => input[field] !== undefined);
  return {
    ...(name !== undefined && { name }),
    ...(slug !== undefined && { slug }),
    ...(description !== undefined && { description }),
    ...(parentId !== undefined && { parentId }),
    ...(aliasOf !== undefined && { aliasOf }),
    ...(given.length > 0 && { fields: Object.fromEntries(given.map((field) => [field, input[field] as FieldValue])) }),
  };
}
