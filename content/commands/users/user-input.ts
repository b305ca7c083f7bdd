/** Validates the input of accounts and converts it to its stored form. */
import { MAX_PASSWORD_LENGTH } from '../../auth/passwords.ts';
import { UserError } from '../../core/user-error.ts';
import { parseDescription, parseLine } from '../markup/parse-text.ts';
import { removeAccents } from '../permalinks/slugs.ts';

type OptionalText = string | null | undefined;

/** WPGraphQL's input. Omitted values stay unchanged. */
export type UserInput = {
  aim?: OptionalText;
  description?: OptionalText;
  displayName?: OptionalText;
  email?: OptionalText;
  firstName?: OptionalText;
  jabber?: OptionalText;
  lastName?: OptionalText;
  locale?: OptionalText;
  nicename?: OptionalText;
  nickname?: OptionalText;
  password?: OptionalText;
  registered?: OptionalText;
  richEditing?: OptionalText;
  roles?: readonly OptionalText[] | null;
  websiteUrl?: OptionalText;
  yim?: OptionalText;
};

/** Columns and preferences of an account. */
export type AccountValues = {
  description?: string;
  display_name?: string;
  email?: string;
  first_name?: string;
  last_name?: string;
  locale?: string;
  nickname?: string;
  registered_at?: Date;
  url?: string;
  preferences: Record<string, string | boolean>;
};

export const ILLEGAL_LOGIN = 'This username is invalid because it uses illegal characters. Please enter a valid username.';
const MAX_LOGIN = 60;
/** Longer input is not cleaned, but rejected: unclosed tags and character references take quadratic time. */
const MAX_CLEANED_LOGIN = 2_000;
const MAX_EMAIL = 100;
const MAX_LINE = 250;
const MAX_DESCRIPTION = 20_000;
const MIN_PASSWORD = 8;

/** Removes what cannot be part of a username, as WordPress does with the input of `createUser` (`sanitize_user`). Visitors can send it, too. */
export function sanitizeLogin(username: string): string {
  if (username.length > MAX_CLEANED_LOGIN) return username;
  return removeAccents(username.toWellFormed().replaceAll(/<[^>]*>/g, ''))
    .replaceAll(/%[a-f0-9]{2}|&[^;\s]+;/gi, '')
    .replaceAll(/[^a-z0-9 _.@-]/gi, '');
}

/** Applies WordPress's rule for new usernames. */
export function validateLogin(username: string): string {
  const login = username.trim().replaceAll(/\s+/g, ' ');
  if (login === '') throw new UserError('Cannot create a user with an empty login name.', { kind: 'username-invalid' });
  if (login.length > MAX_LOGIN)
    throw new UserError(`Username may not be longer than ${MAX_LOGIN} characters.`, { kind: 'username-invalid' });
  if (!/^[a-z0-9 _.@-]+$/i.test(login)) throw new UserError(ILLEGAL_LOGIN, { kind: 'username-invalid' });
  return login;
}

export function validateEmail(value: string): string {
  const email = value.trim();
  const isValid = /^[^\s@<>(),:;"\\[\]\p{Cc}]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/iu.test(email) && !/\.\.|^\.|\.@/.test(email);
  if (!isValid || email.length > MAX_EMAIL) throw new UserError('The email address you are trying to use is invalid');
  return email;
}

export function validatePassword(password: string): string {
  if (password.length < MIN_PASSWORD) throw new UserError(`The password is too short. Use at least ${MIN_PASSWORD} characters.`);
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new UserError(`The password is too long. Use at most ${MAX_PASSWORD_LENGTH} characters.`);
  return password;
}

/** Without a protocol, `http://` is added (WordPress). */
function validateUrl(value: string): string {
  const trimmed = value.trim();
  if (trimmed === '') return '';
  const text = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(trimmed) ? trimmed : `http://${trimmed}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || text.length > 2_000)
    throw new UserError('websiteUrl is not a web URL. Use a complete URL such as https://www.example.com.');
  return text;
}

function validateLocale(locale: string): string {
  if (!/^[a-z]{2,3}(?:_[a-z0-9]{2,10})*$/i.test(locale))
    throw new UserError(`The locale "${locale.slice(0, 20)}" is unknown. Use a language and a country, such as en_US.`);
  return locale;
}

function parseRegistered(value: string): Date {
  const local = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}Z` : value;
  const time = new Date(local);
  if (Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1970 || time.getUTCFullYear() > 9999)
    throw new UserError('registered is not a date. Use a date such as 2026-11-21 09:00:00.');
  return time;
}

/** @throws UserError naming the invalid value */
export function toUserValues(input: UserInput): AccountValues {
  const { description, email, locale, registered, richEditing, websiteUrl } = input;
  const lines = { displayName: 'display_name', firstName: 'first_name', lastName: 'last_name', nickname: 'nickname' } as const;
  const values: AccountValues = { preferences: {} };
  for (const [name, column] of Object.entries(lines) as [keyof typeof lines, (typeof lines)[keyof typeof lines]][]) {
    const text = input[name];
    if (typeof text === 'string') values[column] = parseLine(name, text, MAX_LINE);
  }
  if (typeof description === 'string') {
    values.description = parseDescription('description', description, MAX_DESCRIPTION);
  }
  if (email) values.email = validateEmail(email);
  if (locale) values.locale = validateLocale(locale);
  if (registered) values.registered_at = parseRegistered(registered);
  if (typeof websiteUrl === 'string') values.url = validateUrl(websiteUrl);
  for (const name of ['aim', 'jabber', 'yim'] as const) {
    const text = input[name];
    if (typeof text === 'string') values.preferences[name] = parseLine(name, text, MAX_LINE);
  }
  // WordPress stores the text "false" for users who disabled the visual editor.
  if (typeof richEditing === 'string') values.preferences['richEditing'] = richEditing !== 'false';
  return values;
}
