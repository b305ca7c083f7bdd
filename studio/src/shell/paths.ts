/** Addresses of the studio. */

export const STUDIO_PATH = '/studio/';

export type EditedNode = { type: string; id: number };

/** @param type name of the content type in WordPress: `page` */
export const getEditorPath = ({ type, id }: EditedNode): string => `${STUDIO_PATH}edit/${type}/?post=${id}`;

/** @returns null for all other screens. WordPress's editor appends `post.php` to its address. */
export function parseEditorPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): EditedNode | null {
  const type = /^\/studio\/edit\/(\w+)\/(?:post\.php)?$/.exec(pathname)?.[1];
  const id = Number(new URLSearchParams(search).get('post'));
  return type !== undefined && Number.isInteger(id) && id > 0 ? { type, id } : null;
}

/**
 * The list of a content type. WordPress's editor goes to `edit.php` by its back arrow, and after content was moved to the trash.
 * @returns null for all other addresses
 */
export function parseListPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  if (!/^\/studio\/edit\/\w+\/edit\.php$/.test(pathname)) return null;
  return `${STUDIO_PATH}content/${new URLSearchParams(search).get('post_type') ?? 'post'}/`;
}

/** Opens a screen without reloading the page. */
export function navigate(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}
