import { companyField, emailField, nameField, phoneField } from './person-fields.ts';
import type { FormDefinition } from './types.ts';

/** Requests files for brokers and, if the box is checked, subscribes to the quarterly market tables. */
export const brokerToolkitForm: FormDefinition = {
  name: 'broker-toolkit',
  title: 'Broker toolkit',
  block: 'site/broker-toolkit-form',
  choices: { field: 'files', attribute: 'items' },
  submitLabel: 'Request files',
  sendsEmail: true,
  fields: [
    {
      kind: 'checkboxes',
      name: 'files',
      label: 'Files you need',
      options: ['Site plans (DWG and PDF)', 'Photos and drawings', 'Quarterly market tables', 'Commission agreement', 'Lease form'],
      required: 'Select at least one file',
    },
    nameField,
    { ...companyField, name: 'firm', label: 'Firm', required: 'Enter the name of your firm' },
    emailField('Work email', 'send you the files'),
    phoneField(),
    {
      kind: 'text',
      name: 'license',
      label: 'License number',
      hint: 'Include the state, such as TX 123456',
      half: true,
      maxLength: 80,
      required: 'Enter your license number',
    },
    { kind: 'text', name: 'property', label: 'Building or market', half: true, hint: 'Leave blank for all buildings', maxLength: 160 },
    { kind: 'textarea', name: 'message', label: 'Anything else?', maxLength: 2_000 },
    { kind: 'checkbox', name: 'tables', label: 'Email me the market tables each quarter. Four emails a year.' },
  ],
};
