/** Mutations of form submissions. */
import { deleteSubmission, type Submission } from '../../forms/submissions.ts';
import type { SchemaBuilder } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';

export function declareFormSubmissionMutations(builder: SchemaBuilder): void {
  declareMutation<{ reference: string }, { formSubmission: Submission }>(builder, {
    name: 'deleteFormSubmission',
    description: 'Deletes a form submission and its files before the retention period ends.',
    input: { reference: { type: 'ID!', description: 'Reference of the submission, which the sender knows.' } },
    payload: { formSubmission: { type: 'FormSubmission', description: 'The deleted submission.' } },
    resolve: async ({ reference }, { services, viewer }) => ({ formSubmission: await deleteSubmission(services, viewer, reference) }),
  });
}
