import { useSyncExternalStore } from 'react';

/** A value that components show and that code outside of React sets. */
export type Observable<Value> = { get: () => Value; set: (value: Value) => void; subscribe: (listener: () => void) => () => void };

export function createObservable<Value>(initial: Value): Observable<Value> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useObservable = <Value>({ subscribe, get }: Observable<Value>): Value => useSyncExternalStore(subscribe, get);
