/** The forms of the account page: second factors, passkeys, sessions and password. */
import { type AccountForm, type AccountField, code, currentPassword, newPassword } from './account-forms.ts';

const passkeyName: AccountField = { name: 'name', label: 'Device name', type: 'text', autoComplete: 'off', maxLength: 60 };

const base = { action: 'account', hidden: [], introduction: '' } satisfies Partial<AccountForm>;

const securityForms = {
  'start-totp': {
    ...base,
    title: 'Set up an authenticator app',
    introduction: 'An app on your phone shows a new code every 30 seconds. You enter it after your password.',
    submitLabel: 'Set up',
    fields: [currentPassword],
    confirmation: null,
  },
  'confirm-totp': {
    ...base,
    title: 'Enter the first code',
    submitLabel: 'Activate',
    fields: [{ ...code, hint: 'Six digits, from the app.' }],
    confirmation: 'Your authenticator app is active. Your other sessions have ended.',
  },
  'cancel-totp': { ...base, title: 'Cancel the setup', submitLabel: 'Cancel', fields: [], confirmation: null },
  'remove-totp': {
    ...base,
    title: 'Remove the authenticator app',
    submitLabel: 'Remove',
    fields: [currentPassword],
    confirmation: 'The authenticator app was removed.',
  },
  'recovery-codes': {
    ...base,
    title: 'Create new recovery codes',
    introduction: 'The previous codes will no longer work.',
    submitLabel: 'Create codes',
    fields: [currentPassword],
    confirmation: 'Your new recovery codes are below.',
  },
  'recovery-codes-stored': { ...base, title: 'Recovery codes', submitLabel: 'I have saved these codes', fields: [], confirmation: null },
  'add-passkey': {
    ...base,
    title: 'Add a passkey',
    introduction: 'Sign in with your fingerprint, face or device PIN, without a password.',
    submitLabel: 'Add a passkey',
    fields: [{ ...passkeyName, hint: 'For example “Work laptop”.' }, currentPassword],
    hidden: ['credential'],
    confirmation: 'The passkey was added.',
  },
  'rename-passkey': {
    ...base,
    title: 'Rename',
    submitLabel: 'Save',
    fields: [passkeyName],
    hidden: ['id'],
    confirmation: 'The passkey was renamed.',
  },
  'remove-passkey': {
    ...base,
    title: 'Remove',
    submitLabel: 'Remove',
    fields: [currentPassword],
    hidden: ['id'],
    confirmation: 'The passkey was removed.',
  },
  'end-session': {
    ...base,
    title: 'End the session',
    submitLabel: 'End',
    fields: [],
    hidden: ['id'],
    confirmation: 'The session has ended.',
  },
  'end-other-sessions': {
    ...base,
    title: 'End all other sessions',
    submitLabel: 'End all other sessions',
    fields: [],
    confirmation: 'All other sessions have ended.',
  },
  password: {
    ...base,
    title: 'Change your password',
    introduction: 'Your other sessions will end.',
    submitLabel: 'Change password',
    fields: [
      { ...currentPassword, label: 'Current password' },
      { ...newPassword, name: 'newPassword' },
    ],
    confirmation: 'Your password has been changed.',
  },
} satisfies Record<string, Omit<AccountForm, 'route'>>;

export type SecurityFormName = keyof typeof securityForms;

export function getSecurityForm(name: SecurityFormName): AccountForm {
  return { ...securityForms[name], route: `account/${name}` };
}

export function isSecurityFormName(name: string): name is SecurityFormName {
  return Object.hasOwn(securityForms, name);
}

/** Identifies a form on the account page, which has some forms for each passkey and session. */
export function getSecurityFormId(name: SecurityFormName, id: string | null): string {
  return id === null ? name : `${name}-${id.replaceAll(/[^\w-]/g, '')}`;
}
