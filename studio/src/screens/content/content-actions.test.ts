import { expect, test, vi } from 'vitest';
import type { ContentRow } from './content-data.ts';
import { describeAction } from './content-actions.ts';
import { withUser } from './content-data.ts';

vi.mock('@wordpress/api-fetch', () => ({ default: vi.fn<() => void>() }));

const row = (raw: string) => ({ title: { raw } }) as ContentRow;

test('asks a plain question about one item or several', () => {
  expect(describeAction('trash', [row('Docks'), row('Doors')])).toBe(
    'Move 2 items to the trash? Visitors will no longer see them. They can be restored.',
  );
  expect(describeAction('delete', [row('Docks')])).toBe('Delete “Docks” permanently? It cannot be restored.');
});

test('the user is among the authors of a list once', () => {
  const authors = [{ value: '2', label: 'Ann' }];
  const user = { id: 3, name: 'Bo', slug: 'bo', roles: [] };
  expect(withUser(authors, user)).toEqual([...authors, { value: '3', label: 'Bo' }]);
  expect(withUser(withUser(authors, user), user)).toHaveLength(2);
});
