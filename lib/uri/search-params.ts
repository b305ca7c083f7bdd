/** The query parameters of a page, as Next passes them: a parameter that is repeated is a list. */
export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;
