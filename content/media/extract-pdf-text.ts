/** Runs the program that extracts the text of a PDF file, within limits. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toStorableText } from '../core/json.ts';
import { limitProcessMemory } from './limit-process-memory.ts';
import { MAX_PDF_MEMORY, MAX_PDF_TEXT } from './pdf-text-limits.ts';

const program = fileURLToPath(new URL('extract-pdf-text-main.ts', import.meta.url));
const project = fileURLToPath(new URL('../../', import.meta.url));
/** The folder of installed packages can be a link to another place. */
const library = fileURLToPath(new URL('../', import.meta.resolve('unpdf')));
const code = [join(project, 'content/media/'), join(project, 'package.json'), join(project, 'node_modules'), library];

/** Of objects. */
const MAX_HEAP_MB = 256;
/** A document takes less than a second of an idle processor. On a busy machine, the process may wait for most of this time. */
const MAX_SECONDS = 120;

/** @returns null if no text can be extracted within the limits, for example because the file is damaged or has a password */
export function extractPdfText(path: string, maxSeconds = MAX_SECONDS): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const args = [
    `--max-old-space-size=${MAX_HEAP_MB}`,
    // The program can read its own code and this file, but no other data, such as passwords. It cannot write files or start processes.
    '--permission',
    ...[...code, path].map((readable) => `--allow-fs-read=${readable}`),
    '--no-warnings',
    program,
    path,
  ];
  const child = execFile(
    process.execPath,
    args,
    // It receives no other environment variables, because they can contain secrets.
    { timeout: maxSeconds * 1000, killSignal: 'SIGKILL', maxBuffer: MAX_PDF_TEXT * 4, env: { NODE_ENV: 'production' }, cwd: project },
    (error, stdout) => resolve(error ? null : cleanText(stdout)),
  );
  // A few kilobytes can decompress to gigabytes.
  limitProcessMemory(child, MAX_PDF_MEMORY);
  return promise;
}

/** Joins words that are hyphenated at the end of a line, and removes characters that PostgreSQL cannot store. */
const cleanText = (text: string): string =>
  toStorableText(text)
    .replaceAll(/\p{Cc}/gu, (character) => (character === '\n' ? character : ' '))
    .replaceAll(/(\p{Ll})-\n(?=\p{Ll})/gu, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
