import { expect, test } from 'vitest';
import { sanitizeLogin, validateLogin } from './user-input.ts';

test.each(['<', '&'])('a username of many %s is rejected at once', (character) => {
  // Cleaning it would take minutes.
  const username = sanitizeLogin(character.repeat(200_000));
  expect(() => validateLogin(username)).toThrow('Username may not be longer than 60 characters.');
});
