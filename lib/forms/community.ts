import { emailField, nameField, phoneField } from './person-fields.ts';
import type { FormDefinition } from './types.ts';

/** A request or complaint from a neighbor of a building. */
export const communityForm: FormDefinition = {
  name: 'community',
  title: 'Community request',
  block: 'site/community-form',
  choices: { field: 'request', attribute: 'topics' },
  submitLabel: 'Send request',
  sendsEmail: true,
  fields: [
    {
      kind: 'select',
      name: 'request',
      label: 'What is your request about?',
      half: true,
      options: [
        'Sponsorship or donation',
        'Building tour',
        'Event space',
        'Noise, light or traffic',
        'Job or apprenticeship',
        'Something else',
      ],
      required: 'Choose what your request is about',
    },
    {
      kind: 'text',
      name: 'site',
      label: 'Building or street',
      hint: 'The nearest intersection is fine',
      half: true,
      maxLength: 160,
      required: 'Enter a building or street',
    },
    nameField,
    { kind: 'text', name: 'organization', label: 'School or organization', half: true, maxLength: 160, autocomplete: 'organization' },
    emailField('Email', 'reply'),
    phoneField('Phone, if you prefer a call'),
    {
      kind: 'textarea',
      name: 'message',
      label: 'What happened, or what are you planning?',
      hint: 'Include the date and time',
      maxLength: 5_000,
      required: 'Tell us what happened or what you are planning',
    },
  ],
};
