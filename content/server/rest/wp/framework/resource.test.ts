import { expect, test } from 'vitest';
import { anonymous } from '../../../../permissions/viewer.ts';
import type { ContentContext } from '../../../../schema/core/context.ts';
import { createRequestGuard } from '../../../request-guard.ts';
import { createResponseMemory } from '../../../response-memory.ts';
import { createTimeSlices } from '../../../time-slices.ts';
import { createDispatcher } from './dispatch.ts';
import { declareResource } from './resource.ts';
import { createNotFoundError } from '../shared/values.ts';

function createNotes() {
  const notes = new Map([['1', 'A note']]);
  const counts = { loads: 0 };
  const routes = declareResource<string>({
    path: '/notes',
    title: 'note',
    key: { name: 'id', pattern: String.raw`\d+`, schema: { type: 'integer' } },
    fields: { text: { type: 'string', read: (note) => note } },
    load: async ({ variables: { id = '' } }) => {
      counts.loads += 1;
      const note = notes.get(id);
      if (note === undefined) throw createNotFoundError('rest_invalid_id', 'Invalid note ID.');
      return note;
    },
    refusals: { list: 'edit notes', item: 'edit this note' },
    canEdit: () => true,
    update: {
      isAllowed: (note) => note !== 'Final',
      run: async (_note, { values, variables: { id = '' } }) => void notes.set(id, String(values['text'])),
    },
    delete: {
      isAllowed: (note) => note !== 'Final',
      run: async (_note, { variables: { id = '' } }) => (notes.delete(id), 'deleted'),
    },
  });
  const guard = createRequestGuard({ slices: createTimeSlices(), memory: createResponseMemory(), isSignedIn: false });
  const context = { guard, viewer: anonymous, renewStore: () => {} } as Partial<ContentContext> as ContentContext;
  const send = async (method: string, body = {}) => {
    counts.loads = 0;
    const sent = { method, path: '/wp/v2/notes/1', query: {}, body, headers: {} };
    const { status, headers } = await createDispatcher(routes).dispatch(sent, context);
    return { status, allow: headers['allow'], loads: counts.loads };
  };
  return { send };
}

test('an item is loaded once for its response and the methods that are allowed', async () => {
  const { send } = createNotes();
  const response = { status: 200, allow: 'GET, POST, PUT, PATCH, DELETE', loads: 1 };
  expect(await send('GET')).toEqual(response);
  expect(await send('HEAD')).toEqual(response);
  expect(await send('OPTIONS')).toEqual(response);
});

test('the methods that are allowed after a change are those of the changed item', async () => {
  const { send } = createNotes();
  // The item before the change, in the response, and for the methods.
  expect(await send('PUT', { text: 'Final' })).toEqual({ status: 200, allow: 'GET', loads: 3 });
  expect(await send('PUT', { text: 'Draft' })).toMatchObject({ allow: 'GET, POST, PUT, PATCH, DELETE' });
  expect(await send('DELETE')).toEqual({ status: 200, allow: undefined, loads: 2 });
});

test('an error response lists the allowed methods', async () => {
  const { send } = createNotes();
  expect(await send('PUT', { text: {} })).toMatchObject({ status: 400, allow: 'GET, POST, PUT, PATCH, DELETE' });
  await send('PUT', { text: 'Final' });
  expect(await send('PATCH', { text: {} })).toMatchObject({ status: 400, allow: 'GET' });
  // WordPress has no route for a method that the route does not declare.
  expect(await send('TRACE')).toMatchObject({ status: 404, allow: undefined });
  await send('DELETE');
  expect(await send('GET')).toEqual({ status: 404, allow: undefined, loads: 1 });
});
