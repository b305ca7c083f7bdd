import { resumeFileTypes } from './file-types.ts';
import { emailField, nameField, phoneField } from './person-fields.ts';
import type { FormDefinition } from './types.ts';

/** Applies for the position on whose page the form is. */
export const applicationForm: FormDefinition = {
  name: 'application',
  title: 'Application',
  contentType: 'positions',
  submitLabel: 'Send application',
  sendsEmail: true,
  fields: [
    nameField,
    emailField('Email', 'reply'),
    phoneField(),
    { kind: 'url', name: 'profile', label: 'Website or profile', half: true, maxLength: 200, autocomplete: 'url' },
    {
      kind: 'file',
      name: 'resume',
      label: 'Résumé or CV',
      hint: 'PDF, DOC or DOCX, up to 5 MB',
      fileTypes: resumeFileTypes,
      maxFiles: 1,
      maxBytes: 5 * 1024 * 1024,
      required: 'Choose your résumé or CV',
    },
    {
      kind: 'textarea',
      name: 'message',
      label: 'Something you have fixed',
      hint: 'Half a page is enough. Tell us what was broken and what you did.',
      maxLength: 5_000,
    },
    {
      kind: 'checkbox',
      name: 'consent',
      label:
        'Causeway may use this information to decide on my application. Only the people hiring for this position see it, and I can have it deleted at any time.',
      required: 'Agree that we may use your information, so that we can read your application',
    },
  ],
};
