import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { toGraphqlPhpError, removeSuggestions } from './graphql-php-errors.ts';
import { scaleToMachine } from '../../tests/support/machine-speed.ts';

const convertMessage = (message: string) => toGraphqlPhpError(new GraphQLError(message)).message;

test('converts messages to those of graphql-php', () => {
  expect(convertMessage('Variable "$x" got invalid value "a"; Int cannot represent non-integer value: "a"')).toBe(
    'Variable "$x" got invalid value "a"; Expected type Int; Int cannot represent non-integer value: a',
  );
});

test('removes suggestions at the end of a message, and nothing else', () => {
  const convert = (message: string) => removeSuggestions(new GraphQLError(message)).message;
  expect(convert('Cannot query field "a". Did you mean "b" or "c"?')).toBe('Cannot query field "a".');
  expect(convert('Value " Did you mean x? " is none.')).toBe('Value " Did you mean x? " is none.');
  expect(convert('Enough.')).toBe('Enough.');
});

test('quickly truncates messages that repeat long input', () => {
  const startedAt = performance.now();
  const members = Array.from({ length: 5_000 }, (_, index) => `k${index}: "; Int cannot represent "`).join(', ');
  const message = convertMessage(`Variable "$x" got invalid value { ${members} }; Field "k0" is not defined by type "Where".`);
  expect(message).toMatch(/^Variable "\$x" got invalid value .* … .* is not defined by type "Where"\.$/s);
  expect(message.length).toBeLessThan(1_100);
  removeSuggestions(new GraphQLError(' Did you mean '.repeat(50_000)));
  expect(performance.now() - startedAt).toBeLessThan(scaleToMachine(1_000));
});
