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
  isAllowed?: (request: RestRequest) => boolean;
  read: (request: RestRequest) => unknown;
};

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
          if (isAllowed && !isAllowed(request))
            throw createForbiddenError(request.viewer, 'rest_cannot_view', 'Sorry, you are not allowed to view this resource.');
          return { data: await read(request) };
        },
      },
    ],
  };
}
