/** Declares mutations with one input object and one payload, which returns `clientMutationId` (an older Relay convention that WPGraphQL follows). */
import { toUpperFirst } from '#lib/format/letter-case.ts';
import { UserError } from '../../core/user-error.ts';
import type { ArgSpec, FieldSpecs, SchemaBuilder } from './builder.ts';
import type { ContentContext } from './context.ts';

export type MutationSpec<Input, Result> = {
  /** For example `createPost`. The types are `CreatePostInput` and `CreatePostPayload`. */
  name: string;
  description: string;
  input: Record<string, ArgSpec>;
  payload: FieldSpecs;
  /** Runs the command. Payload fields resolve from its result, with a store that sees the changes. */
  resolve: (input: Input, context: ContentContext) => Promise<Result>;
};

/** @throws UserError for an input object without any value @param object the name that WPGraphQL's message has for the object */
export function assertHasInput(input: object, object: 'post_type_object' | 'comment_object'): void {
  if (Object.keys(input).length === 0)
    throw new UserError(`Mutation not processed. There was no input for the mutation or the ${object} was invalid`);
}

const clientMutationId = { type: 'String', description: 'Any text. The payload returns it.' };

export function declareMutation<Input, Result extends object>(builder: SchemaBuilder, spec: MutationSpec<Input, Result>): void {
  const type = toUpperFirst(spec.name);
  builder.input(`${type}Input`, { description: `Input of ${spec.name}.`, fields: { ...spec.input, clientMutationId } });
  builder.object(`${type}Payload`, { description: `Payload of ${spec.name}.`, fields: { ...spec.payload, clientMutationId } });
  builder.extend('RootMutation', {
    [spec.name]: {
      type: `${type}Payload`,
      description: spec.description,
      args: { input: { type: `${type}Input!`, description: 'Input of the mutation.' } },
      resolve: async (_root, { input }: { input: Input & { clientMutationId?: string | null } }, context) => {
        try {
          const result = await spec.resolve(input, context);
          const { clientMutationId: id } = input;
          // PHP considers the text `0` empty.
          return { ...result, clientMutationId: id && id !== '0' ? id : null };
        } finally {
          context.renewStore();
        }
      },
    },
  });
}
