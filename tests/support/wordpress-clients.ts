/** The clients of WordPress's REST API that the block editor uses, as their packages publish them: `@wordpress/api-fetch` and `@wordpress/core-data`. */
import { createRequire } from 'node:module';
import { JSDOM } from 'jsdom';
import { browserStubs } from './browser-stubs.ts';

// Tests read the properties that they expect.
// oxlint-disable-next-line typescript/no-explicit-any
type Json = any;

export type FetchOptions = {
  path: string;
  method?: string;
  data?: object;
  body?: unknown;
  parse?: boolean;
  headers?: Record<string, string>;
};
type Middleware = (options: FetchOptions, next: (options: FetchOptions) => Promise<unknown>) => Promise<unknown>;
type NonceMiddleware = Middleware & { nonce: string };

export type ApiFetch = ((options: FetchOptions) => Promise<Json>) & {
  use: (middleware: Middleware) => void;
  createRootURLMiddleware: (root: string) => Middleware;
  createNonceMiddleware: (nonce: string) => NonceMiddleware;
  fetchAllMiddleware: Middleware;
  mediaUploadMiddleware: Middleware;
  nonceEndpoint?: string;
  nonceMiddleware?: NonceMiddleware;
};

type Calls = Record<string, (...values: unknown[]) => Json>;
/** The selectors and actions of `@wordpress/core-data`, whose selectors load what they need. */
export type EntityStore = { resolve: Calls; select: Calls; dispatch: Calls };

type Registry = {
  register: (store: unknown) => void;
  resolveSelect: (store: unknown) => Calls;
  select: (store: unknown) => Calls;
  dispatch: (store: unknown) => Calls;
};

const load = createRequire(new URL('../../studio/package.json', import.meta.url)) as (name: string) => Json;

/** The parts of a browser that the packages read while they are loaded. */
function provideBrowser(): void {
  const { window } = new JSDOM('', { url: 'http://cms.test/studio/' });
  const names = ['document', 'Node', 'Element', 'HTMLElement', 'DOMParser', 'MutationObserver', 'location', 'CustomEvent', 'navigator'];
  for (const name of names) {
    const value: unknown = Reflect.get(window, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  Object.assign(globalThis, {
    ...browserStubs,
    window: globalThis,
    addEventListener: () => undefined,
  });
}

export function loadApiFetch(): ApiFetch {
  provideBrowser();
  return (load('@wordpress/api-fetch') as { default: ApiFetch }).default;
}

/** A store without entities. Its requests are those of `loadApiFetch()`. */
export function createEntityStore(): EntityStore {
  const { store } = load('@wordpress/core-data') as { store: unknown };
  const registry = (load('@wordpress/data') as { createRegistry: () => Registry }).createRegistry();
  registry.register(store);
  return { resolve: registry.resolveSelect(store), select: registry.select(store), dispatch: registry.dispatch(store) };
}
