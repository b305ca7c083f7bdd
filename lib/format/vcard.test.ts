import { expect, test } from 'vitest';
import { formatVcard } from './vcard.ts';

const person = {
  name: 'Delia Marchetti',
  organization: 'Causeway Logistics',
  title: 'Vice President, Leasing',
  telephone: 'tel:+19725550118',
  email: 'd.marchetti@causeway.example',
  url: 'https://site.example/team/delia-marchetti/',
};

test('a vCard has one property per line and escapes the separators of values', () => {
  expect(formatVcard(person).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    'FN:Delia Marchetti',
    'N:Marchetti;Delia;;;',
    'ORG:Causeway Logistics',
    String.raw`TITLE:Vice President\, Leasing`,
    'TEL;VALUE=uri;TYPE="work,voice":tel:+19725550118',
    'EMAIL;TYPE=work:d.marchetti@causeway.example',
    'URL:https://site.example/team/delia-marchetti/',
    'END:VCARD',
    '',
  ]);
});

test('missing facts are left out', () => {
  const card = formatVcard({ name: 'Cher', organization: null, title: null, telephone: null, email: null, url: null });
  expect(card).toBe('BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:individual\r\nFN:Cher\r\nN:;Cher;;;\r\nEND:VCARD\r\n');
});

test.each([
  ['a\nEND:VCARD', String.raw`a\nEND:VCARD`],
  ['a\r\nb\rc', String.raw`a\nb\nc`],
  [String.raw`a\b;c,d`, String.raw`a\\b\;c\,d`],
  ['a\u0000\u001Bb\u0085', 'ab'],
])('text cannot add a property: %j', (title, escaped) => {
  expect(formatVcard({ ...person, title })).toContain(`\r\nTITLE:${escaped}\r\n`);
});

test('a URL cannot add a property', () => {
  expect(formatVcard({ ...person, url: 'https://site.example/\r\nNOTE:x' })).toContain('\r\nURL:https://site.example/NOTE:x\r\n');
});

test('long lines are folded at 75 bytes between characters', () => {
  const title = 'Größenwahn 🏗️ '.repeat(20);
  const card = formatVcard({ ...person, title });
  for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(card.replaceAll('\r\n ', '')).toContain(`TITLE:${title.trim()}\r\n`);
});
