import { companyField, emailField, nameField, phoneField } from './person-fields.ts';
import type { FormDefinition } from './types.ts';

/** Requests a tour of the property on whose page the form is. */
export const tourForm: FormDefinition = {
  name: 'tour',
  title: 'Tour request',
  contentType: 'properties',
  submitLabel: 'Request a tour',
  sendsEmail: true,
  fields: [
    nameField,
    companyField,
    emailField('Work email', 'confirm the time'),
    phoneField(),
    {
      kind: 'text',
      name: 'when',
      label: 'Preferred day and time',
      hint: 'Weekdays in daylight, such as Tuesday morning',
      half: true,
      maxLength: 200,
    },
    { kind: 'textarea', name: 'message', label: 'What would you like to see?', half: true, maxLength: 2_000 },
  ],
};
