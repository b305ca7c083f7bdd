/** Validates parameters against their schemas and converts them, with the rules and messages of WordPress's `rest_validate_value_from_schema`. */
import { isRecord } from '#lib/json/records.ts';
import type { RawParameters } from './parse-query.ts';
import { createInvalidParameterError, RestError } from './rest-error.ts';
import type { JsonType, PropertySchema, PropertySchemas } from './schema.ts';

export type Values = Record<string, unknown>;

type Problem = { code: string; message: string; data?: object };
type Outcome = { value: unknown } | Problem;

const MAX_LIST = 1_000;
const MAX_INTEGER = 2_147_483_647;

/**
 * @returns the declared parameters that were sent or have a default
 * @throws RestError that names each invalid parameter
 */
export function validateParameters(schemas: PropertySchemas, raw: RawParameters): Values {
  const missing = Object.entries(schemas).flatMap(([name, { required }]) => (required && raw[name] === undefined ? [name] : []));
  if (missing.length > 0)
    throw new RestError(400, 'rest_missing_callback_param', `Missing parameter(s): ${missing.join(', ')}`, { params: missing });
  const values: Values = {};
  const problems: [string, Problem][] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    if (raw[name] === undefined) {
      if (schema.default !== undefined) values[name] = schema.default;
      continue;
    }
    const outcome = convert(raw[name], schema, name);
    if ('value' in outcome) values[name] = outcome.value;
    else problems.push([name, outcome]);
  }
  if (problems.length > 0) throw createInvalidParameterError(Object.fromEntries(problems));
  return values;
}

/** An error for one parameter whose value is valid by its schema, but not allowed. */
export function createParameterError(name: string, message: string, code = 'rest_invalid_param', data?: object): RestError {
  return createInvalidParameterError({ [name]: { code, message, ...(data && { data }) } });
}

function convert(value: unknown, schema: PropertySchema, path: string): Outcome {
  const types = typeof schema.type === 'string' ? [schema.type] : schema.type;
  for (const type of types) {
    const converted = convertTo(type, value);
    if (converted !== undefined) return checkRules(converted, type, schema, path);
  }
  return { code: 'rest_invalid_type', message: `${path} is not of type ${types.join(',')}.`, data: { param: path } };
}

/** @returns undefined if the value is not of the type */
function convertTo(type: JsonType, value: unknown): unknown {
  switch (type) {
    case 'null':
      return value === null || value === '' ? null : undefined;
    case 'string':
      return typeof value === 'string' ? value : undefined;
    case 'integer':
    case 'number':
      return toNumber(value, type === 'integer');
    case 'boolean':
      return toBoolean(value);
    case 'array':
      return toList(value);
    case 'object':
      return isRecord(value) ? value : value === '' || (Array.isArray(value) && value.length === 0) ? {} : undefined;
  }
}

function toNumber(value: unknown, isInteger: boolean): number | undefined {
  const number = typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return isInteger && (!Number.isInteger(number) || Math.abs(number) > MAX_INTEGER) ? undefined : number;
}

function toBoolean(value: unknown): boolean | undefined {
  const text = typeof value === 'string' ? value.toLowerCase() : value;
  if (text === true || text === 'true' || text === '1' || text === 1) return true;
  return text === false || text === 'false' || text === '0' || text === 0 || text === '' ? false : undefined;
}

/** A text with commas is a list (WordPress). */
function toList(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value === 'number') return [value];
  return typeof value === 'string' ? value.split(/[\s,]+/).filter((item) => item !== '') : undefined;
}

function checkRules(value: unknown, type: JsonType, schema: PropertySchema, path: string): Outcome {
  if (Array.isArray(value) && type === 'array') return checkList(value, schema, path);
  if (type === 'object' && isRecord(value)) return checkObject(value, schema, path);
  if (schema.enum && value !== null && !schema.enum.includes(value as string | number))
    return { code: 'rest_not_in_enum', message: `${path} is not one of ${formatList(schema.enum)}.` };
  if (typeof value === 'number') return checkRange(value, schema, path);
  if (typeof value === 'string') return checkText(value, schema, path);
  return { value };
}

function checkText(value: string, { format, minLength = 0, pattern, oneOf }: PropertySchema, path: string): Outcome {
  if (format === 'date-time' && !isDateTime(value)) return { code: 'rest_invalid_date', message: 'Invalid date.' };
  if (format === 'uuid' && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(value))
    return { code: 'rest_invalid_uuid', message: `${path} is not a valid UUID.` };
  if (value.length < minLength) return { code: 'rest_too_short', message: `${path} must be at least ${minLength} character long.` };
  if (pattern !== undefined && !new RegExp(pattern).test(value))
    return { code: 'rest_invalid_pattern', message: `${path} does not match pattern ${pattern}.` };
  if (oneOf && !oneOf.some((schema) => 'value' in convert(value, schema, path)))
    return { code: 'rest_no_matching_schema', message: `${path} does not match any of the expected formats.` };
  return { value };
}

const formatList = (values: readonly (string | number)[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(values.map((value) => String(value)));

const isDateTime = (text: string) =>
  /^\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:[Zz]|[+-]\d{2}:?\d{2})?)?$/.test(text) &&
  !Number.isNaN(Date.parse(text));

function checkRange(value: number, { minimum, maximum }: PropertySchema, path: string): Outcome {
  const isTooSmall = minimum !== undefined && value < minimum;
  if (!isTooSmall && !(maximum !== undefined && value > maximum)) return { value };
  const message =
    minimum !== undefined && maximum !== undefined
      ? `${path} must be between ${minimum} (inclusive) and ${maximum} (inclusive)`
      : isTooSmall
        ? `${path} must be greater than or equal to ${minimum}`
        : `${path} must be less than or equal to ${maximum}`;
  return { code: 'rest_out_of_bounds', message };
}

function checkList(list: readonly unknown[], { items, maxItems = MAX_LIST }: PropertySchema, path: string): Outcome {
  if (list.length > maxItems) return { code: 'rest_too_many_items', message: `${path} must contain at most ${maxItems} items.` };
  if (!items) return { value: list };
  const values: unknown[] = [];
  for (const [index, item] of list.entries()) {
    const outcome = convert(item, items, `${path}[${index}]`);
    if (!('value' in outcome)) return outcome;
    values.push(outcome.value);
  }
  return { value: values };
}

/** Properties without a schema stay as they are. */
function checkObject(value: Record<string, unknown>, { properties = {} }: PropertySchema, path: string): Outcome {
  const values: Values = { ...value };
  for (const [name, schema] of Object.entries(properties)) {
    if (!Object.hasOwn(value, name)) continue;
    const outcome = convert(value[name], schema, `${path}[${name}]`);
    if (!('value' in outcome)) return outcome;
    values[name] = outcome.value;
  }
  return { value: values };
}
