/** The account forms: sign-in, second factor, forgotten password, new password, registration. The sign-in page renders them, and the API routes receive them. */
import { getLoginPath } from './login-path.ts';

export interface AccountField {
  name: string;
  label: string;
  hint?: string;
  type: 'text' | 'email' | 'password';
  autoComplete: string;
  maxLength: number;
}

export interface AccountForm {
  title: string;
  introduction: string;
  submitLabel: string;
  /** The name of the route that receives the form (`getAuthRoute`). It also identifies the form. */
  route: string;
  /** Value of the parameter `action` that selects the form on the sign-in page, as in WordPress. Null for the sign-in form. */
  action: string | null;
  fields: readonly AccountField[];
  /** Parameters of the page that the form sends as hidden fields. */
  hidden: readonly string[];
  /** Message that the page shows after the form was sent. Null if another page follows. */
  confirmation: string | null;
}

const MAX_PASSWORD = 4096;

export const currentPassword: AccountField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
  maxLength: MAX_PASSWORD,
};

export const newPassword: AccountField = {
  name: 'password',
  label: 'New password',
  hint: 'At least 8 characters. A long phrase is easier to remember.',
  type: 'password',
  autoComplete: 'new-password',
  maxLength: MAX_PASSWORD,
};

/** A recovery code has 19 characters. */
export const code: AccountField = { name: 'code', label: 'Code', type: 'text', autoComplete: 'one-time-code', maxLength: 40 };

const username: AccountField = { name: 'identifier', label: 'Username', type: 'text', autoComplete: 'username', maxLength: 60 };
const identifier: AccountField = { ...username, label: 'Username or email address', maxLength: 200 };

const accountForms = {
  login: {
    title: 'Sign in',
    introduction: 'For editors of this site.',
    submitLabel: 'Sign in',
    route: 'login',
    action: null,
    fields: [identifier, currentPassword],
    hidden: ['redirect_uri'],
    confirmation: null,
  },
  secondFactor: {
    title: 'Confirm that it is you',
    introduction: 'Enter the code that your authenticator app shows.',
    submitLabel: 'Continue',
    route: 'second-factor',
    action: 'verify',
    fields: [{ ...code, hint: 'Six digits. If you do not have your device, enter one of your recovery codes.' }],
    hidden: ['redirect_uri'],
    confirmation: null,
  },
  forgottenPassword: {
    title: 'Reset your password',
    introduction: 'We will email you a link to choose a new password.',
    submitLabel: 'Send link',
    route: 'forgotten-password',
    action: 'lostpassword',
    fields: [identifier],
    hidden: [],
    confirmation: 'If the account exists, we have emailed a link to its owner. The link is valid for one day.',
  },
  resetPassword: {
    title: 'Choose a new password',
    introduction: 'You will be signed out on all devices.',
    submitLabel: 'Save password',
    route: 'reset-password',
    action: 'rp',
    fields: [newPassword],
    hidden: ['key', 'login'],
    confirmation: null,
  },
  register: {
    title: 'Create an account',
    introduction: 'We will email you a link to choose a password.',
    submitLabel: 'Create account',
    route: 'register',
    action: 'register',
    fields: [username, { name: 'email', label: 'Email address', type: 'email', autoComplete: 'email', maxLength: 100 }],
    hidden: [],
    confirmation: 'Your account has been created. We have emailed you a link to choose a password.',
  },
} satisfies Record<string, AccountForm>;

/** The form of the sign-in page with which a script sends the browser's response for a passkey. It has no visible fields. */
export const passkeyForm: AccountForm = {
  title: 'Sign in with a passkey',
  introduction: '',
  submitLabel: 'Sign in with a passkey',
  route: 'passkey',
  action: null,
  fields: [],
  hidden: ['redirect_uri'],
  confirmation: null,
};

export type AccountFormName = keyof typeof accountForms;

export function getAccountForm(name: AccountFormName): AccountForm {
  return accountForms[name];
}

/** The form that the sign-in page shows. @param action value of its parameter `action` */
export function findAccountForm(action: string | undefined): AccountForm {
  return Object.values<AccountForm>(accountForms).find((form) => form.action !== null && form.action === action) ?? accountForms.login;
}

/** The URL of the page with a form. @param state the result of the form, which the page shows */
export function getAccountFormUri(form: AccountForm, parameters: Readonly<Record<string, string>> = {}, state?: 'failed' | 'sent'): string {
  const search = new URLSearchParams({
    ...(form.action !== null && { action: form.action }),
    ...parameters,
    ...(state && { [state]: '1' }),
  });
  return search.size === 0 ? getLoginPath() : `${getLoginPath()}?${search.toString()}`;
}
