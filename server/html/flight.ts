/** The page as React's server serialised it for the browser (flight data), which Next pushes in pieces. */

/**
 * Next repeats a document's whole styles in its flight data, several times over. React takes the `<style>` elements of the document as they are and
 * never reads what the data says is in them.
 * @param flight arguments of `self.__next_f.push`
 * @param styles texts of the document's stylesheets, as Next made them
 * @returns the same with a space in place of each style; unchanged where the data is not written as foreseen
 */
export function withoutStyles(flight: readonly unknown[], styles: readonly string[]): unknown[] {
  const [begin, ...pieces] = flight;
  const texts = pieces.flatMap((piece) => textOf(piece) ?? []);
  if (texts.length !== pieces.length) return [...flight];
  const data = Buffer.from(texts.join(''));
  let result = '';
  let position = 0;
  for (const { length, start, end } of textRows(data)) {
    const text = data.toString('utf8', start, end);
    if (!styles.some((style) => style.includes(text))) continue;
    result += `${data.toString('utf8', position, length)}1, `;
    position = end;
  }
  return [begin, [1, result + data.toString('utf8', position)]];
}

/** The pushes of text are `[1, "…"]`. */
function textOf(piece: unknown): string | null {
  return Array.isArray(piece) && piece.length === 2 && piece[0] === 1 && typeof piece[1] === 'string' ? piece[1] : null;
}

/** What the data speaks of, a piece after the other. */
export function flightText(flight: readonly unknown[]): string {
  return flight.flatMap((piece) => textOf(piece) ?? []).join('\n');
}

/** Rows whose length in bytes stands before them, in hexadecimal: long texts (`T`) and typed arrays. All others end with their line. */
const measured = /[TAOobUSsLlGgMmV]/;

/** Long texts; positions count bytes. `length` is where the number of bytes stands, `start` where the text begins. */
function* textRows(data: Buffer): Generator<{ length: number; start: number; end: number }> {
  let position = 0;
  for (;;) {
    const colon = data.indexOf(':', position);
    if (colon === -1) return;
    const tag = String.fromCharCode(data[colon + 1] ?? 0);
    if (measured.test(tag)) {
      const length = colon + 2;
      const start = data.indexOf(',', length) + 1;
      const end = start + Number.parseInt(data.toString('latin1', length, start - 1), 16);
      // Anything else is no flight data.
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
