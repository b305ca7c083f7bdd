import type { FormDefinition } from './types.ts';

/** Asks to be contacted before space in a leased property becomes available. */
export const propertyInterestForm: FormDefinition = {
  name: 'property-interest',
  title: 'Interest in a leased property',
  contentType: 'properties',
  submitLabel: 'Register interest',
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
      required: 'Enter your email address so that we can contact you',
    },
    { kind: 'tel', name: 'tel', label: 'Phone', half: true, maxLength: 40, autocomplete: 'tel' },
    { kind: 'text', name: 'space', label: 'Space needed', hint: 'Square feet or m². A range is fine.', half: true, maxLength: 80 },
    { kind: 'text', name: 'when', label: 'When do you need it?', hint: 'A month or a year is fine', half: true, maxLength: 80 },
    { kind: 'textarea', name: 'message', label: 'Anything else?', maxLength: 2_000 },
  ],
};
