import { expect, test } from 'vitest';
import { anonymous, operator } from '../../permissions/viewer.ts';
import type { ContentContext } from '../core/context.ts';
import { toUserQuery, type UserFilter } from './user-filters.ts';

const getOrder = (where: UserFilter, viewer = anonymous) => toUserQuery(where, { viewer } as ContentContext).orderby;

test.each(['email', 'url', 'login', 'registered'] as const)('without permission to list users, users cannot be sorted by %s', (field) => {
  const where: UserFilter = { orderby: [{ field, order: 'DESC' }] };
  expect(getOrder(where)).toEqual({ by: 'nicename', descending: true });
  expect(getOrder(where, operator)).toEqual({ by: field, descending: true });
});

test('without permission to list users, the default order is not that of logins', () => {
  expect(getOrder({})).toEqual({ by: 'nicename', descending: false });
  expect(getOrder({}, operator)).toBeUndefined();
});
