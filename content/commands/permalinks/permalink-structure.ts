/** Permalink structures of posts, such as `/%year%/%postname%/` (WordPress). */
import { UserError } from '../../core/user-error.ts';
import { buildNodeUri } from './node-uri.ts';
import { assertLength } from '../core/assert-length.ts';

/** Expressions for the parts of an address that a placeholder can stand for. */
const expressions: ReadonlyMap<string, string> = new Map([
  ['year', '(\\d{4})'],
  ['monthnum', '(\\d{2})'],
  ['day', '(\\d{2})'],
  ['hour', '(\\d{2})'],
  ['minute', '(\\d{2})'],
  ['second', '(\\d{2})'],
  ['post_id', '(\\d+)'],
  ['postname', '([^/]+)'],
  ['category', '(.+)'],
  ['author', '([^/]+)'],
]);

const MAX_LENGTH = 200;
/** Targets of redirects refer to at most nine groups. */
const MAX_PLACEHOLDERS = 9;
/** First segments of paths that do not lead to content. */
const reservedSegments: ReadonlySet<string> = new Set([
  'api',
  'author',
  'feed',
  'graphql',
  'media',
  'search',
  'wp-admin',
  'wp-content',
  'wp-json',
]);

/**
 * Validates a structure.
 * @returns the structure with a slash at both ends, or null for the addresses of the content model
 * @throws UserError naming the rule
 */
export function parsePermalinkStructure(value: string): string | null {
  const text = value.trim();
  if (text === '') return null;
  assertLength('structure', text, MAX_LENGTH);
  const segments = text.split('/').filter((segment) => segment !== '');
  const placeholders = listPlaceholders(text);
  const unknown = placeholders.find((name) => !expressions.has(name));
  if (unknown !== undefined)
    throw new UserError(
      `structure contains %${unknown}%, which is not a placeholder. Use: ${[...expressions.keys()].map((name) => `%${name}%`).join(', ')}.`,
    );
  if (!/^\/[^/]/.test(text) || segments.some((segment) => !/^(?:[\w.~-]|%\w+%)+$/.test(segment)))
    throw new UserError(
      `structure cannot be "${text.slice(0, 60)}". Begin with a slash, and use letters, digits, dashes and placeholders, such as /%year%/%postname%/.`,
    );
  if (!placeholders.includes('postname') && !placeholders.includes('post_id'))
    throw new UserError(
      'structure contains neither %postname% nor %post_id%, so several posts could have the same address. Add one of them.',
    );
  if (new Set(placeholders).size < placeholders.length || placeholders.length > MAX_PLACEHOLDERS)
    throw new UserError(`structure contains a placeholder twice, or more than ${MAX_PLACEHOLDERS}. Remove some.`);
  const [first = ''] = segments;
  if (reservedSegments.has(first.toLowerCase()))
    throw new UserError(`structure begins with /${first}/, where the site has no content. Begin with another segment.`);
  return `/${segments.join('/')}/`;
}

/** The structure that posts have without a setting. */
export const getDefaultStructure = (): string => decodeURIComponent(buildNodeUri('post', ['%postname%']) ?? '/%postname%/');

/**
 * Creates a redirect for all addresses of a former structure.
 * @returns null if the new addresses contain values that the former ones lack, or if the redirect would apply to nearly every path
 */
export function createStructureRedirect(former: string, next: string): { origin: string; target: string } | null {
  const names = listPlaceholders(former);
  const isSpecific =
    former.split('/').some((segment) => /\d|^[^%]+$/.test(segment)) || names.some((name) => expressions.get(name)?.includes('\\d'));
  if (!isSpecific || listPlaceholders(next).some((name) => !names.includes(name))) return null;
  return {
    origin: toExpression(former),
    target: next.replaceAll(/%(\w+)%/g, (_placeholder, name: string) => `$${names.indexOf(name) + 1}`),
  };
}

/** The expression that matches the addresses of a structure. */
export function toExpression(structure: string): string {
  const path = structure
    .replace(/\/$/, '')
    .replaceAll(/[.~-]/g, (character) => `\\${character}`)
    .replaceAll(/%(\w+)%/g, (_placeholder, name: string) => expressions.get(name) ?? '');
  return `^${path}$`;
}

const listPlaceholders = (structure: string): string[] => [...structure.matchAll(/%(\w*)%/g)].map(([, name = '']) => name);
