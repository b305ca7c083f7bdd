/** Maximum length of a search text, because every word is looked up. */
export const MAX_SEARCH_CHARACTERS = 200;
