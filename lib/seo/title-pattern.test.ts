import { expect, test } from 'vitest';
import { fillTitlePattern, getSeparator } from './title-pattern.ts';

test.each([
  ['%%title%% %%sep%% %%sitename%%', 'sc-dash', 'Docks - Causeway'],
  ['%%title%% %%sep%% %%sitename%%', '', 'Docks | Causeway'],
  ['%%sep%% %%title%% %%page%%', '', 'Docks'],
  ['%%constructor%%', '', ''],
  ['No variables', '', 'No variables'],
])('the pattern %j with the separator %j becomes %j', (pattern, separator, expected) => {
  expect(fillTitlePattern(pattern, { title: 'Docks', sitename: 'Causeway' }, getSeparator(separator))).toBe(expected);
});
