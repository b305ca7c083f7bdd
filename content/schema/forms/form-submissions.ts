/** Form submissions, for viewers who may read them. */
import { formatGmtDate } from '../../core/format-date.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { listSubmissions, type Submission, type SubmissionFilter } from '../../forms/submissions.ts';
import { type SchemaBuilder, weights } from '../core/builder.ts';

export function declareFormSubmissions(builder: SchemaBuilder): void {
  builder.enum('FormSubmissionStateEnum', {
    description: 'States of form submissions.',
    values: {
      NEW: { value: 'new', description: 'Emailed to the recipient.' },
      SPAM: { value: 'spam', description: 'Detected as spam. No email was sent.' },
    },
  });
  builder.object('FormFieldValue', {
    description: 'The value of a form field.',
    fields: {
      name: { type: 'String!', description: 'Name of the field.' },
      values: { type: '[String!]!', description: 'Entered or selected values as plain text.', weight: weights.paragraph },
    },
  });
  builder.object('FormSubmissionFile', {
    description: 'An uploaded file. It is not scanned for viruses.',
    fields: {
      field: { type: 'String!', description: 'Name of the field.' },
      name: { type: 'String!', description: 'Original name of the file.' },
      mimeType: { type: 'String!', description: 'MIME type, detected from the content.' },
      bytes: { type: 'Int!', description: 'Size in bytes.' },
      url: { type: 'String!', description: 'URL of the file. It requires the auth token of a viewer who may read submissions.' },
    },
  });
  builder.object('FormSubmission', {
    description: 'A form submission.',
    fields: {
      reference: { type: 'ID!', description: 'Reference of the submission, which the sender knows.' },
      form: { type: 'String!', description: 'Name of the form.' },
      state: { type: 'FormSubmissionStateEnum!', description: 'State of the submission.' },
      recipient: { type: 'String!', description: 'Email address of the recipient. Empty if no email was sent.' },
      date: {
        type: 'String!',
        description: 'Date of the submission in UTC.',
        resolve: ({ createdAt }: Submission) => `${formatGmtDate(createdAt)}Z`,
      },
      nodeId: {
        type: 'ID',
        description: 'Global id of the content with the form.',
        resolve: ({ nodeId }: Submission) => nodeId && toGlobalId('post', nodeId),
      },
      values: { type: '[FormFieldValue!]!', description: 'Submitted values.' },
      files: {
        type: '[FormSubmissionFile!]!',
        description: 'Uploaded files.',
        resolve: ({ files, reference }: Submission, _args, { site }) =>
          files.map((file, index) => ({ ...file, url: `${site.contentUrl}/wp-json/site/v1/forms/${reference}/${index + 1}` })),
      },
    },
  });
  builder.extend('RootQuery', {
    formSubmissions: {
      type: '[FormSubmission!]',
      description: 'Form submissions, newest first. For viewers with the capability `manage_form_submissions`.',
      args: {
        first: { type: 'Int', description: 'Number of submissions. Default 20, at most 100.' },
        after: { type: 'ID', description: 'Only submissions after the one with this reference.' },
        form: { type: 'String', description: 'Only submissions of this form.' },
        state: { type: 'FormSubmissionStateEnum', description: 'Only submissions in this state.' },
      },
      resolve: (_root, filter: SubmissionFilter, { services, viewer }) => listSubmissions(services, viewer, filter),
    },
  });
}
