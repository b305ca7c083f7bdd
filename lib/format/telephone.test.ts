import { expect, test } from 'vitest';
import { formatTelephone } from './telephone.ts';

test.each([
  [9_725_550_118, { display: '972 555 0118', href: 'tel:+19725550118' }],
  ['(972) 555-0118', { display: '972 555 0118', href: 'tel:+19725550118' }],
  ['1-972-555-0118', { display: '972 555 0118', href: 'tel:+19725550118' }],
  ['+1 562 555 0142', { display: '+1 562 555 0142', href: 'tel:+15625550142' }],
  ['972.555.0118 ext. 12', { display: '972 555 0118 ext. 12', href: 'tel:+19725550118;ext=12' }],
  ['+49 30 901820', { display: '+49 30 901820', href: 'tel:+4930901820' }],
])('formats %j for reading and dialing', (value, telephone) => {
  expect(formatTelephone(value)).toEqual(telephone);
});

test.each([null, undefined, '', 'call us', 123, '12345678901234567890'])('returns null for %j, which cannot be dialed', (value) => {
  expect(formatTelephone(value)).toBeNull();
});
