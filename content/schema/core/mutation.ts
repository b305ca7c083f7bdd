/** How a mutation is written down: one input object in, one payload out, `clientMutationId` handed back (Relay's older contract, which WPGraphQL keeps). */
import type { ArgSpec, FieldSpecs, SchemaBuilder } from './builder.ts';
import type { ContentContext } from './context.ts';

export type MutationSpec<Input, Result> = {
  /** `createPost`: the types are `CreatePostInput` and `CreatePostPayload`. */
  name: string;
  description: string;
  input: Record<string, ArgSpec>;
  payload: FieldSpecs;
  /** Runs the command; payload fields resolve from what it returns, through a store that sees what was written. */
  resolve: (input: Input, context: ContentContext) => Promise<Result>;
};

const clientMutationId = { type: 'String', description: 'Anything; it comes back in the answer.' };

export function mutation<Input, Result extends object>(builder: SchemaBuilder, spec: MutationSpec<Input, Result>): void {
  const type = spec.name.charAt(0).toUpperCase() + spec.name.slice(1);
  builder.input(`${type}Input`, { description: `What ${spec.name} takes.`, fields: { ...spec.input, clientMutationId } });
  builder.object(`${type}Payload`, { description: `What ${spec.name} answers.`, fields: { ...spec.payload, clientMutationId } });
  builder.extend('RootMutation', {
    [spec.name]: {
      type: `${type}Payload`,
      description: spec.description,
      args: { input: { type: `${type}Input!`, description: 'What to do it with.' } },
      resolve: async (_root, { input }: { input: Input & { clientMutationId?: string | null } }, context) => {
        try {
          const result = await spec.resolve(input, context);
          return { ...result, clientMutationId: input.clientMutationId ?? null };
        } finally {
          context.renewStore();
        }
      },
    },
  });
}
