import { expect, test } from 'vitest';
import { createContentChanges, getAffectedKeys, getPathKey } from './content-changes.ts';

const toId = (name: string) => Buffer.from(name).toString('base64');

test('every form of percent-encoding of a path has the same key', () => {
  expect(getPathKey('/caf%C3%A9/')).toBe(getPathKey('/caf%c3%a9/'));
  expect(getPathKey('/café/')).toBe(getPathKey('/caf%C3%A9/'));
  expect(getPathKey('/a/')).not.toBe(getPathKey('/b/'));
});

test('a change affects the pages with its keys, the pages at its URIs, and pages whose keys are not known', () => {
  const { changed, removed } = getAffectedKeys({ keys: ['list:post'], uris: ['/caf%c3%a9/'], cause: 'update post' });
  expect([...changed].toSorted()).toEqual(['*', 'list:post', getPathKey('/café/')]);
  expect(removed.size).toBe(0);
});

test('a removal affects the pages with the content, but not those that only list others, or show its author', () => {
  const keys = [toId('post:7'), 'skipped:post', 'list:post', toId('user:1'), 'skipped:user', toId('term:3')];
  const { changed, removed } = getAffectedKeys({ keys, uris: ['/news/a/'], cause: 'delete post, update user, update category' });
  expect([...removed].toSorted()).toEqual(['*', toId('post:7'), getPathKey('/news/a/'), 'skipped:post'].toSorted());
  expect(changed).toContain('list:post');
});

test('removed comments must not be shown, while the links of a removed menu item are only updated', () => {
  expect(getAffectedKeys({ keys: [toId('comment:4')], uris: [], cause: 'delete comment' }).removed).toContain(toId('comment:4'));
  expect(getAffectedKeys({ keys: [toId('post:9'), toId('term:2')], uris: [], cause: 'delete menuitem, update menu' }).removed.size).toBe(0);
});

test('a render is affected by the changes since its start', () => {
  const changes = createContentChanges();
  const record = (key: string) => changes.record({ changed: new Set([key]), removed: new Set() });
  record('a');
  const version = changes.getVersion();
  expect(changes.hasChanged(['a', 'b'], version)).toBe(false);
  record('b');
  expect(changes.hasChanged(['a', 'b'], version)).toBe(true);
  expect(changes.hasChanged(['a'], version)).toBe(false);
  expect(changes.hasRemoved(['b'], version)).toBe(false);
  expect(changes.hasChanged(['b'], changes.getVersion())).toBe(false);
});

test('a render that began before more changes than are remembered counts as affected', () => {
  const changes = createContentChanges();
  const version = changes.getVersion();
  for (let index = 0; index < 1000; index++) changes.record({ changed: new Set(['a']), removed: new Set() });
  expect(changes.hasChanged(['b'], version)).toBe(false);
  changes.record({ changed: new Set(['a']), removed: new Set() });
  expect(changes.hasChanged(['b'], version)).toBe(true);
  expect(changes.hasRemoved(['b'], version)).toBe(true);
});
