/** deleteFormSubmission. */
import { deleteSubmission, type Submission } from '../../forms/submissions.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { mutation } from '../core/mutation.ts';

export function declareFormSubmissionMutations(builder: SchemaBuilder): void {
  mutation<{ reference: string }, { formSubmission: Submission }>(builder, {
    name: 'deleteFormSubmission',
    description: 'Deletes what a visitor has sent by a form, with its files, before its time is over.',
    input: { reference: { type: 'ID!', description: 'Reference the sender was told.' } },
    payload: { formSubmission: { type: 'FormSubmission', description: 'What was deleted.' } },
    resolve: async ({ reference }, { services, viewer }) => ({ formSubmission: await deleteSubmission(services, viewer, reference) }),
  });
}
