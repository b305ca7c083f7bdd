/** The account forms: sign-in, forgotten password, new password, registration. The sign-in page renders them, and the API routes receive them. */
import { LOGIN_PATH } from './login-path.ts';

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
  /** The route that receives the form. */
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

const username: AccountField = { name: 'identifier', label: 'Username', type: 'text', autoComplete: 'username', maxLength: 60 };
const identifier: AccountField = { ...username, label: 'Username or email address', maxLength: 200 };

const accountForms = {
  login: {
    title: 'Sign in',
    introduction: 'For editors of this site.',
    submitLabel: 'Sign in',
    route: '/api/faust/auth/login/',
    action: null,
    fields: [
      identifier,
      { name: 'password', label: 'Password', type: 'password', autoComplete: 'current-password', maxLength: MAX_PASSWORD },
    ],
    hidden: ['redirect_uri'],
    confirmation: null,
  },
  forgottenPassword: {
    title: 'Reset your password',
    introduction: 'We will email you a link to choose a new password.',
    submitLabel: 'Send link',
    route: '/api/faust/auth/forgotten-password/',
    action: 'lostpassword',
    fields: [identifier],
    hidden: [],
    confirmation: 'If the account exists, we have emailed a link to its owner. The link is valid for one day.',
  },
  resetPassword: {
    title: 'Choose a new password',
    introduction: 'You will be signed out on all devices.',
    submitLabel: 'Save password',
    route: '/api/faust/auth/reset-password/',
    action: 'rp',
    fields: [
      {
        name: 'password',
        label: 'New password',
        hint: 'At least 8 characters. A long phrase is easier to remember.',
        type: 'password',
        autoComplete: 'new-password',
        maxLength: MAX_PASSWORD,
      },
    ],
    hidden: ['key', 'login'],
    confirmation: null,
  },
  register: {
    title: 'Create an account',
    introduction: 'We will email you a link to choose a password.',
    submitLabel: 'Create account',
    route: '/api/faust/auth/register/',
    action: 'register',
    fields: [username, { name: 'email', label: 'Email address', type: 'email', autoComplete: 'email', maxLength: 100 }],
    hidden: [],
    confirmation: 'Your account has been created. We have emailed you a link to choose a password.',
  },
} satisfies Record<string, AccountForm>;

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
  return search.size === 0 ? LOGIN_PATH : `${LOGIN_PATH}?${search.toString()}`;
}
