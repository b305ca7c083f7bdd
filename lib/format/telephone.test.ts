import { expect, test } from 'vitest';
import { formatTelephone } from './telephone.ts';

test.each([
  [9_725_550_118, { display: '972-555-0118', href: 'tel:+19725550118' }],
  ['(972) 555-0118', { display: '972-555-0118', href: 'tel:+19725550118' }],
  ['1-972-555-0118', { display: '972-555-0118', href: 'tel:+19725550118' }],
  ['+1 562 555 0142', { display: '+1 562-555-0142', href: 'tel:+15625550142' }],
  ['972.555.0118 ext. 12', { display: '972-555-0118 ext. 12', href: 'tel:+19725550118;ext=12' }],
  ['+49 30 901820', { display: '+49 30 901820', href: 'tel:+4930901820' }],
])('formats %j for reading and dialing', (value, telephone) => {
  expect(formatTelephone(value)).toEqual(telephone);
});

test.each([null, undefined, '', 'call us', 123, '12345678901234567890'])('returns null for %j, which cannot be dialed', (value) => {
  expect(formatTelephone(value)).toBeNull();
});

test.each([
  ['  972 555 0118 ', '972-555-0118', 'tel:+19725550118'],
  ['972-555-0118x12', '972-555-0118 ext. 12', 'tel:+19725550118;ext=12'],
  ['972-555-0118 EXT 12', '972-555-0118 ext. 12', 'tel:+19725550118;ext=12'],
  ['972-555-0118ext.12', '972-555-0118 ext. 12', 'tel:+19725550118;ext=12'],
  ['972-555-0118  #  12', '972-555-0118 ext. 12', 'tel:+19725550118;ext=12'],
  ['555 0118', '555 0118', 'tel:5550118'],
  [' +49 30 901820 ', '+49 30 901820', 'tel:+4930901820'],
  ['+1 (562) 555-0142', '+1 562-555-0142', 'tel:+15625550142'],
  ['+49 30 901821', '+49 30 901821', 'tel:+4930901821'],
  ['+31 20 794 0801', '+31 20 794 0801', 'tel:+31207940801'],
  ['+1 562 555 014', '+1 562 555 014', 'tel:+1562555014'],
  ['+123 456 789 012 345', '+123 456 789 012 345', 'tel:+123456789012345'],
  ['2 972 555 0118', '2 972 555 0118', 'tel:29725550118'],
  ['972 555 01180', '972 555 01180', 'tel:97255501180'],
])('shows %j as %s and dials %s', (value, display, href) => {
  expect(formatTelephone(value)).toEqual({ display, href });
});

test('a number has 7 to 15 digits', () => {
  expect(formatTelephone('123 456')).toBeNull();
  expect(formatTelephone('1234567')).not.toBeNull();
  expect(formatTelephone('+1234567890123456')).toBeNull();
});
