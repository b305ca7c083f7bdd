import { expect, test } from 'vitest';
import { unserializePhp, serializePhp, type PhpValue } from './php-serialize.ts';

test.each<[string, PhpValue]>([
  ['N;', null],
  ['b:1;', true],
  ['i:-12;', -12],
  ['d:0.5;', 0.5],
  ['s:7:"Łódź";', 'Łódź'],
  ['a:2:{i:0;s:3:"111";i:1;s:3:"403";}', ['111', '403']],
  ['a:2:{s:3:"lat";d:37.8;s:3:"lng";i:-122;}', { lat: 37.8, lng: -122 }],
  ['a:1:{i:0;a:0:{}}', [[]]],
])('parses and writes %s', (text, value) => {
  expect(unserializePhp(text)).toEqual(value);
  expect(serializePhp(value)).toBe(text);
});

test.each([
  ['an object', 'O:8:"stdClass":1:{s:1:"a";i:1;}'],
  ['an object in an array', 'a:1:{i:0;O:8:"stdClass":0:{}}'],
  ['a string that is shorter than its length', 's:50:"short";'],
  ['an array with a false count of a billion members', 'a:1000000000:{}'],
  ['a deeply nested array', `${'a:1:{i:0;'.repeat(5000)}N;${'}'.repeat(5000)}`],
  ['a plain word', 'default'],
  ['text after the value', 'i:1;i:2;'],
  ['an empty string', ''],
])('rejects %s', (_name, text) => {
  expect(unserializePhp(text)).toBeUndefined();
});
