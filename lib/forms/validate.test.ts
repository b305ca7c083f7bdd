import { expect, test } from 'vitest';
import { brokerToolkitForm } from './broker-toolkit.ts';
import { contactForm } from './contact.ts';
import type { SubmittedValues } from './types.ts';
import { validateForm, getFieldValue } from './validate.ts';
import { vendorForm } from './vendor.ts';

const validValues = { topic: 'Press', name: 'Ada Berg', email: 'ada@example.com', message: 'How many doors?' };
const submitted = (values: Record<string, string | string[]>): SubmittedValues =>
  new Map(Object.entries(values).map(([name, value]) => [name, [value].flat()]));
const getErrors = (values: Record<string, string | string[]>) =>
  Object.fromEntries(
    validateForm(contactForm, submitted({ ...validValues, ...values })).errors.map(({ field, message }) => [field, message]),
  );

test('accepts valid values', () => {
  const { values, errors } = validateForm(contactForm, submitted(validValues));
  expect(errors).toEqual([]);
  expect(getFieldValue(values, 'email')).toBe('ada@example.com');
});

test('reports missing values in the order of the fields', () => {
  expect(validateForm(contactForm, new Map()).errors).toEqual([
    { field: 'topic', message: 'Choose what your message is about' },
    { field: 'name', message: 'Enter your name' },
    { field: 'email', message: 'Enter your email address so that we can reply' },
    { field: 'message', message: 'Tell us how we can help. One sentence is enough.' },
  ]);
});

test.each(['ada.example.com', 'ada@', 'a@b@c.com', 'ada@example.com, eve@example.com', '<ada@example.com>', 'ada@localhost'])(
  'rejects the email address "%s" but returns it',
  (email) => {
    expect(getErrors({ email })).toEqual({ email: 'Enter an email address like name@example.com' });
    expect(getFieldValue(validateForm(contactForm, submitted({ ...validValues, email })).values, 'email')).toBe(email);
  },
);

test('removes line breaks from single-line fields', () => {
  const { values } = validateForm(contactForm, submitted({ ...validValues, name: 'Ada\r\nBcc: eve@example.com\u2028x\0' }));
  expect(getFieldValue(values, 'name')).toBe('Ada Bcc: eve@example.com x');
});

test('keeps line breaks of a message and removes control characters', () => {
  const { values } = validateForm(contactForm, submitted({ ...validValues, message: ' One\r\nTwo\u0007\u202Egnp.exe\0\ud800 ' }));
  expect(getFieldValue(values, 'message')).toBe('One\nTwognp.exe\ufffd');
});

test('rejects text that is too long but returns enough of it to shorten', () => {
  expect(getErrors({ message: 'x'.repeat(5_001) })).toEqual({ message: 'Shorten this text to 5,000 characters or fewer' });
  const { values } = validateForm(contactForm, submitted({ ...validValues, message: 'x'.repeat(1_000_000) }));
  expect(getFieldValue(values, 'message')).toHaveLength(10_000);
});

test('accepts only the listed options', () => {
  expect(getErrors({ topic: 'Anything' })).toEqual({ topic: 'Choose from the listed options' });
  expect(validateForm(contactForm, submitted({ ...validValues, topic: 'Roofs' }), ['Roofs', 'Yards']).errors).toEqual([]);
  expect(validateForm(contactForm, submitted(validValues), ['Roofs', 'Yards']).errors).toHaveLength(1);
});

test('accepts several values only in a field with checkboxes', () => {
  const two = ['Commission agreement', 'Lease form'];
  const broker = { name: 'A', firm: 'B', email: 'a@example.com', license: 'TX 1' };
  const { values, errors } = validateForm(brokerToolkitForm, submitted({ ...broker, files: two }));
  expect(errors).toEqual([]);
  expect(values[0]).toEqual({ name: 'files', values: two });
  expect(validateForm(contactForm, submitted({ ...validValues, name: ['Ada', 'Eve'] })).values).toContainEqual({
    name: 'name',
    values: ['Ada'],
  });
});

