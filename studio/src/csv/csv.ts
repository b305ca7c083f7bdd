/** CSV files (RFC 4180), for spreadsheets. */

/** Spreadsheets separate columns with semicolons where the comma is the decimal separator. */
const delimiters = [',', ';', '\t'] as const;

/** Reads rows of cells. Quotation marks may enclose separators and line breaks. Empty lines are left out. */
export function parseCsv(text: string): { line: number; cells: string[] }[] {
  const source = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [firstLine = ''] = source.trimStart().split('\n', 1);
  const delimiter = delimiters.toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';
  const rows: { line: number; cells: string[] }[] = [];
  let [cell, cells, isQuoted, line, start]: [string, string[], boolean, number, number] = ['', [], false, 1, 1];
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((value) => value !== '')) rows.push({ line: start, cells });
    [cell, cells, start] = ['', [], line + 1];
  };
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index);
    if (isQuoted && character === '"' && source.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (!isQuoted && character === delimiter) {
      cells.push(cell.trim());
      cell = '';
    } else if (!isQuoted && character === '\n') endRow();
    else cell += character;
    if (character === '\n') line += 1;
  }
  if (isQuoted)
    throw new Error(`Line ${start}: a quotation mark is not closed. Write " at the end of the value, and "" for one within it.`);
  endRow();
  return rows;
}

/** Writes rows of cells. Values that a spreadsheet would run as a formula are marked as text. */
export function formatCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const formatCell = (cell: string | number | null) => {
    const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell ?? '');
    return /[",;\n\r\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');
}

/** Saves a file in the downloads of the browser. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves rows as a CSV file. The byte order mark tells spreadsheets that the text is UTF-8. */
export function saveCsv(name: string, rows: Parameters<typeof formatCsv>[0]): void {
  saveFile(name, new Blob(['\uFEFF', formatCsv(rows)], { type: 'text/csv' }));
}
