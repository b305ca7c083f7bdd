/** Flight data: the page as React's server serialized it for the browser. Next writes it into the document in pieces, one script each. */

/** The first piece, `[0]`, starts the stream. Pieces of text follow, `[1, "…"]`. Binary pieces and form state exist, but no page of this site has them. */
export function isReadableFlight(flight: readonly unknown[]): boolean {
  const [start, ...pieces] = flight;
  return (
    Array.isArray(start) && start.length === 1 && start[0] === 0 && pieces.length > 0 && pieces.every((piece) => getText(piece) !== null)
  );
}

/**
 * A stylesheet of the document, as React's server writes the element: its key, the URL and the precedence, all in JSON. It cannot be part of a text, in which each
 * quotation mark is escaped.
 */
const linkPattern =
  /\["\$","link",(null|"[^"]*"),\{"rel":"stylesheet","href":("[^"]*"),"precedence":("[^"]*")(?:,"\w+":"\$undefined")*\}\]/g;

/** A row that asks the browser to load a stylesheet early. Next also writes it for parts that the page does not show. */
const preloadPattern = /^:HL\["[^"]*","style"[^\n]*\n$/;

/** Whether the data contain a link to a stylesheet. */
export function linksStylesheets(flight: readonly unknown[]): boolean {
  return getFlightText(flight).search(linkPattern) !== -1;
}

/**
 * Replaces the links to stylesheets that are inside the document: React would load them when it starts the islands. It takes over the `<style>` elements of the
 * document as they are, and never reads their text. Rows that load a stylesheet early are removed.
 * @param flight arguments of `self.__next_f.push`
 * @param urls of the stylesheets that are inside the document
 * @returns the same with an empty style in place of each link; unchanged when the data cannot be read
 */
export function replaceStylesheetLinks(flight: readonly unknown[], urls: ReadonlySet<string>): unknown[] {
  if (!isReadableFlight(flight)) return [...flight];
  const isInside = (url: string) => urls.has(JSON.parse(url) as string);
  const data = Buffer.from(getFlightText(flight));
  let result = '';
  for (const { start, end, hasLength } of listRows(data)) {
    const row = data.toString('utf8', start, end);
    if (hasLength) result += row;
    else if (!preloadPattern.test(row))
      result += row.replace(linkPattern, (link, key: string, url: string, precedence: string) =>
        isInside(url) ? `["$","style",${key},{"href":${url},"precedence":${precedence},"children":" "}]` : link,
      );
  }
  return [flight[0], [1, result]];
}

function getText(piece: unknown): string | null {
  return Array.isArray(piece) && piece.length === 2 && piece[0] === 1 && typeof piece[1] === 'string' ? piece[1] : null;
}

/** All text of the data. */
export function getFlightText(flight: readonly unknown[]): string {
  return flight.flatMap((piece) => getText(piece) ?? []).join('');
}

/** Tags of rows that begin with their length in bytes, in hexadecimal: long strings (`T`) and typed arrays. All other rows end with a line break. */
const rowsWithLength = /[TAOobUSsLlGgMmV]/;

/** All rows; positions count bytes. Whatever follows the last complete row counts as a row. */
function* listRows(data: Buffer): Generator<{ start: number; end: number; hasLength: boolean }> {
  let position = 0;
  while (position < data.length) {
    const start = position;
    const colon = data.indexOf(':', start);
    const hasLength = colon !== -1 && rowsWithLength.test(String.fromCharCode(data[colon + 1] ?? 0));
    const length = hasLength ? findEndByLength(data, colon + 2) : data.indexOf('\n', colon) + 1;
    position = colon === -1 || length === 0 ? data.length : length;
    yield { start, end: position, hasLength };
  }
}

/** @param from where the number of bytes begins, in hexadecimal; a comma ends it. @returns 0 without a valid length */
function findEndByLength(data: Buffer, from: number): number {
  const start = data.indexOf(',', from) + 1;
  const end = start + Number.parseInt(data.toString('latin1', from, start - 1), 16);
  return start > 0 && end >= start && end <= data.length ? end : 0;
}
