import { companyField, emailField, nameField, phoneField } from './person-fields.ts';
import type { FormDefinition } from './types.ts';

/** A message to the company. The topic determines which team receives it. */
export const contactForm: FormDefinition = {
  name: 'contact',
  title: 'Contact form',
  block: 'site/contact-form',
  choices: { field: 'topic', attribute: 'topics' },
  submitLabel: 'Send message',
  sendsEmail: true,
  fields: [
    {
      kind: 'radios',
      name: 'topic',
      label: 'What is your message about?',
      options: ['Leasing space', 'Build-to-suit', 'Selling a building or land', 'A building I lease', 'Press', 'Something else'],
      required: 'Choose what your message is about',
    },
    nameField,
    companyField,
    emailField('Work email', 'reply'),
    phoneField('Phone, if you prefer a call'),
    { kind: 'text', name: 'space', label: 'Space needed', hint: 'Square feet or m². A range is fine.', half: true, maxLength: 80 },
    { kind: 'text', name: 'market', label: 'Market', hint: 'The nearest city is fine', half: true, maxLength: 80 },
    {
      kind: 'textarea',
      name: 'message',
      label: 'How can we help?',
      maxLength: 5_000,
      required: 'Tell us how we can help. One sentence is enough.',
    },
    { kind: 'checkbox', name: 'plans', label: 'Email me plans of matching buildings as they become available. One email a month at most.' },
  ],
};
