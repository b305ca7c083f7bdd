/**
 * Read while the editor's modules load, so this module is imported before them. With the first, media are chosen in a React dialog over REST; without it,
 * in `wp.media`, which only WordPress has.
 */
Object.assign(window, { __experimentalDataViewsMediaModal: true });
