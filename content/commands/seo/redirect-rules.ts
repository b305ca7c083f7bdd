/** Validates single redirects. */
import {
  isExpression,
  isRemovalStatus,
  MAX_EXPRESSION_LENGTH,
  MAX_EXPRESSION_REPETITIONS,
  normalizePath,
  redirectStatuses,
  removalStatuses,
} from '#lib/uri/redirects.ts';
import { toStorableText } from '../../core/json.ts';
import type { RedirectRow } from '../../core/rows/redirects.ts';
import { UserError } from '../../core/user-error.ts';
import { assertLength } from '../core/assert-length.ts';

export type RedirectInput = {
  origin: string;
  target?: string | null;
  type?: number | null;
  format?: 'plain' | 'regex' | null;
};

const MAX_LENGTH = 2_000;
const statuses: readonly number[] = [...redirectStatuses, ...removalStatuses];

/** @throws UserError naming the value and its rule */
export function parseRedirect(input: RedirectInput, siteUrl: string): RedirectRow {
  const type = input.type ?? 301;
  if (!statuses.includes(type)) throw new UserError(`type cannot be ${type}. Use one of: ${statuses.join(', ')}.`);
  const format = input.format ?? 'plain';
  const origin = parseText(input.origin, 'origin');
  return {
    origin: format === 'plain' ? parsePlainOrigin(origin, siteUrl) : parseExpression(origin),
    target: parseTarget(parseText(input.target ?? '', 'target'), type),
    type,
    format,
  };
}

function parseText(value: string, name: string): string {
  return toStorableText(assertLength(name, value, MAX_LENGTH)).trim();
}

function parsePlainOrigin(value: string, siteUrl: string): string {
  const { origin: siteOrigin } = new URL(siteUrl);
  const path = value.startsWith(`${siteOrigin}/`) ? value.slice(siteOrigin.length) : value;
  if (/^[a-z][a-z0-9+.-]*:/i.test(path) || path.startsWith('//'))
    throw new UserError(`origin "${value.slice(0, 60)}" is not a path of this site. Use one such as /former-page/.`);
  if (/[?#\\]|\s/.test(path))
    throw new UserError(
      `origin "${value.slice(0, 60)}" contains a query, a fragment or a space. Redirects apply to paths. Use only the path.`,
    );
  if (normalizePath(path) === '')
    throw new UserError('origin is empty or the front page, which cannot be redirected. Use a path such as /former-page/.');
  return path.startsWith('/') ? path : `/${path}`;
}

function parseExpression(value: string): string {
  if (value === '' || !isExpression(value))
    throw new UserError(
      `origin "${value.slice(0, 60)}" is not a valid expression. Expressions use RE2 syntax, without lookarounds and backreferences, and have at most ${MAX_EXPRESSION_LENGTH} characters and ${MAX_EXPRESSION_REPETITIONS} repetitions. Use one such as ^/blog/(.+)$.`,
    );
  return value;
}

function parseTarget(value: string, type: number): string {
  if (isRemovalStatus(type)) {
    if (value !== '')
      throw new UserError(`target must be empty, because the type ${type} says that the page was removed. Omit it, or use another type.`);
    return '';
  }
  if (value === '')
    throw new UserError(
      `target is missing. A redirect of the type ${type} needs one. Set it to a path or URL, or use the type 410 for a removed page.`,
    );
  const isUrl = /^https?:\/\/[^/?#$\\\s]+(?:[/?#]|$)/i.test(value);
  if (/\s/.test(value) || !(isUrl || /^\/(?![/\\])/.test(value)))
    throw new UserError(`target cannot be "${value.slice(0, 60)}". Use a path that begins with / or a URL that begins with https://.`);
  return value;
}
