/** Markup that can be edited as text: paragraphs, lists, emphasis and links. */

const allowedElements: ReadonlySet<string> = new Set(['P', 'BR', 'STRONG', 'B', 'EM', 'I', 'A', 'UL', 'OL', 'LI', 'SUB', 'SUP']);
const allowedAttributes: ReadonlySet<string> = new Set(['href', 'target', 'rel']);
const safeLink = /^(?:https?:|mailto:|tel:|\/|#|$)/i;

/** An inert document: nothing in it is loaded or run. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** Whether editing the text would lose nothing. */
export function isSimpleHtml(html: string): boolean {
  return [...parse(html).querySelectorAll('*')].every(
    (element) =>
      allowedElements.has(element.tagName) &&
      [...element.attributes].every(({ name }) => element.tagName === 'A' && allowedAttributes.has(name)) &&
      safeLink.test(element.getAttribute('href') ?? ''),
  );
}

/**
 * Removes what browsers add while a user types: `div` for paragraphs, styles, and spaces that do not break.
 * @returns the empty string if there is no text
 */
export function cleanTypedHtml(html: string): string {
  const body = parse(html.replaceAll('&nbsp;', ' '));
  for (const element of body.querySelectorAll('*')) {
    if (element.tagName === 'DIV') {
      const paragraph = document.createElement('p');
      paragraph.append(...element.childNodes);
      element.replaceWith(paragraph);
    } else if (allowedElements.has(element.tagName)) {
      for (const name of element.getAttributeNames())
        if (element.tagName !== 'A' || !allowedAttributes.has(name)) element.removeAttribute(name);
    } else element.replaceWith(...element.childNodes);
  }
  return body.textContent.trim() === '' ? '' : body.innerHTML;
}
