import { expect, test } from 'vitest';
import { isSameAddress, listAddress, parseAddress } from './address.ts';

const cursor = 'YXJyYXljb25uZWN0aW9uOjEyMw==';

test('reads the address of a node', () => {
  expect(parseAddress(['about', 'team'])).toEqual({ uri: '/about/team/', part: null });
});

test('takes no segments as the front page', () => {
  expect(parseAddress([])).toEqual({ uri: '/', part: null });
});

test('reads back every address of a list part it writes', () => {
  for (const value of [cursor, 'YXJyYXljb25uZWN0aW9uOjE=', 'a+b/c+d/', 'YXJyYXljb25uZWN0aW9uOjEy']) {
    for (const direction of ['after', 'before'] as const) {
      const path = listAddress('/news/', { direction, cursor: value });
      expect(path).not.toMatch(/[+=]|news\/.*\/.*\/.*\//);
      expect(parseAddress(path.split('/').filter(Boolean))).toEqual({ uri: '/news/', part: { direction, cursor: value } });
    }
  }
});

test('takes a tail that is no cursor as part of the address', () => {
  expect(parseAddress(['news', 'after', 'a.b'])).toEqual({ uri: '/news/after/a.b/', part: null });
  expect(parseAddress(['news', 'after'])).toEqual({ uri: '/news/after/', part: null });
  expect(parseAddress(['after', 'hours'])).toEqual({ uri: '/after/hours/', part: null });
});

test('compares addresses by what they say, not by how they are encoded', () => {
  expect(isSameAddress('/caf%C3%A9/', '/caf%c3%a9/')).toBe(true);
  expect(isSameAddress('/100%/', '/100%/')).toBe(true);
  expect(isSameAddress('/about/', '/About/')).toBe(false);
});
