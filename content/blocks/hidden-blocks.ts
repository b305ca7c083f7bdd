/**
 * Blocks that an editor has hidden (`metadata.blockVisibility` is false). As in WordPress, they are saved with the content and left out of everything that
 * is made from it. Blocks that are hidden at some widths only are shown: the studio does not offer that.
 */

const BLOCK_COMMENT = /^\s+(\/)?wp:[a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?\s+(?:(\{[\s\S]*\})\s+)?(\/)?$/;

/** Returns markup without its hidden blocks and what they contain. The function `visible_markup` of the database does the same for the search. */
export function removeHiddenBlocks(markup: string): string {
  if (!markup.includes('"blockVisibility"')) return markup;
  const visible: string[] = [];
  let shownFrom = 0;
  /** Open blocks within the hidden block, with itself. 0 outside of hidden blocks. */
  let depth = 0;
  for (const { start, end, body } of listComments(markup)) {
    const [whole, closing, json, selfClosing] = BLOCK_COMMENT.exec(body) ?? [];
    if (whole === undefined) continue;
    if (depth > 0) depth += closing ? -1 : selfClosing ? 0 : 1;
    else if (!closing && json !== undefined && isHidden(json)) {
      visible.push(markup.slice(shownFrom, start));
      depth = selfClosing ? 0 : 1;
    } else continue;
    if (depth === 0) shownFrom = end;
  }
  // A hidden block that is never closed contains the rest of the content.
  if (depth === 0) visible.push(markup.slice(shownFrom));
  return visible.join('');
}

function* listComments(markup: string): Generator<{ start: number; end: number; body: string }> {
  let at = 0;
  for (;;) {
    const start = markup.indexOf('<!--', at);
    const end = start === -1 ? -1 : markup.indexOf('-->', start + 4);
    if (end === -1) return;
    at = end + 3;
    yield { start, end: at, body: markup.slice(start + 4, end) };
  }
}

function isHidden(json: string): boolean {
  if (!json.includes('"blockVisibility"')) return false;
  try {
    const attributes: { metadata?: { blockVisibility?: unknown } | null } = JSON.parse(json);
    return attributes.metadata?.blockVisibility === false;
  } catch {
    // A comment whose attributes are not JSON opens no block.
    return false;
  }
}