test('ignores fields that are not declared, regardless of their names', () => {
  const withExtraFields = submitted({ ...validValues, __proto__x: 'a', constructor: 'b', recipient: 'eve@example.com', toString: 'c' });
  const { values } = validateForm(contactForm, new Map([...withExtraFields, ['__proto__', ['x']]]));
  expect(values.map(({ name }) => name)).toEqual(['topic', 'name', 'email', 'message']);
});

test('requires the terms to be accepted', () => {
  const { errors } = validateForm(vendorForm, new Map());
  expect(errors.at(-1)).toEqual({ field: 'terms', message: 'Accept the vendor terms to register' });
});

test.each([
  ['www.example.com', true],
  ['https://example.com/a', true],
  ['HTTP://EXAMPLE.COM', true],
  ['example.com/?a=https://b', true],
  ['https://localhost', false],
  ['ftp://example.com', false],
  ['xhttps://example.com', false],
  ['mailto:a@example.com', false],
  ['https:// example.com', false],
  ['data:text/html,https://example.com', false],
  ['javascript:alert(1)', false],
  ['nothing', false],
])('validates the web address %s: %s', (website, isValid) => {
  const { errors } = validateForm(vendorForm, submitted({ website }));
  expect(errors.some(({ field }) => field === 'website')).toBe(!isValid);
});

test('a text may be exactly as long as its limit', () => {
  expect(getErrors({ message: 'x'.repeat(5_000) })).toEqual({});
  expect(getErrors({ name: 'x'.repeat(120) })).toEqual({});
  expect(getErrors({ name: 'x'.repeat(121) })).toEqual({ name: 'Shorten this text to 120 characters or fewer' });
});

test('whitespace alone does not count as text', () => {
  expect(getErrors({ name: ' \n\t\u2028' })).toEqual({ name: 'Enter your name' });
  expect(validateForm(contactForm, submitted({ ...validValues, company: ' ' })).values.map(({ name }) => name)).not.toContain('company');
});

test('every kind of line break becomes one', () => {
  const { values } = validateForm(contactForm, submitted({ ...validValues, message: 'One\rTwo\r\nThree\nFour', name: 'Ada \r\n\t Berg' }));
  expect(getFieldValue(values, 'message')).toBe('One\nTwo\nThree\nFour');
  expect(getFieldValue(values, 'name')).toBe('Ada Berg');
});

test('all values of a field must be listed options', () => {
  const getFieldNames = (trades: string[]) => validateForm(vendorForm, submitted({ trades })).errors.map(({ field }) => field);
  expect(getFieldNames(['Roofing', 'Paving'])).not.toContain('trades');
  expect(getFieldNames(['Roofing', 'Bribery'])).toContain('trades');
  expect(getFieldNames(['', 'Roofing'])).not.toContain('trades');
  expect(getFieldNames([''])).toContain('trades');
});

test('at most 40 values of a field are read', () => {
  const { values } = validateForm(vendorForm, submitted({ trades: Array.from({ length: 41 }, () => 'Roofing') }));
  expect(values.find(({ name }) => name === 'trades')?.values).toHaveLength(40);
});

test('an optional phone number may be missing, but must be valid', () => {
  expect(getErrors({ tel: '' })).toEqual({});
  expect(getErrors({ tel: '+1 562 555 0142' })).toEqual({});
  expect(getErrors({ tel: '555' })).toEqual({ tel: 'Enter a phone number like 562-555-0142' });
});

test('files are validated separately', () => {
  const { values, errors } = validateForm(vendorForm, submitted({ papers: 'certificate.pdf' }));
  expect(values.map(({ name }) => name)).not.toContain('papers');
  expect(errors.map(({ field }) => field)).not.toContain('papers');
});

test('a checkbox may stay empty where it is not required', () => {
  expect(getErrors({ plans: 'on' })).toEqual({});
  expect(getErrors({})).toEqual({});
});

test('the value of a missing field is empty', () => {
  expect(getFieldValue([], 'email')).toBe('');
  expect(getFieldValue([{ name: 'email', values: [] }], 'email')).toBe('');
});
