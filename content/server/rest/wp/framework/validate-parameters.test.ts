import { expect, test } from 'vitest';
import { RestError } from './rest-error.ts';
import type { PropertySchema } from './schema.ts';
import { validateParameters } from './validate-parameters.ts';

test.each<[PropertySchema, unknown, unknown]>([
  [{ type: 'integer' }, '12', 12],
  [{ type: 'integer' }, ' 7 ', 7],
  [{ type: 'number' }, '1.5', 1.5],
  [{ type: 'boolean' }, '1', true],
  [{ type: 'boolean' }, 'false', false],
  [{ type: 'boolean' }, '', false],
  [{ type: 'array', items: { type: 'integer' } }, '1, 2,3', [1, 2, 3]],
  [{ type: 'array', items: { type: 'integer' } }, 5, [5]],
  [{ type: ['array', 'integer'], items: { type: 'integer' } }, '5', [5]],
  [{ type: ['integer', 'null'] }, null, null],
  [{ type: ['string', 'null'] }, '', ''],
  [
    { type: ['string', 'object'], properties: { raw: { type: 'string' } } },
    { raw: 'x', other: 1 },
    { raw: 'x', other: 1 },
  ],
  [{ type: 'object' }, [], {}],
  [{ type: 'string', format: 'date-time' }, '2026-11-12T09:00:00+02:00', '2026-11-12T09:00:00+02:00'],
  [
    {
      type: 'string',
      oneOf: [
        { type: 'string', format: 'uuid' },
        { type: 'string', enum: [''] },
      ],
    },
    '',
    '',
  ],
  [{ type: 'integer', default: 3 }, undefined, 3],
])('%j accepts %j', (schema, value, expected) => {
  expect(validateParameters({ name: schema }, { name: value })).toEqual({ name: expected });
});

test.each<[PropertySchema, unknown, string]>([
  [{ type: 'integer' }, '1.5', 'name is not of type integer.'],
  [{ type: 'integer' }, '99999999999', 'name is not of type integer.'],
  [{ type: 'number' }, Number.NaN, 'name is not of type number.'],
  [{ type: 'boolean' }, 'yes', 'name is not of type boolean.'],
  [{ type: 'string' }, 5, 'name is not of type string.'],
  [{ type: 'string', enum: ['a', 'b'] }, 'c', 'name is not one of a and b.'],
  [{ type: 'integer', minimum: 1 }, 0, 'name must be greater than or equal to 1'],
  [{ type: 'integer', minimum: 1, maximum: 9 }, 10, 'name must be between 1 (inclusive) and 9 (inclusive)'],
  [{ type: 'array', items: { type: 'integer' } }, ['1', 'x'], 'name[1] is not of type integer.'],
  [{ type: 'string', format: 'uuid' }, 'x', 'name is not a valid UUID.'],
  [{ type: 'string', minLength: 1 }, '', 'name must be at least 1 character long.'],
  [{ type: 'string', pattern: String.raw`\S` }, ' ', String.raw`name does not match pattern \S.`],
  [{ type: 'string', oneOf: [{ type: 'string', format: 'uuid' }] }, 'x', 'name does not match any of the expected formats.'],
  [{ type: 'array', maxItems: 1 }, [1, 2], 'name must contain at most 1 items.'],
  [{ type: 'object', properties: { raw: { type: 'string' } } }, { raw: 1 }, 'name[raw] is not of type string.'],
  [{ type: 'string', format: 'date-time' }, '2026-13-45', 'Invalid date.'],
])('%j refuses %j', (schema, value, message) => {
  const error = catchError(() => validateParameters({ name: schema }, { name: value }));
  expect(error).toMatchObject({ status: 400, code: 'rest_invalid_param', details: { params: { name: message } } });
});

function catchError(run: () => unknown): RestError | null {
  try {
    run();
    return null;
  } catch (error) {
    return error instanceof RestError ? error : null;
  }
}

test('all missing parameters are named', () => {
  const schema: PropertySchema = { type: 'string', required: true };
  expect(() => validateParameters({ a: schema, b: schema, c: schema }, { b: 'x' })).toThrow('Missing parameter(s): a, c');
});
