import type { FormDefinition } from './types.ts';

/** Requests a tour of the property on whose page the form is. */
export const tourForm: FormDefinition = {
  name: 'tour',
  title: 'Tour request',
  contentType: 'properties',
  submitLabel: 'Request a tour',
  sendsEmail: true,
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', half: true, maxLength: 120, autocomplete: 'name', required: 'Enter your name' },
    { kind: 'text', name: 'company', label: 'Company', half: true, maxLength: 160, autocomplete: 'organization' },
    {
      kind: 'email',
      name: 'email',
      label: 'Work email',
      half: true,
      maxLength: 254,
      autocomplete: 'email',
      required: 'Enter your email address so that we can confirm the time',
    },
    { kind: 'tel', name: 'tel', label: 'Phone', half: true, maxLength: 40, autocomplete: 'tel' },
    {
      kind: 'text',
      name: 'when',
      label: 'Preferred day and time',
      hint: 'Weekdays during daylight hours, such as Tuesday morning',
      maxLength: 200,
    },
    { kind: 'textarea', name: 'message', label: 'What would you like to see?', maxLength: 2_000 },
  ],
};
