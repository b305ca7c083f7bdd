/** Query parameters of the page's URL, which blocks can read: filters, list pages, form results. */
import type { SchemaBuilder } from '../core/builder.ts';

export type UrlParameter = { name: string; value: string };

/** Returns the trimmed value of a parameter, or null. */
export function getParameter(parameters: readonly UrlParameter[] | null | undefined, name: string): string | null {
  return parameters?.find((parameter) => parameter.name === name)?.value.trim() || null;
}

/** The argument of fields that depend on the URL. */
export const parametersArg = {
  parameters: {
    type: '[UrlParameter!]',
    description: "Query parameters of the page's URL. Unknown names are ignored.",
  },
};

export function declareUrlParameters(builder: SchemaBuilder): void {
  builder.input('UrlParameter', {
    description: "A query parameter of the page's URL.",
    fields: {
      name: { type: 'String!', description: 'Name of the parameter.' },
      value: { type: 'String!', description: 'Decoded value.' },
    },
  });
}
