import { createOperationDescriptor, fetchQuery, getRequest, type ConcreteRequest } from 'relay-runtime';
import { beforeEach, expect, test, vi } from 'vitest';
import { createIslandEnvironment, readStoredQuery } from './island.ts';

const fetchGraphql = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchGraphql.mockReset();
  vi.stubGlobal('fetch', fetchGraphql);
});

const query = {
  kind: 'Request',
  fragment: {
    kind: 'Fragment',
    name: 'IslandTestQuery',
    type: 'RootQuery',
    metadata: null,
    argumentDefinitions: [],
    selections: [],
    abstractKey: null,
  },
  operation: { kind: 'Operation', name: 'IslandTestQuery', argumentDefinitions: [], selections: [] },
  params: {
    cacheID: 'id-1',
    id: null,
    metadata: {},
    name: 'IslandTestQuery',
    operationKind: 'query',
    text: 'query IslandTestQuery { __typename }',
  },
} as unknown as ConcreteRequest;

async function run(): Promise<unknown> {
  const environment = createIslandEnvironment(query, { variables: {}, data: {} });
  return await fetchQuery(environment, query, {}).toPromise();
}

test('a request of an island names its query by id', async () => {
  fetchGraphql.mockResolvedValue(Response.json({ data: {} }));
  await run();
  expect(fetchGraphql.mock.calls[0]?.[0]).toBe('/api/graphql/?id=id-1&variables=%7B%7D');
});

test('a request that takes too long fails with the time', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('timeout', 'TimeoutError')));
  fetchGraphql.mockImplementation(async (_url, init) => await Promise.reject(init?.signal?.reason as Error));
  await expect(run()).rejects.toThrow('Timed out after 10000ms.');
});

test('other failures keep their message, and thrown values that are not errors get one', async () => {
  vi.restoreAllMocks();
  vi.stubGlobal('fetch', fetchGraphql);
  fetchGraphql.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(run()).rejects.toThrow('Failed to fetch');
  fetchGraphql.mockRejectedValueOnce('offline');
  await expect(run()).rejects.toThrow('Unexpected error type');
  fetchGraphql.mockResolvedValueOnce(new Response(null, { status: 503 }));
  await expect(run()).rejects.toThrow('The request IslandTestQuery failed with status 503.');
});

test('the data of a query is in the store from the start, and changes until the reader ends', () => {
  const selections = [{ alias: null, args: null, kind: 'ScalarField', name: 'total', storageKey: null }];
  const counting = {
    ...query,
    fragment: { ...query.fragment, selections },
    operation: { ...query.operation, selections },
  } as unknown as ConcreteRequest;
  const environment = createIslandEnvironment(counting, { variables: {}, data: { total: 1 } });
  const stored = readStoredQuery(environment, counting, {});
  const onChange = vi.fn<() => void>();
  const end = stored.subscribe(onChange);
  const first = stored.getData();
  expect(first).toEqual({ total: 1 });
  expect(stored.getData()).toBe(first);
  const commit = (total: number) => environment.commitPayload(createOperationDescriptor(getRequest(counting), {}), { total });
  commit(2);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(stored.getData()).toEqual({ total: 2 });
  end();
  commit(3);
  expect(onChange).toHaveBeenCalledTimes(1);
});
