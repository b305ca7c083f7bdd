import { documentFileTypes } from './file-types.ts';
import { companyField, emailField, nameField, phoneField } from './person-fields.ts';
import type { FormDefinition } from './types.ts';

/** Registration of a company that wants to work as a vendor. */
export const vendorForm: FormDefinition = {
  name: 'vendor',
  title: 'Vendor registration',
  block: 'site/vendor-form',
  submitLabel: 'Register',
  sendsEmail: true,
  fields: [
    { ...companyField, required: 'Enter the name of your company' },
    { kind: 'url', name: 'website', label: 'Website', half: true, maxLength: 200, autocomplete: 'url' },
    {
      kind: 'checkboxes',
      name: 'trades',
      label: 'Trades',
      hint: 'Select the trades that your own employees perform',
      options: [
        'Roofing',
        'Paving',
        'Docks and doors',
        'Electrical',
        'Fire protection',
        'HVAC',
        'Plumbing',
        'Landscaping',
        'Cleaning',
        'Security',
      ],
      required: 'Select at least one trade',
    },
    {
      kind: 'text',
      name: 'area',
      label: 'Service area',
      hint: 'States, or a city and a radius in miles',
      half: true,
      maxLength: 200,
      required: 'Enter your service area',
    },
    { kind: 'text', name: 'people', label: 'Number of employees', half: true, maxLength: 20 },
    nameField,
    {
      kind: 'text',
      name: 'license',
      label: 'License number',
      hint: 'Include the state, if your trade requires a license',
      half: true,
      maxLength: 80,
    },
    emailField('Work email', 'reply'),
    { ...phoneField(), hint: 'The number to call after hours', required: 'Enter a phone number' },
    {
      kind: 'file',
      name: 'papers',
      label: 'Insurance certificate and W-9',
      hint: 'PDF, JPEG or PNG, up to 3 files of 10 MB each. You can send them later.',
      fileTypes: documentFileTypes,
      maxFiles: 3,
      maxBytes: 10 * 1024 * 1024,
    },
    { kind: 'textarea', name: 'message', label: 'A project you are proud of', hint: 'Location, year and size', maxLength: 3_000 },
    {
      kind: 'checkbox',
      name: 'terms',
      label: 'We have read and accept the vendor terms.',
      required: 'Accept the vendor terms to register',
    },
  ],
};
