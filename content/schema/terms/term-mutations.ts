/** Mutations to create, update and delete terms of every declared taxonomy. */
import { toLowerFirst } from '#lib/format/letter-case.ts';
import type { TaxonomyDeclaration } from '#lib/content-model/define.ts';
import { createTerm, deleteTerm, type TermInput, updateTerm } from '../../commands/terms/term-commands.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import type { TermRow } from '../../core/rows/terms.ts';
import { taxonomies } from '../../model/taxonomies.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';
import { getParentId, type ParentInput } from '../core/parent-input.ts';
import { declareFieldInputs } from '../fields/field-inputs.ts';

type Input = Omit<TermInput, 'fields'> & ParentInput & { id?: string } & Record<string, unknown>;

export function declareTermMutations(builder: SchemaBuilder): void {
  for (const taxonomy of taxonomies as readonly TaxonomyDeclaration[]) declareTaxonomyMutations(builder, taxonomy);
}

function declareTaxonomyMutations(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): void {
  const { single } = taxonomy.graphql;
  const label = taxonomy.label.singular.toLowerCase();
  const name = toLowerFirst(single);
  const id: ArgSpec = { type: 'ID!', description: `Global or database id of the ${label}.` };
  const values = declareInputFields(builder, taxonomy);
  const payload: FieldSpecs = {
    [name]: {
      type: single,
      description: `The ${label}.`,
      resolve: (result: { id: number }, _args, { store }) => store.termById(result.id),
    },
  };
  declareMutation<Input, { id: number }>(builder, {
    name: `create${single}`,
    description: `Creates a ${label}.`,
    input: { ...values, name: { type: 'String!', description: 'Name.' } },
    payload,
    resolve: async (input, { services, viewer }) => ({ id: await createTerm(services, viewer, taxonomy, toTermInput(taxonomy, input)) }),
  });
  declareMutation<Input & { id: string }, { id: number }>(builder, {
    name: `update${single}`,
    description: `Updates a ${label}. Omitted fields stay unchanged.`,
    input: { ...values, id, name: { type: 'String', description: 'Name.' } },
    payload,
    resolve: async (input, { services, viewer }) => ({
      id: await updateTerm(services, viewer, taxonomy, input.id, toTermInput(taxonomy, input)),
    }),
  });
  declareMutation<{ id: string }, { term: TermRow }>(builder, {
    name: `delete${single}`,
    description: `Deletes a ${label}. Its children move up to its parent.`,
    input: { id },
    payload: {
      deletedId: {
        type: 'ID',
        description: 'Global id of the deleted term.',
        resolve: ({ term }: { term: TermRow }) => toGlobalId('term', term.id),
      },
      [name]: { type: single, description: `The ${label} before it was deleted.`, resolve: ({ term }: { term: TermRow }) => term },
    },
    resolve: async (input, { services, viewer }) => ({ term: await deleteTerm(services, viewer, taxonomy, input.id) }),
  });
}

function declareInputFields(builder: SchemaBuilder, taxonomy: TaxonomyDeclaration): Record<string, ArgSpec> {
  return {
    ...declareFieldInputs(builder, taxonomy.graphql.single, { fields: taxonomy.fields ?? {} }),
    aliasOf: { type: 'String', description: 'Slug of another term of the taxonomy, of which this term is an alias.' },
    description: { type: 'String', description: 'Description.' },
    slug: { type: 'String', description: 'Slug. Created from the name if omitted.' },
    ...(taxonomy.hierarchical && {
      parentId: { type: 'ID', description: 'Parent term. Cannot be combined with `parentDatabaseId`, which can remove the parent.' },
      parentDatabaseId: { type: 'Int', description: 'Database id of the parent term. 0 for none. Cannot be combined with `parentId`.' },
    }),
  };
}

/** The empty text and null leave a value unchanged, as in WPGraphQL. The REST API can remove values. */
function toTermInput(taxonomy: TaxonomyDeclaration, input: Input): TermInput {
  const { slug, description, aliasOf } = input;
  // The name of a new term is required, so an empty one has an error.
  const name = input.id !== undefined && input.name === '' ? undefined : input.name;
  const parentId = getParentId(input);
  const fieldNames = Object.keys(taxonomy.fields ?? {}).filter((field) => input[field] !== undefined);
  return {
    ...(typeof name === 'string' && { name }),
    ...(slug && { slug }),
    ...(description && { description }),
    ...(parentId !== undefined && { parentId }),
    ...(aliasOf && { aliasOf }),
    ...(fieldNames.length > 0 && { fields: Object.fromEntries(fieldNames.map((field) => [field, input[field]])) }),
  };
}
