import { expect, test } from 'vitest';
import { createBackupStore } from './backups.ts';

function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const backup = (time: number, title: string) => ({ time, version: 'v1', edits: { title } });

test('offers the newest copy of another visit, and none of its own', () => {
  const storage = createStorage();
  createBackupStore(storage, 'node', 'first', () => 0).write(backup(1, 'one'));
  createBackupStore(storage, 'node', 'second', () => 0).write(backup(2, 'two'));
  const store = createBackupStore(storage, 'node', 'third', () => 0);
  store.write(backup(3, 'three'));
  expect(store.findLatest()).toEqual({ visit: 'second', backup: backup(2, 'two') });
  store.remove('second');
  expect(store.findLatest()?.visit).toBe('first');
});

test('removes its own copy and keeps those of other visits', () => {
  const storage = createStorage();
  const first = createBackupStore(storage, 'node', 'first', () => 0);
  const second = createBackupStore(storage, 'node', 'second', () => 0);
  first.write(backup(1, 'one'));
  second.write(backup(2, 'two'));
  second.remove();
  expect(second.findLatest()?.visit).toBe('first');
  first.remove();
  expect(storage.length).toBe(0);
});

test('reports a browser without room, and ignores copies that are damaged or too old', () => {
  const full = createStorage();
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(createBackupStore(full, 'node', 'first', () => 0).write(backup(1, 'one'))).toBe(false);
  const storage = createStorage();
  storage.setItem('node', '{damaged');
  expect(createBackupStore(storage, 'node', 'first', () => 0).findLatest()).toBeNull();
  createBackupStore(storage, 'node', 'first', () => 0).write(backup(0, 'old'));
  expect(createBackupStore(storage, 'node', 'second', () => 31 * 24 * 60 * 60 * 1000).findLatest()).toBeNull();
});
