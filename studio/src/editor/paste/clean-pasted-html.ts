/** Cleans up HTML from Word and Google Docs that WordPress's editor does not handle. The editor turns the result into blocks. */

type CleanedHtml = { html: string; /** Pictures that the program has not copied. */ missingPictures: number };

/** Comments of reviewers: their text at the end, and the marks that refer to it. The first selectors are for Word, the last two for Google Docs. */
const COMMENTS =
  '[style*="mso-element:comment-list"], .MsoCommentReference, .msocomanchor, [style*="mso-comment-done"], a[id^="cmnt_ref"], div:has(> p > a[id^="cmnt"])';
/** The separator above the footnotes. Word puts no other `hr` in this element. */
const FOOTNOTE_LINES = '[style*="mso-element:footnote-list"] > hr, [style*="mso-element:endnote-list"] > hr';

export function cleanPastedHtml(html: string): CleanedHtml {
  // Nothing in this document is loaded or run.
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const before = body.innerHTML;
  for (const element of body.querySelectorAll(`${COMMENTS}, ${FOOTNOTE_LINES}`)) element.remove();
  removeBookmarks(body);
  for (const link of body.querySelectorAll('a')) followGoogleRedirect(link);
  nestWordLists(body);
  const missingPictures = removeLocalPictures(body);
  const after = body.innerHTML;
  // HTML that needs no cleanup is returned as it was copied, and not as the browser serializes it.
  return { html: after === before ? html : after, missingPictures };
}

/** Word marks headings and comments with anchors that have no address. Those that a footnote links to stay. */
function removeBookmarks(body: HTMLElement): void {
  const targets = new Set([...body.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1)));
  for (const link of body.querySelectorAll('a:not([href])'))
    if (!targets.has(link.getAttribute('name') ?? link.id)) link.replaceWith(...link.childNodes);
}

/** Google Docs replaces the address of a link with a redirect through Google: `https://www.google.com/url?q=https://example.com/&sa=D`. */
function followGoogleRedirect(link: HTMLAnchorElement): void {
  const address = URL.parse(link.getAttribute('href') ?? '');
  if (!address || address.pathname !== '/url' || !/^(?:www\.)?google\.com$/.test(address.hostname)) return;
  const target = address.searchParams.get('q') ?? address.searchParams.get('url');
  if (target !== null && /^https?:/i.test(target)) link.setAttribute('href', target);
}

/** Removes pictures whose files are on the author's computer. The editor uploads those that are part of the HTML (`data:`). */
function removeLocalPictures(body: HTMLElement): number {
  const pictures = [...body.querySelectorAll('img')].filter((picture) => /^(?:file:|$)/i.test(picture.getAttribute('src') ?? ''));
  for (const picture of pictures) picture.remove();
  return pictures.length;
}

const LIST_STYLE = /mso-list\s*:[^;]*level(\d+)/i;
const ORDERED = /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i;

/**
 * In Word, every item of a list is a paragraph with a level, and its number or bullet is text. The editor converts lists with one level only, and makes a
 * separate list of each deeper item.
 */
function nestWordLists(body: HTMLElement): void {
  const { ownerDocument } = body;
  /** The open list of each level. */
  let lists: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) {
    const level = Number(LIST_STYLE.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== last) lists = [];
    const markers = [...paragraph.querySelectorAll('[style*="mso-list:Ignore"]')];
    const isOrdered = ORDERED.test(markers[0]?.textContent.trim() ?? '');
    for (const marker of markers) marker.remove();
    lists.length = Math.min(lists.length, level);
    while (lists.length < level) {
      const list = ownerDocument.createElement(isOrdered ? 'ol' : 'ul');
      const parent = lists.at(-1);
      if (parent) (parent.lastElementChild ?? parent.appendChild(ownerDocument.createElement('li'))).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    last = lists[0] ?? null;
    paragraph.remove();
  }
}
