/**
 * What the editor asks about the URLs of other sites. The service requests no URL that a user types, so it answers as WordPress does for a URL without a
 * provider, and for a page without a title: the editor then shows the URL.
 */
import { declareRead } from '../framework/declare-route.ts';
import { RestError } from '../framework/rest-error.ts';
import type { RouteDeclaration } from '../framework/rest-request.ts';
import type { PropertySchemas } from '../framework/schema.ts';
import { canUseEditor } from '../shared/can-use-editor.ts';
import { createNotFoundError, toText } from '../shared/values.ts';

const parameters: PropertySchemas = { url: { description: 'URL of the page.', type: 'string', format: 'uri', required: true } };

export const declareRemoteUrls = (): RouteDeclaration[] => [
  declareRead({
    namespace: 'oembed/1.0',
    path: '/proxy',
    parameters,
    isAllowed: canUseEditor,
    read: () => {
      throw createNotFoundError('oembed_invalid_url', 'Not Found');
    },
  }),
  declareRead({
    namespace: 'wp-block-editor/v1',
    path: '/url-details',
    parameters,
    isAllowed: canUseEditor,
    read: ({ values }) => {
      const protocol = URL.parse(toText(values['url']) ?? '')?.protocol;
      if (protocol !== 'https:' && protocol !== 'http:') throw new RestError(400, 'rest_invalid_url', 'Invalid URL');
      return { title: '', icon: '', description: '', image: '' };
    },
  }),
];
