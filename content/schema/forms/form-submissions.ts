/** What visitors have sent by forms, for those who may read it. */
import { formatGmtDate } from '../../core/format-date.ts';
import { toGlobalId } from '../../core/global-ids.ts';
import { listSubmissions, type Submission, type SubmissionFilter } from '../../forms/submissions.ts';
import type { SchemaBuilder } from '../core/builder.ts';

export function declareFormSubmissions(builder: SchemaBuilder): void {
  builder.enum('FormSubmissionStateEnum', {
    description: 'What became of something a visitor has sent.',
    values: {
      NEW: { value: 'new', description: 'It was mailed to who reads it.' },
      SPAM: { value: 'spam', description: 'A program has filled it in; nobody was written to.' },
    },
  });
  builder.object('FormFieldValue', {
    description: 'What stood in a field of a form.',
    fields: {
      name: { type: 'String!', description: 'Name of the field.' },
      values: { type: '[String!]!', description: 'What was typed or chosen, as plain text.' },
    },
  });
  builder.object('FormSubmissionFile', {
    description: 'A file that came with a form. It was not searched for viruses.',
    fields: {
      field: { type: 'String!', description: 'Name of the field.' },
      name: { type: 'String!', description: 'What it was called.' },
      mimeType: { type: 'String!', description: 'What it is by its content.' },
      bytes: { type: 'Int!', description: 'Size.' },
      url: { type: 'String!', description: 'Where it is sent from, with the token of who may see it.' },
    },
  });
  builder.object('FormSubmission', {
    description: 'What a visitor has sent by a form.',
    fields: {
      reference: { type: 'ID!', description: 'Reference the sender was told.' },
      form: { type: 'String!', description: 'Name of the form.' },
      state: { type: 'FormSubmissionStateEnum!', description: 'What became of it.' },
      recipient: { type: 'String!', description: 'Who was written to; empty: nobody.' },
      date: { type: 'String!', description: 'When it came, in UTC.', resolve: ({ createdAt }: Submission) => `${formatGmtDate(createdAt)}Z` },
      nodeId: {
        type: 'ID',
        description: 'Global id of the content the form stood on.',
        resolve: ({ nodeId }: Submission) => nodeId && toGlobalId('post', nodeId),
      },
      values: { type: '[FormFieldValue!]!', description: 'What was written.' },
      files: {
        type: '[FormSubmissionFile!]!',
        description: 'Files that came with it.',
        resolve: ({ files, reference }: Submission, _args, { site }) =>
          files.map((file, index) => ({ ...file, url: `${site.contentUrl}/wp-json/site/v1/forms/${reference}/${index + 1}` })),
      },
    },
  });
  builder.extend('RootQuery', {
    formSubmissions: {
      type: '[FormSubmission!]',
      description: 'What visitors have sent by forms, the newest first; for those who moderate comments.',
      args: {
        first: { type: 'Int', description: 'How many: 20 where it is not given, 100 at most.' },
        after: { type: 'ID', description: 'Reference of the last one that is known.' },
        form: { type: 'String', description: 'Only those of a form.' },
        state: { type: 'FormSubmissionStateEnum', description: 'Only those in a state.' },
      },
      resolve: (_root, filter: SubmissionFilter, { services, viewer }) => listSubmissions(services, viewer, filter),
    },
  });
}
