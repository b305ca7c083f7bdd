import { formatParameters, parseParameters } from './parameters.ts';

/** The query parameters of a page, as Next passes them: a parameter that is repeated is a list. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The value of a parameter, if it is not repeated. */
export function getParameter(parameters: SearchParams, name: string): string | undefined {
  const value = parameters[name];
  return typeof value === 'string' ? value : undefined;
}

/** The known parameters as a query string in canonical order, with a leading question mark. Empty if there are none. */
export function formatKnownParameters(parameters: SearchParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) for (const item of [value ?? []].flat()) search.append(name, item);
  return formatParameters(parseParameters(search.toString()));
}
