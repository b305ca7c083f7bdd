/** Mutations to create, update and delete nodes, for every content type that editors write. */
import { toLowerFirst } from '#lib/format/letter-case.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import { createNode, deleteNode, updateNode } from '../../commands/nodes/node-commands.ts';
import type { NodeInput } from '../../commands/nodes/node-input.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { parseId } from '../../core/parse-id.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ArgSpec, FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { assertHasInput, declareMutation } from '../core/mutation.ts';
import { declareDraftMutations } from '../drafts/draft-mutations.ts';
import { declarePreviewLinkMutations } from '../drafts/preview-links.ts';
import { declareSharedFieldInputs } from '../fields/field-inputs.ts';
import { declareNodeInputs, declareSharedNodeInputs, type RawInput, toNodeInput } from './node-inputs.ts';

/** Media items have mutations of their own, which handle files. */
const writableTypes = contentTypes.filter(({ name }) => name !== 'attachment');

const ignoreEditLock: ArgSpec = { type: 'Boolean', description: 'Ignores the edit lock of another user.' };

type UpdateInput = RawInput & { id: string; ignoreEditLock?: boolean | null };
type DeleteInput = { id: string; forceDelete?: boolean | null; ignoreEditLock?: boolean | null };

export function declareContentTypeMutations(builder: SchemaBuilder): void {
  declareSharedFieldInputs(builder);
  declareSharedNodeInputs(builder);
  for (const type of writableTypes) declareTypeMutations(builder, type);
  declareDraftMutations(builder);
  declarePreviewLinkMutations(builder);
}

function declareTypeMutations(builder: SchemaBuilder, type: ContentTypeDeclaration): void {
  const { single } = type.graphql;
  const name = toLowerFirst(single);
  const label = type.label.singular.toLowerCase();
  const fields = declareNodeInputs(builder, type);
  const node: FieldSpec = {
    type: single,
    description: `The ${label}.`,
    resolve: ({ id }: { id: number }, _args, { store }) => store.nodeById(id),
  };

  declareMutation(builder, {
    name: `create${single}`,
    description: `Creates a ${label}.`,
    input: fields,
    payload: { [name]: node },
    resolve: async (input: RawInput, { services, viewer }) => {
      assertHasInput(input, 'post_type_object');
      return { id: await createNode(services, viewer, type.name, toNodeInput(type, input)) };
    },
  });

  declareMutation(builder, {
    name: `update${single}`,
    description: `Updates a ${label}. Omitted fields stay unchanged.`,
    input: { ...fields, id: { type: 'ID!', description: 'Global id or database id.' }, ignoreEditLock },
    payload: { [name]: node },
    resolve: async (input: UpdateInput, { services, viewer }) => {
      const changes: NodeInput = toNodeInput(type, input);
      const options = { ignoreEditLock: input.ignoreEditLock === true };
      return { id: await updateNode(services, viewer, type.name, parseId('post', input.id), changes, options) };
    },
  });

  declareMutation(builder, {
    name: `delete${single}`,
    description: `Moves a ${label} to the trash, or deletes it permanently with forceDelete.`,
    input: {
      id: { type: 'ID!', description: 'Global id or database id.' },
      forceDelete: { type: 'Boolean', description: 'Whether to delete permanently.' },
      ignoreEditLock,
    },
    payload: {
      deletedId: {
        type: 'ID',
        description: 'Global id.',
        resolve: ({ node: deleted }: { node: NodeRow }) => toGlobalId('post', deleted.id),
      },
      [name]: { type: single, description: `The ${label} before the change.`, resolve: ({ node: deleted }: { node: NodeRow }) => deleted },
    },
    resolve: async (input: DeleteInput, { services, viewer }) => ({
      node: await deleteNode(services, viewer, type.name, parseId('post', input.id), {
        forceDelete: input.forceDelete === true,
        ignoreEditLock: input.ignoreEditLock === true,
      }),
    }),
  });
}
