/** Maximum length of a text that is searched for, because every word is looked up. */
export const MAX_SEARCH_CHARACTERS = 200;
