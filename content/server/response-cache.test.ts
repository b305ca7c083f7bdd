import { expect, test } from 'vitest';
import { createResponseCache, type CachedBody, type ResponseCache } from './response-cache.ts';
import { ResponseKeys } from './response-keys.ts';

const keys = new ResponseKeys('id', ['graphql:Query'], []);
const body = (text: string, version?: number) => ({ bytes: Buffer.from(text), keys, ...(version !== undefined && { version }) });

const params = { queryId: 'one', variables: {}, operationName: undefined };

/** A cache over content that tests change, with counts of its calls. */
function setUpCache(maxBytes = 1_000_000) {
  const content = { version: 1, text: 'one', computations: 0, versionReads: 0 };
  const outcomes: string[] = [];
  const cache = createResponseCache({
    readVersion: async () => {
      content.versionReads += 1;
      return content.version;
    },
    maxBytes,
    onLookup: (outcome) => outcomes.push(outcome),
  });
  const compute = async () => {
    content.computations += 1;
    return body(content.text);
  };
  return { cache, content, outcomes, compute };
}

test('computes an equal request once, until content changes', async () => {
  const { cache, content, compute, outcomes } = setUpCache();
  expect(await cache.getOrCompute(params, compute)).toEqual(body('one', 1));
  expect(await cache.getOrCompute(params, compute)).toEqual(body('one', 1));
  expect(content.computations).toBe(1);
  Object.assign(content, { version: 2, text: 'two' });
  expect(await cache.getOrCompute(params, compute)).toEqual(body('two', 2));
  expect(outcomes).toEqual(['miss', 'hit', 'miss']);
});

test.each([
  ['other variables', { variables: { first: 2 } }],
  ['another operation of the document', { operationName: 'Other' }],
  ['another document', { queryId: 'two' }],
])('%s make a different request', async (_name, other) => {
  const { cache, content, compute } = setUpCache();
  await cache.getOrCompute(params, compute);
  await cache.getOrCompute({ ...params, ...other }, compute);
  expect(content.computations).toBe(2);
});

test('does not reuse a response that was computed while content changed', async () => {
  const { cache, content, compute } = setUpCache();
  await cache.getOrCompute(params, async () => {
    content.version = 2;
    return body('half old, half new');
  });
  expect(await cache.getOrCompute(params, compute)).toEqual(body('one', 2));
});

test('does not cache a result that is not a body', async () => {
  const { cache, content } = setUpCache();
  const computeError = async () => {
    content.computations += 1;
    return { errors: ['no'] };
  };
  expect(await cache.getOrCompute(params, computeError)).toEqual({ errors: ['no'] });
  await cache.getOrCompute(params, computeError);
  expect(content.computations).toBe(2);
});

test('equal requests at the same time share a computation, and a request after a change gets a new response', async () => {
  const { cache, content } = setUpCache();
  const results = [Promise.withResolvers<CachedBody>(), Promise.withResolvers<CachedBody>()];
  const compute = () => results[content.computations++]?.promise ?? Promise.reject(new Error('computed too often'));
  const early = [cache.getOrCompute(params, compute), cache.getOrCompute(params, compute)];
  await expect.poll(() => content.computations).toBe(1);
  content.version = 2;
  const late = cache.getOrCompute(params, compute);
  await expect.poll(() => content.computations).toBe(2);
  results[1]?.resolve(body('new'));
  results[0]?.resolve(body('old'));
  expect(await Promise.all(early)).toEqual([body('old', 1), body('old', 1)]);
  expect(await late).toEqual(body('new', 2));
  expect(await cache.getOrCompute(params, compute)).toEqual(body('new', 2));
});

/** A computation that has started and can be made to fail. */
async function startFailingComputation(cache: ResponseCache, content: { computations: number }) {
  const failing = Promise.withResolvers<CachedBody>();
  const first = cache.getOrCompute(params, () => {
    content.computations += 1;
    return failing.promise;
  });
  await expect.poll(() => content.computations).toBe(1);
  return { first, fail: () => failing.reject(new Error('failed')) };
}

test('computes the response itself if the shared computation fails', async () => {
  const { cache, content, compute } = setUpCache();
  const { first, fail } = await startFailingComputation(cache, content);
  const second = cache.getOrCompute(params, compute);
  await new Promise(setImmediate);
  fail();
  await expect(first).rejects.toThrow('failed');
  expect(await second).toEqual(body('one', 1));
});

test('if a shared computation fails, the requests that wait for it share the next one', async () => {
  const { cache, content, compute } = setUpCache();
  const { first, fail } = await startFailingComputation(cache, content);
  const waiting = [cache.getOrCompute(params, compute), cache.getOrCompute(params, compute), cache.getOrCompute(params, compute)];
  await new Promise(setImmediate);
  fail();
  await expect(first).rejects.toThrow('failed');
  expect(await Promise.all(waiting)).toEqual([body('one', 1), body('one', 1), body('one', 1)]);
  expect(content.computations).toBe(2);
});

test('a version read that has already started does not serve later requests', async () => {
  const reads: PromiseWithResolvers<number>[] = [];
  const cache = createResponseCache({
    readVersion: () => {
      const read = Promise.withResolvers<number>();
      reads.push(read);
      return read.promise;
    },
    maxBytes: 1_000_000,
    onLookup: () => undefined,
  });
  const computed: string[] = [];
  const compute = (name: string) => async () => {
    computed.push(name);
    return { errors: [name] };
  };
  const first = cache.getOrCompute(params, compute('first'));
  await expect.poll(() => reads.length).toBe(1);
  const second = cache.getOrCompute(params, compute('second'));
  await new Promise(setImmediate);
  const third = cache.getOrCompute(params, compute('third'));
  reads[0]?.resolve(1);
  await first;
  // The two later requests share one read.
  await expect.poll(() => reads.length).toBe(2);
  expect(computed).toEqual(['first']);
  reads[1]?.resolve(1);
  await Promise.all([second, third]);
  expect(reads).toHaveLength(2);
  expect(computed.toSorted()).toEqual(['first', 'second', 'third']);
});

test('evicts the least recently used response if the cache is full', async () => {
  const { cache, content } = setUpCache(10_000);
  const compute = async () => {
    content.computations += 1;
    return body('x'.repeat(4_000));
  };
  for (const first of [1, 2, 3, 1]) await cache.getOrCompute({ ...params, variables: { first } }, compute);
  expect(content.computations).toBe(4);
});

test('a size of 0 disables the cache, and the version is not read', async () => {
  const { cache, content, compute } = setUpCache(0);
  await cache.getOrCompute(params, compute);
  await cache.getOrCompute(params, compute);
  expect(content).toMatchObject({ computations: 2, versionReads: 0 });
});
