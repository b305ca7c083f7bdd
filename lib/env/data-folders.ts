/** Folder in DATA_DIR where the site saves finished pages for its next start. A restore deletes it, because the pages show the replaced content. */
export const PAGE_CACHE_FOLDER = 'page-cache';
