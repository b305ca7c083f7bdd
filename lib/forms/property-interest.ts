import { companyField, emailField, nameField, phoneField } from './person-fields.ts';
import type { FormDefinition } from './types.ts';

/** Asks to be contacted before space in a leased property becomes available. */
export const propertyInterestForm: FormDefinition = {
  name: 'property-interest',
  title: 'Interest in a leased property',
  contentType: 'properties',
  submitLabel: 'Ask about future space',
  sendsEmail: true,
  fields: [
    nameField,
    companyField,
    emailField('Work email', 'contact you'),
    phoneField(),
    { kind: 'text', name: 'space', label: 'Space needed', hint: 'Square feet or m². A range is fine.', half: true, maxLength: 80 },
    { kind: 'text', name: 'when', label: 'When do you need it?', hint: 'A month or a year is fine', half: true, maxLength: 80 },
    { kind: 'textarea', name: 'message', label: 'Anything else?', maxLength: 2_000 },
  ],
};
