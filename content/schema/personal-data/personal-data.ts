/** Requests of visitors for a copy or the erasure of their data, for administrators. */
import { erasePersonalData, type Erasure, listPersonalData } from '../../personal-data/personal-data.ts';
import { type SchemaBuilder, weights } from '../core/builder.ts';
import { declareMutation } from '../core/mutation.ts';

export function declarePersonalData(builder: SchemaBuilder): void {
  builder.enum('PersonalDataGroupEnum', {
    description: 'Kinds of personal data.',
    values: {
      COMMENT: { value: 'comment', description: 'A comment.' },
      FORM_SUBMISSION: { value: 'form-submission', description: 'A form submission.' },
      SUBSCRIPTION: { value: 'subscription', description: 'A subscription to updates by email, confirmed or not.' },
    },
  });
  builder.object('PersonalDataValue', {
    description: 'A stored value.',
    fields: {
      name: { type: 'String!', description: 'Name of the value.' },
      value: { type: 'String!', description: 'Value as plain text.', weight: weights.paragraph },
    },
  });
  builder.object('PersonalDataItem', {
    description: 'What is stored about a visitor in one place.',
    fields: {
      group: { type: 'PersonalDataGroupEnum!', description: 'Kind of data.' },
      id: { type: 'ID!', description: 'Reference of a form submission, or id of a subscription or comment.' },
      values: { type: '[PersonalDataValue!]!', description: 'Stored values.' },
    },
  });
  builder.extend('RootQuery', {
    personalData: {
      type: '[PersonalDataItem!]',
      description:
        'Everything stored about the visitor with an email address: subscriptions, form submissions and comments. For administrators, as in the personal data export of WordPress.',
      args: { email: { type: 'String!', description: 'Email address, in any case.' } },
      resolve: (_root, { email }: { email: string }, { services, viewer }) => listPersonalData(services, viewer, email),
    },
  });
  declareMutation<{ email: string }, Erasure>(builder, {
    name: 'erasePersonalData',
    description:
      'Deletes the subscriptions and form submissions of an email address, and removes the author from its comments. For administrators, as in the personal data eraser of WordPress.',
    input: { email: { type: 'String!', description: 'Email address, in any case.' } },
    payload: {
      deleted: { type: 'Int', description: 'Number of deleted subscriptions and form submissions.' },
      anonymized: { type: 'Int', description: 'Number of comments without an author from now on.' },
    },
    resolve: async ({ email }, { services, viewer }) => await erasePersonalData(services, viewer, email),
  });
}
