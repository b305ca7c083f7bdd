/** create…, update… and delete… for every content type that editors write, from its declaration. */
import { createNode, deleteNode, updateNode } from '../../commands/nodes/node-commands.ts';
import type { NodeInput } from '../../commands/nodes/node-input.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { parseId } from '../../core/parse-id.ts';
import type { NodeRow } from '../../core/rows/nodes.ts';
import { contentTypes } from '../../model/content-types.generated.ts';
import type { ContentTypeDeclaration } from '#lib/content-model/define.ts';
import type { ArgSpec, FieldSpec, SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';
import { declareDraftMutations } from '../drafts/draft-mutations.ts';
import { declareFieldInputs } from '../fields/field-inputs.ts';
import { declareNodeInputs, nodeInputs, type RawInput, toNodeInput } from './node-inputs.ts';

/** Media items are written with their files. */
const written = contentTypes.filter(({ name }) => name !== 'attachment');

const ignoreEditLock: ArgSpec = { type: 'Boolean', description: 'Goes on although somebody else has it open in an editor.' };

type Updated = RawInput & { id: string; ignoreEditLock?: boolean | null };
type Deleted = { id: string; forceDelete?: boolean | null; ignoreEditLock?: boolean | null };

export function declareContentTypeMutations(builder: SchemaBuilder): void {
  declareFieldInputs(builder);
  declareNodeInputs(builder);
  for (const type of written) declareType(builder, type);
  declareDraftMutations(builder);
}

function declareType(builder: SchemaBuilder, type: ContentTypeDeclaration): void {
  const { single } = type.graphql;
  const name = single.charAt(0).toLowerCase() + single.slice(1);
  const one = type.label.singular.toLowerCase();
  const fields = nodeInputs(builder, type);
  const node: FieldSpec = {
    type: single,
    description: `The ${one}.`,
    resolve: ({ id }: { id: number }, _args, { store }) => store.nodeById(id),
  };

  mutation(builder, {
    name: `create${single}`,
    description: `Makes a ${one}.`,
    input: fields,
    payload: { [name]: node },
    resolve: async (input: RawInput, { services, viewer }) => ({
      id: await createNode(services, viewer, type.name, toNodeInput(type, input)),
    }),
  });

  mutation(builder, {
    name: `update${single}`,
    description: `Changes a ${one}. What is left out stays as it is.`,
    input: { ...fields, id: { type: 'ID!', description: 'Global id or database id.' }, ignoreEditLock },
    payload: { [name]: node },
    resolve: async (input: Updated, { services, viewer }) => {
      const changes: NodeInput = toNodeInput(type, input);
      const options = { ignoreEditLock: input.ignoreEditLock === true };
      return { id: await updateNode(services, viewer, type.name, parseId('post', input.id), changes, options) };
    },
  });

  mutation(builder, {
    name: `delete${single}`,
    description: `Throws a ${one} away. With forceDelete it is gone for good, else it lies in the trash.`,
    input: {
      id: { type: 'ID!', description: 'Global id or database id.' },
      forceDelete: { type: 'Boolean', description: 'Whether it is gone for good.' },
      ignoreEditLock,
    },
    payload: {
      deletedId: {
        type: 'ID',
        description: 'Global id.',
        resolve: ({ node: deleted }: { node: NodeRow }) => toGlobalId('post', deleted.id),
      },
      [name]: { type: single, description: `The ${one} as it was before.`, resolve: ({ node: deleted }: { node: NodeRow }) => deleted },
    },
    resolve: async (input: Deleted, { services, viewer }) => ({
      node: await deleteNode(services, viewer, type.name, parseId('post', input.id), {
        forceDelete: input.forceDelete === true,
        ignoreEditLock: input.ignoreEditLock === true,
      }),
    }),
  });
}
