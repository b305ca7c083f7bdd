/** Reads validated parameters, and the ids in paths. */
import { toDatabaseId } from '../../../../core/global-ids.ts';
import { parseDate } from '../../../../core/parse-date.ts';
import { RestError } from '../framework/rest-error.ts';
import type { RestRequest } from '../framework/rest-request.ts';
import type { PropertySchema } from '../framework/schema.ts';

export const idKey = (name = 'id', description = 'Unique identifier for the item.') => ({
  name,
  pattern: String.raw`\d+`,
  schema: { description, type: 'integer' } satisfies PropertySchema,
});

export const idList = (description: string): PropertySchema => ({ description, type: 'array', items: { type: 'integer' }, default: [] });

/** The id in the path of a request. An id that is too large is the id of nothing. */
export function getPathId({ variables }: Pick<RestRequest, 'variables'>, name = 'id'): number {
  return toDatabaseId(variables[name] ?? '') ?? 0;
}

/** A text, or the `raw` text of an object as WordPress's clients send it. Undefined if it was not sent. */
export function getRawText(value: unknown): string | undefined {
  const raw = typeof value === 'object' && value !== null && 'raw' in value ? value.raw : value;
  return typeof raw === 'string' ? raw : undefined;
}

/** The ids that a list parameter contains, or undefined if it is empty. */
export function getIds({ values }: Pick<RestRequest, 'values'>, name: string): readonly number[] | undefined {
  const ids = values[name];
  return Array.isArray(ids) && ids.length > 0 ? (ids as number[]) : undefined;
}

export function getTexts({ values }: Pick<RestRequest, 'values'>, name: string): readonly string[] | undefined {
  const texts = values[name];
  return Array.isArray(texts) && texts.length > 0 ? (texts as string[]) : undefined;
}

export const dateParameter = (description: string): PropertySchema => ({ description, type: 'string', format: 'date-time' });

/**
 * Reads two parameters with dates as the bounds of a period. WordPress excludes both dates and compares seconds, and the store includes the first bound, so
 * that is the second after the date.
 */
export function getPeriod(
  { values, context }: Pick<RestRequest, 'values' | 'context'>,
  afterName: string,
  beforeName: string,
): { from: Date | undefined; until: Date | undefined } {
  const parse = (name: string) => {
    const text = values[name];
    return typeof text === 'string' ? parseDate(name, text, context.site.timezone) : undefined;
  };
  const after = parse(afterName);
  return { from: after && new Date(after.getTime() + 1000), until: parse(beforeName) };
}

/** An id of an input, where 0 means none. Undefined if it was not sent. */
export function toIdInput(value: unknown): string | undefined {
  return typeof value === 'number' ? (value === 0 ? '' : String(value)) : undefined;
}

export const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const createNotFoundError = (code: string, message: string): RestError => new RestError(404, code, message);
