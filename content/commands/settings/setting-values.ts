/** Validates values of settings. */
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { FieldValue } from '../../core/rows/fields.ts';
import { UserError } from '../../core/user-error.ts';
import type { Database } from '../../db/tables.ts';
import { roles } from '../../model/roles.ts';
import { parseLine } from '../markup/parse-text.ts';

/** A setting by its stored name, with its name in the GraphQL input for messages. */
export type SettingInput = { name: string; label: string; value: FieldValue };

type SettingParser = (value: FieldValue, label: string, db: Kysely<Database>) => FieldValue | Promise<FieldValue>;

/** @throws UserError naming the setting, the rule and the remedy */
export async function parseSetting(db: Kysely<Database>, { name, label, value }: SettingInput): Promise<FieldValue> {
  const reader = parsers[name];
  if (!reader) throw new UserError(`${label} is not a setting that can be changed.`);
  return reader(value, label, db);
}

const line =
  (most: number): SettingParser =>
  (value, label) =>
    parseLine(label, typeof value === 'string' ? value : '', most);

const oneOf =
  (...choices: string[]): SettingParser =>
  (value, label) => {
    if (typeof value !== 'string' || !choices.includes(value)) throw new UserError(`${label} must be one of: ${choices.join(', ')}.`);
    return value;
  };

const numberBetween =
  (least: number, most: number): SettingParser =>
  (value, label) => {
    if (typeof value !== 'number' || value < least || value > most)
      throw new UserError(`${label} must be a number from ${least} to ${most}.`);
    return value;
  };

/** Date formats consist of PHP's format characters. Markup is not allowed. */
const format: SettingParser = (value, label) => {
  if (typeof value !== 'string' || value.trim() === '' || value.length > 60 || /[<>\0]/.test(value))
    throw new UserError(`${label} must be a PHP date format such as "F j, Y", of at most 60 characters.`);
  return value;
};

const timezone: SettingParser = (value, label) => {
  const name = typeof value === 'string' ? value.trim() : '';
  // Offsets such as +02:00 have no daylight saving time, and PostgreSQL reverses their sign.
  if (/^[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*$/.test(name) && isTimezone(name)) return name;
  throw new UserError(`${label} must be an IANA time zone name such as "America/Los_Angeles".`);
};

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}

const language: SettingParser = (value, label) => {
  if (value === '') return 'en_US';
  if (typeof value === 'string' && /^[a-z]{2,3}(?:_[A-Z]{2})?$/.test(value)) return value;
  throw new UserError(`${label} must be a language code, optionally with a country, such as "de" or "en_US".`);
};

const email: SettingParser = (value, label) => {
  const parsed = z
    .email()
    .max(254)
    .safeParse(typeof value === 'string' ? value.trim() : '');
  if (!parsed.success) throw new UserError(`${label} must be an email address such as "desk@example.com".`);
  return parsed.data;
};

/** The administrator role is refused, because every visitor could become an administrator if registration is allowed. */
const role: SettingParser = (value, label, db) => {
  const names = roles.map(({ name }) => name).filter((name) => name !== 'administrator');
  return oneOf(...names)(value, label, db);
};

const flag: SettingParser = (value) => value === true;

/** An image of the media library. 0 or null means no image. */
const image: SettingParser = async (value, label, db) => {
  if (value === 0 || value === null) return null;
  const found = await db
    .selectFrom('media_item')
    .select('node_id as id')
    .where('node_id', '=', Number(value))
    .where('mime_type', 'like', 'image/%')
    .executeTakeFirst();
  if (!found) throw new UserError(`${label} must be the database id of an image; ${JSON.stringify(value)} is not.`);
  return found.id;
};

/** A published page. 0 or null means no page. */
const page: SettingParser = async (value, label, db) => {
  if (value === 0 || value === null) return null;
  const found = await db
    .selectFrom('content_node')
    .select('id')
    .where('id', '=', Number(value))
    .where('type', '=', 'page')
    .where('status', '=', 'publish')
    .where('revision_of', 'is', null)
    .executeTakeFirst();
  if (!found) throw new UserError(`${label} must be the database id of a published page; ${JSON.stringify(value)} is not.`);
  return found.id;
};

const category: SettingParser = async (value, label, db) => {
  const found = await db
    .selectFrom('term')
    .select('id')
    .where('id', '=', Number(value))
    .where('taxonomy', '=', 'category')
    .executeTakeFirst();
  if (!found) throw new UserError(`${label} must be the database id of a category; ${JSON.stringify(value)} is not.`);
  return found.id;
};

const parsers: Readonly<Record<string, SettingParser>> = {
  title: line(200),
  description: line(500),
  email,
  language,
  timezone,
  dateFormat: format,
  timeFormat: format,
  startOfWeek: numberBetween(0, 6),
  postsPerPage: numberBetween(1, 100),
  showOnFront: oneOf('page', 'posts'),
  pageOnFront: page,
  pageForPosts: page,
  defaultCategory: category,
  defaultPostFormat: oneOf('0', 'standard', 'aside', 'audio', 'chat', 'gallery', 'image', 'link', 'quote', 'status', 'video'),
  useSmilies: flag,
  defaultCommentStatus: oneOf('open', 'closed'),
  defaultPingStatus: oneOf('open', 'closed'),
  commentMaxLinks: numberBetween(0, 100),
  commentModeration: flag,
  commentPreviouslyApproved: flag,
  commentRegistration: flag,
  requireNameEmail: flag,
  // WordPress offers the same range.
  threadCommentsDepth: numberBetween(1, 10),
  siteIcon: image,
  siteLogo: image,
  defaultRole: role,
  usersCanRegister: flag,
  pagePrivacyPolicy: page,
  auditRetentionDays: numberBetween(7, 3650),
  requireSecondFactor: flag,
};
