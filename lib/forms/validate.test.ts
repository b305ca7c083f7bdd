import { expect, test } from 'vitest';
import { brokerToolkitForm } from './broker-toolkit.ts';
import { contactForm } from './contact.ts';
import type { SentValues } from './types.ts';
import { validate, valueOf } from './validate.ts';
import { vendorForm } from './vendor.ts';

const good = { topic: 'Press', name: 'Ada Berg', email: 'ada@example.com', message: 'How many doors?' };
const sent = (values: Record<string, string | string[]>): SentValues =>
  new Map(Object.entries(values).map(([name, value]) => [name, [value].flat()]));
const errorsOf = (values: Record<string, string | string[]>) =>
  Object.fromEntries(validate(contactForm, sent({ ...good, ...values })).errors.map(({ field, message }) => [field, message]));

test('takes what is right', () => {
  const { values, errors } = validate(contactForm, sent(good));
  expect(errors).toEqual([]);
  expect(valueOf(values, 'email')).toBe('ada@example.com');
});

test('says what is missing, in the order of the form', () => {
  expect(validate(contactForm, new Map()).errors).toEqual([
    { field: 'topic', message: 'Choose what it is about' },
    { field: 'name', message: 'Enter your name' },
    { field: 'email', message: 'Enter your email address, so that we can answer' },
    { field: 'message', message: 'Write what we should know, one sentence is enough' },
  ]);
});

test.each(['ada.example.com', 'ada@', 'a@b@c.com', 'ada@example.com, eve@example.com', '<ada@example.com>', 'ada@localhost'])(
  'takes "%s" for no address, and keeps it',
  (email) => {
    expect(errorsOf({ email })).toEqual({ email: 'Enter an email address like name@example.com' });
    expect(valueOf(validate(contactForm, sent({ ...good, email })).values, 'email')).toBe(email);
  },
);

test('no line break gets into a field of one line', () => {
  const { values } = validate(contactForm, sent({ ...good, name: 'Ada\r\nBcc: eve@example.com\u2028x\0' }));
  expect(valueOf(values, 'name')).toBe('Ada Bcc: eve@example.com x');
});

test('a message keeps its lines and loses what nobody typed', () => {
  const { values } = validate(contactForm, sent({ ...good, message: ' One\r\nTwo\u0007\u202Egnp.exe\0\ud800 ' }));
  expect(valueOf(values, 'message')).toBe('One\nTwognp.exe\ufffd');
});

test('asks to shorten what is too long, and keeps enough of it to do so', () => {
  expect(errorsOf({ message: 'x'.repeat(5_001) })).toEqual({ message: 'Shorten this to 5,000 characters' });
  const { values } = validate(contactForm, sent({ ...good, message: 'x'.repeat(1_000_000) }));
  expect(valueOf(values, 'message')).toHaveLength(10_000);
});

test('takes only answers that are offered', () => {
  expect(errorsOf({ topic: 'Anything' })).toEqual({ topic: 'Choose from the answers that are offered' });
  expect(validate(contactForm, sent({ ...good, topic: 'Roofs' }), ['Roofs', 'Yards']).errors).toEqual([]);
  expect(validate(contactForm, sent(good), ['Roofs', 'Yards']).errors).toHaveLength(1);
});

test('takes several answers where several can be given, and one elsewhere', () => {
  const two = ['Commission agreement', 'Lease form'];
  const broker = { name: 'A', firm: 'B', email: 'a@example.com', license: 'TX 1' };
  const { values, errors } = validate(brokerToolkitForm, sent({ ...broker, files: two }));
  expect(errors).toEqual([]);
  expect(values[0]).toEqual({ name: 'files', values: two });
  expect(validate(contactForm, sent({ ...good, name: ['Ada', 'Eve'] })).values).toContainEqual({ name: 'name', values: ['Ada'] });
});

test('knows nothing of fields that are not declared, whatever they are called', () => {
  const given = sent({ ...good, __proto__x: 'a', constructor: 'b', recipient: 'eve@example.com', toString: 'c' });
  const { values } = validate(contactForm, new Map([...given, ['__proto__', ['x']]]));
  expect(values.map(({ name }) => name)).toEqual(['topic', 'name', 'email', 'message']);
});

test('a terms box must be ticked', () => {
  const { errors } = validate(vendorForm, new Map());
  expect(errors.at(-1)).toEqual({ field: 'terms', message: 'Confirm that you can work by the vendor terms' });
});

test.each([
  ['www.example.com', true],
  ['https://example.com/a', true],
  ['javascript:alert(1)', false],
  ['nothing', false],
])('the web address %s is taken: %s', (website, taken) => {
  const { errors } = validate(vendorForm, sent({ website }));
  expect(errors.some(({ field }) => field === 'website')).toBe(!taken);
});
