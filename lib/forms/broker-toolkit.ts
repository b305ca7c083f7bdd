import type { FormDefinition } from './types.ts';

/** Brokers ask for files and are put on the list. */
export const brokerToolkitForm: FormDefinition = {
  name: 'broker-toolkit',
  title: 'Broker toolkit',
  block: 'site/broker-toolkit-form',
  choices: { field: 'files', attribute: 'items' },
  submit: 'Ask for the files',
  mailed: true,
  fields: [
    {
      kind: 'checkboxes',
      name: 'files',
      label: 'Files you need',
      options: [
        'Site plans, DWG and PDF',
        'Photographs and drawings',
        'Market tables of the quarter',
        'Commission agreement',
        'Lease form',
      ],
      required: 'Choose at least one file',
    },
    { kind: 'text', name: 'name', label: 'Your name', half: true, maxLength: 120, autocomplete: 'name', required: 'Enter your name' },
    {
      kind: 'text',
      name: 'firm',
      label: 'Firm',
      half: true,
      maxLength: 160,
      autocomplete: 'organization',
      required: 'Enter the name of your firm',
    },
    {
      kind: 'email',
      name: 'email',
      label: 'Work email',
      half: true,
      maxLength: 254,
      autocomplete: 'email',
      required: 'Enter your email address: the files go there',
    },
    { kind: 'tel', name: 'tel', label: 'Phone', half: true, maxLength: 40, autocomplete: 'tel' },
    {
      kind: 'text',
      name: 'license',
      label: 'License number',
      hint: 'With its state',
      half: true,
      maxLength: 80,
      required: 'Enter your license number',
    },
    { kind: 'text', name: 'property', label: 'Building or market', half: true, hint: 'Leave it empty for all of them', maxLength: 160 },
    { kind: 'textarea', name: 'message', label: 'Anything else?', maxLength: 2_000 },
    { kind: 'checkbox', name: 'tables', label: 'Send me the market tables each quarter. Four mails a year.' },
  ],
};
