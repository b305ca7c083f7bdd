import type { FormDefinition } from './types.ts';

/** A neighbor's request or complaint. */
export const communityForm: FormDefinition = {
  name: 'community',
  title: 'Community request',
  block: 'site/community-form',
  choices: { field: 'request', attribute: 'topics' },
  submit: 'Send the request',
  mailed: true,
  fields: [
    {
      kind: 'select',
      name: 'request',
      label: 'What do you ask for?',
      half: true,
      options: [
        'Sponsorship or a gift',
        'A visit to a building',
        'Space for an event',
        'Noise, light or traffic',
        'Work or apprenticeship',
        'Something else',
      ],
      required: 'Choose what you ask for',
    },
    {
      kind: 'text',
      name: 'site',
      label: 'Building or street',
      hint: 'The one next to you, as well as you know it',
      half: true,
      maxLength: 160,
      required: 'Enter a building or a street',
    },
    { kind: 'text', name: 'name', label: 'Your name', half: true, maxLength: 120, autocomplete: 'name', required: 'Enter your name' },
    { kind: 'text', name: 'organization', label: 'School, club or association', half: true, maxLength: 160, autocomplete: 'organization' },
    {
      kind: 'email',
      name: 'email',
      label: 'Email',
      half: true,
      maxLength: 254,
      autocomplete: 'email',
      required: 'Enter your email address, so that we can answer',
    },
    { kind: 'tel', name: 'tel', label: 'Phone, if you prefer a call', half: true, maxLength: 40, autocomplete: 'tel' },
    {
      kind: 'textarea',
      name: 'message',
      label: 'What happened, or what do you plan?',
      hint: 'With a day and a time',
      maxLength: 5_000,
      required: 'Write what happened, or what you plan',
    },
  ],
};
