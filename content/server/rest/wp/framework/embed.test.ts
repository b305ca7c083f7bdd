import { expect, test, vi } from 'vitest';
import { anonymous } from '../../../../permissions/viewer.ts';
import type { ContentContext } from '../../../../schema/core/context.ts';
import { createRequestGuard } from '../../../request-guard.ts';
import { createResponseMemory } from '../../../response-memory.ts';
import { createTimeSlices } from '../../../time-slices.ts';
import { createDispatcher } from './dispatch.ts';
import { embedLinks } from './embed.ts';
import { READ, type RouteDeclaration } from './rest-request.ts';

const guard = createRequestGuard({ slices: createTimeSlices(), memory: createResponseMemory(), isSignedIn: false });
const context = { guard, viewer: anonymous } as Partial<ContentContext> as ContentContext;

test('a linked item is embedded without determining the methods that the viewer may use, which its response would list', async () => {
  const isAllowed = vi.fn<() => boolean>(() => true);
  const author: RouteDeclaration = {
    namespace: 'wp/v2',
    path: String.raw`/users/{id:\d+}`,
    endpoints: [{ methods: READ, parameters: {}, isAllowed, handle: async ({ variables }) => ({ data: { id: Number(variables['id']) } }) }],
  };
  const dispatcher = createDispatcher([author]);
  const link = { href: 'https://cms.example/wp-json/wp/v2/users/7', embeddable: true as const };
  const response = { status: 200, data: { id: 1, _links: { author: [link] } }, headers: { allow: 'GET' } };
  const sent = { method: 'GET', path: '/wp/v2/posts/1', query: { _embed: '1' }, body: {}, headers: {} };
  expect(await embedLinks(response, sent, dispatcher, context)).toEqual({
    ...response,
    data: { ...response.data, _embedded: { author: [{ id: 7 }] } },
  });
  expect(isAllowed).not.toHaveBeenCalled();
  expect((await dispatcher.dispatch({ ...sent, path: '/wp/v2/users/7' }, context)).headers['allow']).toBe('GET');
});

test('a relation is not embedded if all of its lists are empty', async () => {
  const list = (path: string, data: unknown[]): RouteDeclaration => ({
    namespace: 'wp/v2',
    path,
    endpoints: [{ methods: READ, parameters: {}, handle: async () => ({ data }) }],
  });
  const dispatcher = createDispatcher([list('/tags', []), list('/categories', [{ id: 3 }])]);
  const link = (name: string) => ({ href: `https://cms.example/wp-json/wp/v2/${name}`, embeddable: true as const });
  const response = { status: 200, data: { _links: { replies: [link('tags')], terms: [link('categories'), link('tags')] } }, headers: {} };
  const sent = { method: 'GET', path: '/wp/v2/posts/1', query: { _embed: '1' }, body: {}, headers: {} };
  const { data } = await embedLinks(response, sent, dispatcher, context);
  expect(data).toMatchObject({ _embedded: { terms: [[{ id: 3 }], []] } });
  expect(data).not.toHaveProperty('_embedded.replies');
});
