/**
 * Answers to visitors' questions, kept for as long as no content changes. Every change raises the version of all content in its own transaction
 * (editing/transact.ts); each question is first asked for that version, so that no answer is older than the last change somebody was told is done, however
 * many processes serve the same database.
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Params } from './params.ts';

/** An answer's body that is the same for everybody until content changes. */
export type Kept = { text: string };

export type AnswerCache = {
  /**
   * The answer that is kept, or a new one.
   * @param ask makes it; what is no text is not kept. Questions that are equal and come at the same time may get one answer.
   */
  answer: <T extends object>(params: Params, ask: () => Promise<T | Kept>) => Promise<T | Kept>;
};

export type AnswerCacheOptions = {
  /** The version of all content now. */
  readVersion: () => Promise<number>;
  /** Memory for answers; 0 keeps none. */
  maxBytes: number;
  observe: (outcome: 'hit' | 'miss') => void;
};

/** Larger answers are rare, and would push out many small ones. */
const MAX_ANSWER_BYTES = 2_000_000;
/** Few questions ask for the time ("posts of this March"); and somebody may change the database by hand. Both are right again after this long. */
const MAX_AGE_MS = 60_000;
/** What an entry takes beside its text. */
const ENTRY_BYTES = 400;

type Entry = { version: number; text: string };

export function createAnswerCache({ readVersion, maxBytes, observe }: AnswerCacheOptions): AnswerCache {
  if (maxBytes === 0) return { answer: (_params, ask) => ask() };
  const kept = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: MAX_ANSWER_BYTES,
    // Signs beyond Latin-1 make every sign of a text take two bytes.
    sizeCalculation: ({ text }) => text.length * 2 + ENTRY_BYTES,
    ttl: MAX_AGE_MS,
  });
  const open = new Map<string, Promise<object>>();
  const askVersion = oneAtATime(readVersion);
  return {
    answer: async (params, ask) => {
      const version = await askVersion();
      const key = keyOf(params);
      const found = kept.get(key);
      if (found?.version === version) {
        observe('hit');
        return { text: found.text };
      }
      const openKey = `${version} ${key}`;
      // Whoever asked first may have gone away, or met an error: then it is asked again.
      const underWay = open.get(openKey);
      const shared = underWay && (await underWay.catch(() => undefined));
      if (shared && isKept(shared)) {
        observe('hit');
        return shared;
      }
      observe('miss');
      const asking = ask();
      open.set(openKey, asking);
      try {
        const answer = await asking;
        // What was read while content changed is kept under the version before: nobody is given it any more.
        if (isKept(answer) && (kept.peek(key)?.version ?? 0) <= version) kept.set(key, { version, text: answer.text });
        return answer;
      } finally {
        if (open.get(openKey) === asking) open.delete(openKey);
      }
    },
  };
}

const isKept = (answer: object): answer is Kept => 'text' in answer;

function keyOf({ query, variables, operationName }: Params): string {
  return hash('sha256', JSON.stringify([operationName ?? null, variables, query]), 'base64');
}

/**
 * Shares an answer between those who ask at the same time. A question that is under way is no good for who comes later: it may have been answered before
 * something that they know of. So they wait for the next one, all of them for the same.
 */
function oneAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        const asked = ask();
        next = undefined;
        running = asked;
        return asked;
      });
    return next;
  };
}
