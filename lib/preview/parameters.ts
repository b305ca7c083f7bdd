/** Parameters of preview URLs: `?p=ID&preview=true[&page_id=ID][&typeName=Post]`, as Faust's plugin writes them. */
import type { SearchParams } from '#lib/uri/search-params.ts';

/** A preview URL lacks a parameter or repeats one. The messages are those of Faust. */
export class PreviewParameterError extends Error {
  override name = 'PreviewParameterError';
}

export interface PreviewParameters {
  /** Database id of the node, as the URL has it. */
  id: string;
  /** The GraphQL type that the node must have. Null for any. */
  typeName: string | null;
}

/** @throws PreviewParameterError */
export function parsePreviewParameters({ p, preview, page_id: pageId, typeName }: SearchParams): PreviewParameters {
  if (p === undefined || p === '' || preview !== 'true')
    throw new PreviewParameterError('usePreviewNode() requires the "p" and "preview" URL query parameters i.e. ?p=123&preview=true');
  if (typeof p !== 'string') throw new PreviewParameterError('usePreviewNode() requires the "p" URL query parameter to be a string');
  if (typeName !== undefined && typeof typeName !== 'string')
    throw new PreviewParameterError('usePreviewNode() requires the "postType" URLquery parameter to be a string');
  return { id: p, typeName: typeName || (pageId === undefined ? null : 'Page') };
}

/** Whether a query string requests a preview. */
export function isPreviewSearch(search: string): boolean {
  return search.includes('preview=') && new URLSearchParams(search).get('preview') === 'true';
}

/** The URL of the preview of a node. */
export function createPreviewUri({ id, typeName }: PreviewParameters): string {
  return `/?${new URLSearchParams({ p: id, preview: 'true', ...(typeName !== null && { typeName }) }).toString()}`;
}
