/** Addresses of the pages on which the content service has the site render the unsaved blocks of an open editor. */

const CANVAS_PATH = /^\/canvas\/[^/]+\/?$/;

const TOKEN_PATTERN = /^[\w-]{1,64}$/;

/** Whether a path is that of a canvas, with or without the slash at its end, which Next adds. */
export function isCanvasPath(path: string): boolean {
  return CANVAS_PATH.test(path);
}

/** Whether the text can be the token of a canvas. */
export function isCanvasToken(token: string): boolean {
  return TOKEN_PATTERN.test(token);
}

/** The path of a canvas. @param token random text of letters, digits, `-` and `_` */
export function getCanvasPath(token: string): string {
  return `/canvas/${token}/`;
}
