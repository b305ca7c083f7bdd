/** Flight data: the page as React's server serialized it for the browser. Next writes it into the document in pieces, one script each. */

/** The first piece, `[0]`, starts the stream. Pieces of text follow, `[1, "…"]`. Binary pieces and form state exist, but no page of this site has them. */
export function isReadableFlight(flight: readonly unknown[]): boolean {
  const [start, ...pieces] = flight;
  return (
    Array.isArray(start) && start.length === 1 && start[0] === 0 && pieces.length > 0 && pieces.every((piece) => getText(piece) !== null)
  );
}

/**
 * Next repeats all styles of a document in its flight data, several times. React takes over the `<style>` elements of the document as they are and
 * never reads the repeated text.
 * @param flight arguments of `self.__next_f.push`
 * @param styles text of the document's stylesheets, as Next wrote them
 * @returns the same with a space in place of each style; unchanged when the data cannot be read
 */
export function removeStyles(flight: readonly unknown[], styles: readonly string[]): unknown[] {
  if (!isReadableFlight(flight)) return [...flight];
  const data = Buffer.from(getFlightText(flight));
  let result = '';
  let position = 0;
  for (const { length, start, end } of findTextRows(data)) {
    const text = data.toString('utf8', start, end);
    if (!styles.some((style) => style.includes(text))) continue;
    result += `${data.toString('utf8', position, length)}1, `;
    position = end;
  }
  return [flight[0], [1, result + data.toString('utf8', position)]];
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

/** Rows of long text; positions count bytes. `length` is where the number of bytes begins, `start` where the text begins. */
function* findTextRows(data: Buffer): Generator<{ length: number; start: number; end: number }> {
  let position = 0;
  for (;;) {
    const colon = data.indexOf(':', position);
    if (colon === -1) return;
    const tag = String.fromCharCode(data[colon + 1] ?? 0);
    if (rowsWithLength.test(tag)) {
      const length = colon + 2;
      const start = data.indexOf(',', length) + 1;
      const end = start + Number.parseInt(data.toString('latin1', length, start - 1), 16);
      // Without a valid length this is not flight data.
      if (start === 0 || !(end <= data.length)) return;
      if (tag === 'T') yield { length, start, end };
      position = end;
    } else {
      const newline = data.indexOf('\n', colon);
      if (newline === -1) return;
      position = newline + 1;
    }
  }
}
