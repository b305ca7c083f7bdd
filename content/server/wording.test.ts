import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { reword, withoutSuggestions } from './wording.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

const messageOf = (message: string) => reword(new GraphQLError(message)).message;

test('says what is wrong in the words that are known', () => {
  expect(messageOf('Variable "$x" got invalid value "a"; Int cannot represent non-integer value: "a"')).toBe(
    'Variable "$x" got invalid value "a"; Expected type Int; Int cannot represent non-integer value: a',
  );
});

test('suggestions at the end are left out, and nothing else', () => {
  const told = (message: string) => withoutSuggestions(new GraphQLError(message)).message;
  expect(told('Cannot query field "a". Did you mean "b" or "c"?')).toBe('Cannot query field "a".');
  expect(told('Value " Did you mean x? " is none.')).toBe('Value " Did you mean x? " is none.');
  expect(told('Enough.')).toBe('Enough.');
});

test('messages that repeat what was sent are cut, and take no time', () => {
  const began = performance.now();
  const members = Array.from({ length: 5_000 }, (_, index) => `k${index}: "; Int cannot represent "`).join(', ');
  const message = messageOf(`Variable "$x" got invalid value { ${members} }; Field "k0" is not defined by type "Where".`);
  expect(message).toMatch(/^Variable "\$x" got invalid value .* … .* is not defined by type "Where"\.$/s);
  expect(message.length).toBeLessThan(1_100);
  withoutSuggestions(new GraphQLError(' Did you mean '.repeat(50_000)));
  expect(performance.now() - began).toBeLessThan(scaleToMachine(1_000));
});
