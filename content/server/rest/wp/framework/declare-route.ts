/** Declares routes that only read, and whose data is no collection of items. */
import { createForbiddenError } from './rest-error.ts';
import { READ, type RestRequest, type RouteDeclaration } from './rest-request.ts';
import { contextParameter } from './resource.ts';
import type { PropertySchemas } from './schema.ts';

export type ReadOptions = {
  namespace?: string;
  path: string;
  parameters?: PropertySchemas;
  /** Missing: everyone. */
  isAllowed?: (request: RestRequest) => boolean | Promise<boolean>;
  read: (request: RestRequest) => unknown;
};

/** Allows a route to viewers who can see its item. @param find throws a `RestError` if the item does not exist or is hidden from the viewer */
export const canFind = (find: (request: RestRequest) => unknown) => async (request: RestRequest) => {
  await find(request);
  return true;
};

/** @throws RestError if the viewer may not read the route */
export function assertCanRead(isAllowed: boolean, { viewer }: Pick<RestRequest, 'viewer'>): void {
  if (!isAllowed) throw createForbiddenError(viewer, 'rest_cannot_view', 'Sorry, you are not allowed to view this resource.');
}

export function declareRead({ namespace = 'wp/v2', path, parameters = {}, isAllowed, read }: ReadOptions): RouteDeclaration {
  return {
    namespace,
    path,
    endpoints: [
      {
        methods: READ,
        parameters: { context: contextParameter, ...parameters },
        ...(isAllowed && { isAllowed }),
        handle: async (request) => {
          assertCanRead(!isAllowed || (await isAllowed(request)), request);
          return { data: await read(request) };
        },
      },
    ],
  };
}
