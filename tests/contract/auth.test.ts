import { expect, test } from 'vitest';
import { askAs } from '../support/accounts.ts';
import { fixtureUsers } from '../support/fixture-users.ts';

test.each(fixtureUsers.map(({ login }) => login))('%s signs in', async (login) => {
  const { data } = await askAs(login, '{ __typename }');
  expect(data).toEqual({ __typename: 'RootQuery' });
});
