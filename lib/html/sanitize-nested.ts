/** Sanitizes markup that may be nested too deep: the time that the parser takes is quadratic in the number of open elements. */
import sanitizeHtml, { type IOptions } from 'sanitize-html';

/** Markup can have a few hundred elements whose end tag is optional, such as list items. */
const MAX_OPEN_ELEMENTS = 500;

class NestedTooDeep extends Error {
  override name = 'NestedTooDeep';
}

/** @returns the empty string for markup that is nested too deep. Only the parser knows it: comments and attributes can contain text that looks like tags. */
export function sanitizeNested(html: string, options: IOptions): string {
  let open = 0;
  const onOpenTag = () => {
    open += 1;
    if (open > MAX_OPEN_ELEMENTS) throw new NestedTooDeep();
  };
  const onCloseTag = () => {
    open -= 1;
  };
  try {
    return sanitizeHtml(html, { ...options, onOpenTag, onCloseTag });
  } catch (error) {
    if (error instanceof NestedTooDeep) return '';
    throw error;
  }
}
