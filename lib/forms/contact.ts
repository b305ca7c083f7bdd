import type { FormDefinition } from './types.ts';

/** A question to the company; what it is about decides who reads it. */
export const contactForm: FormDefinition = {
  name: 'contact',
  title: 'Contact form',
  block: 'site/contact-form',
  choices: { field: 'topic', attribute: 'topics' },
  submit: 'Send to the team',
  mailed: true,
  fields: [
    {
      kind: 'radios',
      name: 'topic',
      label: 'What is it about?',
      options: ['Leasing a building', 'Building to suit', 'Selling a building or land', 'A building I rent', 'Press', 'Something else'],
      required: 'Choose what it is about',
    },
    { kind: 'text', name: 'name', label: 'Your name', half: true, maxLength: 120, autocomplete: 'name', required: 'Enter your name' },
    { kind: 'text', name: 'company', label: 'Company', half: true, maxLength: 160, autocomplete: 'organization' },
    {
      kind: 'email',
      name: 'email',
      label: 'Work email',
      half: true,
      maxLength: 254,
      autocomplete: 'email',
      required: 'Enter your email address, so that we can answer',
    },
    { kind: 'tel', name: 'tel', label: 'Phone, if you prefer a call', half: true, maxLength: 40, autocomplete: 'tel' },
    { kind: 'text', name: 'space', label: 'Space needed', hint: 'Square feet or m², a range is fine', half: true, maxLength: 80 },
    { kind: 'text', name: 'market', label: 'Market', hint: 'The nearest city will do', half: true, maxLength: 80 },
    {
      kind: 'textarea',
      name: 'message',
      label: 'What should we know?',
      maxLength: 5_000,
      required: 'Write what we should know, one sentence is enough',
    },
    { kind: 'checkbox', name: 'plans', label: 'Send me plans of matching buildings as they come up. One mail a month, at most.' },
  ],
};
