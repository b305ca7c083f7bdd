import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

const params = { query: '{ posts { nodes { title } } }', variables: {}, operationName: undefined };

/** A cache over content that tests change. */
function makeCache(maxBytes = 1_000_000) {
  const content = { version: 1, text: 'one', asked: 0, versionsAsked: 0 };
  const outcomes: string[] = [];
  const cache = createAnswerCache({
    readVersion: async () => {
      content.versionsAsked += 1;
      return content.version;
    },
    maxBytes,
    observe: (outcome) => outcomes.push(outcome),
  });
  const ask = async () => {
    content.asked += 1;
    return { text: content.text };
  };
  return { cache, content, outcomes, ask };
}

test('answers the same question once, until content changes', async () => {
  const { cache, content, ask, outcomes } = makeCache();
  expect(await cache.answer(params, ask)).toEqual({ text: 'one' });
  expect(await cache.answer(params, ask)).toEqual({ text: 'one' });
  expect(content.asked).toBe(1);
  Object.assign(content, { version: 2, text: 'two' });
  expect(await cache.answer(params, ask)).toEqual({ text: 'two' });
  expect(outcomes).toEqual(['miss', 'hit', 'miss']);
});

test.each([
  ['other variables', { variables: { first: 2 } }],
  ['another operation of the text', { operationName: 'Other' }],
  ['another text', { query: '{ pages { nodes { title } } }' }],
])('%s make another question', async (_name, other) => {
  const { cache, content, ask } = makeCache();
  await cache.answer(params, ask);
  await cache.answer({ ...params, ...other }, ask);
  expect(content.asked).toBe(2);
});

test('does not give away what was read while content changed', async () => {
  const { cache, content, ask } = makeCache();
  await cache.answer(params, async () => {
    content.version = 2;
    return { text: 'half old, half new' };
  });
  expect(await cache.answer(params, ask)).toEqual({ text: 'one' });
});

test('does not keep what is no text', async () => {
  const { cache, content } = makeCache();
  const refuse = async () => {
    content.asked += 1;
    return { errors: ['no'] };
  };
  expect(await cache.answer(params, refuse)).toEqual({ errors: ['no'] });
  await cache.answer(params, refuse);
  expect(content.asked).toBe(2);
});

test('equal questions at the same time are asked once, and those who come later than a change get the new answer', async () => {
  const { cache, content } = makeCache();
  const gates = [Promise.withResolvers<{ text: string }>(), Promise.withResolvers<{ text: string }>()];
  const ask = () => gates[content.asked++]?.promise ?? Promise.reject(new Error('asked too often'));
  const early = [cache.answer(params, ask), cache.answer(params, ask)];
  await expect.poll(() => content.asked).toBe(1);
  content.version = 2;
  const late = cache.answer(params, ask);
  await expect.poll(() => content.asked).toBe(2);
  gates[1]?.resolve({ text: 'new' });
  gates[0]?.resolve({ text: 'old' });
  expect(await Promise.all(early)).toEqual([{ text: 'old' }, { text: 'old' }]);
  expect(await late).toEqual({ text: 'new' });
  expect(await cache.answer(params, ask)).toEqual({ text: 'new' });
});

test('who asks with somebody whose question fails asks again', async () => {
  const { cache, content, ask } = makeCache();
  const gone = Promise.withResolvers<{ text: string }>();
  const first = cache.answer(params, () => {
    content.asked += 1;
    return gone.promise;
  });
  await expect.poll(() => content.asked).toBe(1);
  const second = cache.answer(params, ask);
  await new Promise(setImmediate);
  gone.reject(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  expect(await second).toEqual({ text: 'one' });
});

test('a look at the version that is under way is no good for who comes later', async () => {
  const looks: PromiseWithResolvers<number>[] = [];
  const cache = createAnswerCache({
    readVersion: () => {
      const look = Promise.withResolvers<number>();
      looks.push(look);
      return look.promise;
    },
    maxBytes: 1_000_000,
    observe: () => undefined,
  });
  const asked: string[] = [];
  const ask = (name: string) => async () => {
    asked.push(name);
    return { errors: [name] };
  };
  const first = cache.answer(params, ask('first'));
  await expect.poll(() => looks.length).toBe(1);
  const second = cache.answer(params, ask('second'));
  await new Promise(setImmediate);
  const third = cache.answer(params, ask('third'));
  looks[0]?.resolve(1);
  await first;
  // The two who came meanwhile share a look of their own.
  await expect.poll(() => looks.length).toBe(2);
  expect(asked).toEqual(['first']);
  looks[1]?.resolve(1);
  await Promise.all([second, third]);
  expect(looks).toHaveLength(2);
  expect(asked.toSorted()).toEqual(['first', 'second', 'third']);
});

test('forgets the answers that nobody asks for when memory is full', async () => {
  const { cache, content } = makeCache(10_000);
  const ask = async () => {
    content.asked += 1;
    return { text: 'x'.repeat(2_000) };
  };
  for (const first of [1, 2, 3, 1]) await cache.answer({ ...params, variables: { first } }, ask);
  expect(content.asked).toBe(4);
});

test('with no memory nothing is kept, and nobody asks for the version', async () => {
  const { cache, content, ask } = makeCache(0);
  await cache.answer(params, ask);
  await cache.answer(params, ask);
  expect(content).toMatchObject({ asked: 2, versionsAsked: 0 });
});
