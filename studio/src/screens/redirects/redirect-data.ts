/** Redirects, and the GraphQL operations on them. */
import { defaultRedirectColumns, redirectColumnNames } from '../../../../lib/uri/redirect-columns.ts';
import { graphql } from '../../api/graphql.ts';
import { parseCsv } from '../../csv/csv.ts';

export type RedirectFormat = 'plain' | 'regex';
export type Redirect = { origin: string; target: string; type: number; format: RedirectFormat };

const toEnum = (format: RedirectFormat) => (format === 'regex' ? 'REGEX' : 'PLAIN');

type StoredRedirect = { origin: string | null; target: string | null; type: number | null; format: string | null };

const fromStored = ({ origin, target, type, format }: StoredRedirect): Redirect => ({
  origin: origin ?? '',
  target: target ?? '',
  type: type ?? 301,
  format: format === 'regex' ? 'regex' : 'plain',
});

export async function listRedirects(): Promise<Redirect[]> {
  const { seo } = await graphql<{ seo: { redirects: readonly StoredRedirect[] } }>(
    'query StudioRedirects { seo { redirects { origin target type format } } }',
  );
  return seo.redirects.map(fromStored);
}

export async function createRedirect({ format, ...redirect }: Redirect): Promise<void> {
  await graphql(
    'mutation StudioCreateRedirect($input: CreateSeoRedirectInput!) { createSeoRedirect(input: $input) { redirect { origin } } }',
    { input: { ...redirect, format: toEnum(format) } },
  );
}

export async function updateRedirect(stored: Redirect, { origin, target, type }: Redirect): Promise<void> {
  await graphql(
    'mutation StudioUpdateRedirect($input: UpdateSeoRedirectInput!) { updateSeoRedirect(input: $input) { redirect { origin } } }',
    { input: { origin: stored.origin, format: toEnum(stored.format), newOrigin: origin, target, type } },
  );
}

export async function deleteRedirect({ origin, format }: Redirect): Promise<void> {
  await graphql(
    'mutation StudioDeleteRedirect($input: DeleteSeoRedirectInput!) { deleteSeoRedirect(input: $input) { redirect { origin } } }',
    { input: { origin, format: toEnum(format) } },
  );
}

type Column = 'origin' | 'target' | 'type';

/**
 * Replaces API field names in an error message with the labels that editors see.
 * @param names of the fields or columns
 */
export const toReadableMessage = (message: string, names: Readonly<Record<Column, string>>): string =>
  message
    .replace('Update it with updateSeoRedirect.', 'Edit that redirect instead.')
    .replace(/^(origin|target|type)\b/, (name) => names[name as Column])
    .replaceAll(/\b(the|another) type\b/g, (_match, article: string) => `${article} ${names.type.toLowerCase()}`);

export const importNames = { origin: 'from', target: 'to', type: 'status' };

export type ImportProblem = { line: number; origin: string; message: string };
export type ImportResult = { created: number; updated: number; skipped: number; problems: ImportProblem[] };

/** The service accepts this many redirects at once. */
const IMPORT_BATCH = 2_000;

/** Reads the columns from, to, status and format, in the order of the header if there is one. @throws Error if the text is not CSV */
export function readRedirects(text: string): (Redirect & { line: number })[] {
  const rows = parseCsv(text);
  const header = rows[0]?.cells.map((cell) => redirectColumnNames[cell.toLowerCase()]) ?? [];
  const hasHeader = header.includes('origin');
  const columns = hasHeader ? header : defaultRedirectColumns;
  return rows.slice(hasHeader ? 1 : 0).map(({ line, cells }) => {
    const get = (column: keyof Redirect) => cells[columns.indexOf(column)] ?? '';
    const type = get('type');
    // A status that is no number is refused by the service, with the line.
    return {
      line,
      origin: get('origin'),
      target: get('target'),
      type: type === '' ? 301 : Number(type) || 0,
      format: get('format').toLowerCase() === 'regex' ? 'regex' : 'plain',
    };
  });
}

/** Imports the valid redirects of a CSV file, and reports the others. */
export async function importRedirects(text: string, replaceExisting: boolean): Promise<ImportResult> {
  const redirects = readRedirects(text);
  const total: ImportResult = { created: 0, updated: 0, skipped: 0, problems: [] };
  for (let start = 0; start < redirects.length; start += IMPORT_BATCH) {
    const batch = redirects.slice(start, start + IMPORT_BATCH);
    type Data = { importSeoRedirects: Omit<ImportResult, 'problems'> & { problems: { index: number; origin: string; message: string }[] } };
    const { importSeoRedirects: result } = await graphql<Data>(
      `
        mutation StudioImportRedirects($input: ImportSeoRedirectsInput!) {
          importSeoRedirects(input: $input) {
            created
            updated
            skipped
            problems {
              index
              origin
              message
            }
          }
        }
      `,
      {
        input: {
          replaceExisting,
          redirects: batch.map(({ line: _line, format, ...redirect }) => ({ ...redirect, format: toEnum(format) })),
        },
      },
    );
    total.created += result.created;
    total.updated += result.updated;
    total.skipped += result.skipped;
    total.problems.push(
      ...result.problems.map(({ index, origin, message }) => ({
        origin,
        message: toReadableMessage(message, importNames),
        line: batch[index]?.line ?? 0,
      })),
    );
  }
  return total;
}

/** Where an address leads: the rules that apply one after the other, and what is at the end. */
export type AddressTest = { rules: Redirect[]; end: string | null; hasPage: boolean };

/** Longer chains are treated as loops, as by the site. */
const MAX_RULES = 8;

/** @param address a path, or a URL of the site */
export async function testAddress(address: string, siteUrl: string): Promise<AddressTest> {
  const rules: Redirect[] = [];
  let path: string | null = toLocalPath(address, siteUrl);
  let end: string | null = address;
  while (path !== null && rules.length < MAX_RULES) {
    const { seo, nodeByUri } = await graphql<{ seo: { redirect: StoredRedirect | null }; nodeByUri: { uri: string } | null }>(
      'query StudioTestAddress($path: String!) { seo { redirect(path: $path) { origin target type format } } nodeByUri(uri: $path) { uri } }',
      { path },
    );
    // Pages take precedence over redirects.
    if (nodeByUri || !seo.redirect) return { rules, end, hasPage: nodeByUri !== null };
    const rule = fromStored(seo.redirect);
    rules.push(rule);
    end = rule.target === '' ? null : rule.target;
    path = end === null ? null : toLocalPath(end, siteUrl);
  }
  return { rules, end, hasPage: false };
}

/** The path of an address of the site, or null for addresses of other sites. */
export function toLocalPath(address: string, siteUrl: string): string | null {
  const site = new URL(siteUrl);
  const url = new URL(address, site);
  return url.origin === site.origin ? url.pathname : null;
}
