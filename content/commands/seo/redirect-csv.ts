/** Reads redirects from a CSV file, as spreadsheets and other products save them. */
import { CsvError, type CsvErrorCode, parse } from 'csv-parse/sync';
import { defaultRedirectColumns, type RedirectColumn, redirectColumnNames } from '#lib/uri/redirect-columns.ts';
import { UserError } from '../../core/user-error.ts';
import type { RedirectInput } from './redirect-rules.ts';

/** A line of the file: a redirect that has not been validated yet, or the reason why it is none. */
export type RedirectLine = { line: number; origin: string } & ({ redirect: RedirectInput } | { message: string });

/** Spreadsheets separate columns with semicolons where the comma is the decimal separator. */
const delimiters = [',', ';', '\t'] as const;

/** A message for each error that one line can cause. */
const errorMessages: Readonly<Partial<Record<CsvErrorCode, string>>> = {
  CSV_QUOTE_NOT_CLOSED: 'A quotation mark is not closed. Write " at the end of the value, and "" for a quotation mark within it.',
  CSV_INVALID_CLOSING_QUOTE: 'A value continues after its closing quotation mark. Write "" for a quotation mark within a value.',
};

/**
 * @param text with the columns from, to, status and format, of which only the first is required. The columns of a file with a header can have any order.
 * @throws UserError if the text is not CSV
 */
export function parseRedirectCsv(text: string): RedirectLine[] {
  const [firstLine = ''] = text.trimStart().split('\n', 1);
  const delimiter = delimiters.toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0] ?? ',';
  const records = readRecords(text, delimiter);
  const header = records[0]?.cells.map((cell) => redirectColumnNames[cell.toLowerCase()]) ?? [];
  const hasHeader = header.includes('origin');
  const columns = hasHeader ? header : defaultRedirectColumns;
  return records.slice(hasHeader ? 1 : 0).map(({ line, cells }) => toRedirectLine(line, cells, columns));
}

type CsvRecord = { line: number; cells: string[] };

function readRecords(text: string, delimiter: string): CsvRecord[] {
  try {
    // The types of the library do not describe records with `info`.
    const records = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? `Line ${error['lines']}: ` : '';
    throw new UserError(`${line}${errorMessages[error.code] ?? error.message}`);
  }
}

function toRedirectLine(line: number, cells: readonly string[], columns: readonly (RedirectColumn | undefined)[]): RedirectLine {
  const values = Object.fromEntries(columns.map((column, index) => [column ?? '', cells[index] ?? ''])) as Partial<
    Record<RedirectColumn, string>
  >;
  const { origin = '', target = '', type = '', format = '' } = values;
  const refuse = (message: string): RedirectLine => ({ line, origin, message });
  const extra = cells.slice(columns.length).find((cell) => cell !== '');
  if (extra !== undefined)
    return refuse(
      `The line has ${cells.length} values for ${columns.length} columns. Enclose a value with the separator in quotation marks.`,
    );
  if (type !== '' && !/^\d{3}$/.test(type))
    return refuse(`status cannot be "${type.slice(0, 60)}". Use a number such as 301, or leave it empty.`);
  if (!['', 'plain', 'regex'].includes(format.toLowerCase()))
    return refuse(`format cannot be "${format.slice(0, 60)}". Use plain or regex, or leave it empty for plain.`);
  return {
    line,
    origin,
    redirect: { origin, target, type: type === '' ? null : Number(type), format: format.toLowerCase() === 'regex' ? 'regex' : 'plain' },
  };
}
