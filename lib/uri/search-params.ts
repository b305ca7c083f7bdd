/** The query parameters of a page, as Next passes them: a parameter that is repeated is a list. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The value of a parameter, if it is not repeated. */
export function getParameter(parameters: SearchParams, name: string): string | undefined {
  const value = parameters[name];
  return typeof value === 'string' ? value : undefined;
}
