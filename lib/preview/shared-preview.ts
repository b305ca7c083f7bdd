/** Addresses of shared previews: pages that show one unpublished node to people with a preview link. */

/** The content service writes preview links with this path (content/commands/drafts/preview-links.ts). */
const SHARED_PREVIEW_PATH = /^\/shared-preview\/[^/]+\/?$/;

const TOKEN_PATTERN = /^[\w-]{1,128}$/;

/** Whether a path is that of a shared preview, with or without the slash at its end, which Next adds. */
export function isSharedPreviewPath(path: string): boolean {
  return SHARED_PREVIEW_PATH.test(path);
}

/** The path of a shared preview. Null if the text cannot be the token of a preview link. */
export function createSharedPreviewPath(token: string): string | null {
  return TOKEN_PATTERN.test(token) ? `/shared-preview/${token}/` : null;
}

/** A path without the token of a preview link or of a canvas (`canvas.ts`), for logs. */
export function hidePreviewToken(path: string): string {
  return path.replace(/^(\/(?:shared-preview|canvas)\/)[^/?]+/, '$1…');
}
