import { expect, test, vi } from 'vitest';
import { createEditSession, type SaveEvents } from './edit-session.ts';

const createEvents = () =>
  ({
    onSaved: vi.fn<SaveEvents['onSaved']>(),
    onConflict: vi.fn<SaveEvents['onConflict']>(),
    onLocked: vi.fn<SaveEvents['onLocked']>(),
    onRestored: vi.fn<SaveEvents['onRestored']>(),
    onInvalidBlocks: vi.fn<SaveEvents['onInvalidBlocks']>(),
    onMoved: vi.fn<SaveEvents['onMoved']>(),
  }) satisfies SaveEvents;

type Next = Parameters<ReturnType<typeof createEditSession>['middleware']>[1];

const createError = (body: object) => Object.assign(new Error('Refused'), body);

const path = '/wp/v2/pages/1';

test('sends the loaded version with a save, then the one of the response', async () => {
  const session = createEditSession(path, createEvents());
  await session.middleware({ path: `${path}?context=edit` }, async () => ({ id: 1, version: 'v1' }));
  const save = vi.fn<Next>(async () => ({ id: 1, version: 'v2' }));
  await session.middleware({ path, method: 'PUT', data: { title: 'x' } }, save);
  await session.middleware({ path: `${path}/autosaves`, method: 'POST', data: {} }, save);
  expect(save).toHaveBeenNthCalledWith(1, expect.objectContaining({ headers: { 'If-Match': '"v1"' } }));
  expect(save).toHaveBeenNthCalledWith(2, expect.objectContaining({ headers: { 'If-Match': '"v2"' } }));
});

test('a later load does not replace the version that the edits are based on', async () => {
  const session = createEditSession(path, createEvents());
  await session.middleware({ path }, async () => ({ id: 1, version: 'v1' }));
  await session.middleware({ path }, async () => Response.json({ id: 1, version: 'v9' }));
  expect(session.getVersion()).toBe('v1');
});

test('sends only fields that differ from the stored ones', async () => {
  const session = createEditSession(path, createEvents());
  await session.middleware({ path }, async () =>
    Response.json({ version: 'v1', acf: { facts: { city: 'Dallas', floors: null }, other: { a: 1 } } }),
  );
  const save = vi.fn<Next>(async () => ({ version: 'v2' }));
  await session.middleware({ path, method: 'PUT', data: { acf: { facts: { city: 'Wilmer', floors: null }, other: { a: 1 } } } }, save);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ data: { acf: { facts: { city: 'Wilmer' } } } }));
});

test('leaves out content that was not changed', async () => {
  const session = createEditSession(path, createEvents());
  await session.middleware({ path }, async () => ({ version: 'v1', content: { raw: 'before' } }));
  const save = vi.fn<Next>(async () => ({ version: 'v2' }));
  await session.middleware({ path, method: 'PUT', data: { title: 'x', content: 'before' } }, save);
  await session.middleware({ path, method: 'PUT', data: { content: 'after' } }, save);
  expect(save).toHaveBeenNthCalledWith(1, expect.objectContaining({ data: { title: 'x' } }));
  expect(save).toHaveBeenNthCalledWith(2, expect.objectContaining({ data: { content: 'after' } }));
});

test('reports conflicts, locks and refused blocks, and still fails', async () => {
  const events = createEvents();
  const { middleware } = createEditSession(path, events);
  const fail = async (error: Error) => {
    const refuse = async () => {
      throw error;
    };
    await expect(middleware({ path, method: 'PUT', data: {} }, refuse)).rejects.toBe(error);
  };
  const stored = { version: 'v5', title: { raw: 'theirs' } };
  await fail(createError({ code: 'rest_edit_conflict', data: { stored, stored_by: { id: 2, name: 'Ada' } } }));
  expect(events.onConflict).toHaveBeenCalledWith({ stored, stored_by: { id: 2, name: 'Ada' } });
  await fail(createError({ code: 'rest_locked' }));
  expect(events.onLocked).toHaveBeenCalledOnce();
  await fail(createError({ code: 'rest_invalid_blocks', data: { blocks: [{ name: 'site/map' }] } }));
  expect(events.onInvalidBlocks).toHaveBeenCalledWith([{ name: 'site/map' }]);
  expect(events.onSaved).not.toHaveBeenCalled();
});

test('leaves requests for other content alone', async () => {
  const { middleware } = createEditSession(path, createEvents());
  const next = vi.fn<Next>(async () => ({ version: 'other' }));
  const options = { path: '/wp/v2/pages/12', method: 'PUT' };
  await middleware(options, next);
  expect(next).toHaveBeenCalledWith(options);
});

test('reports a changed address of published content, and none of a draft', async () => {
  const events = createEvents();
  const session = createEditSession(path, events);
  const save = async (status: string, link: string) => {
    await session.middleware({ path, method: 'PUT', data: {} }, async () => ({ version: 'v', status, link }));
  };
  await save('draft', 'https://site.test/?p=1');
  await save('publish', 'https://site.test/one/');
  expect(events.onMoved).not.toHaveBeenCalled();
  await save('publish', 'https://site.test/two/');
  expect(events.onMoved).toHaveBeenCalledWith('https://site.test/one/', 'https://site.test/two/');
});

test('content that was only autosaved is still sent with the next save', async () => {
  const session = createEditSession(path, createEvents());
  await session.middleware({ path }, async () => ({ version: 'v1', content: { raw: 'before' } }));
  await session.middleware({ path: `${path}/autosaves`, method: 'POST', data: { content: 'after' } }, async () => ({
    id: 2,
    content: { raw: 'after' },
  }));
  const save = vi.fn<Next>(async () => ({ version: 'v2' }));
  await session.middleware({ path, method: 'PUT', data: { content: 'after' } }, save);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ data: { content: 'after' }, headers: { 'If-Match': '"v1"' } }));
});

test('after a move to the trash, a save has the new version', async () => {
  const session = createEditSession(path, createEvents());
  await session.middleware({ path }, async () => ({ version: 'v1' }));
  await session.middleware({ path, method: 'DELETE' }, async () => ({ version: 'v2' }));
  expect(session.getVersion()).toBe('v2');
});
