/** `npm run export -- [--output file.xml]`: writes all content as a WordPress export. */
import { open, rename, rm } from 'node:fs/promises';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportMessage } from '#lib/process/supervised.ts';
import { readExportArguments } from './arguments.ts';
import { exportWxr } from './export/export.ts';
import { withDatabase } from './with-database.ts';

const PROGRESS_EVERY = 5_000;

await withDatabase(async (db, env) => {
  const { output } = readExportArguments(process.argv.slice(2));
  // A file of the right name is a whole export, also when this one is broken off.
  const unfinished = `${output}.unfinished`;
  const file = await open(unfinished, 'w').catch((cause: unknown) => {
    throw unwritable(output, cause);
  });
  try {
    const items = await exportWxr({
      db,
      siteUrl: env.SITE_URL,
      contentUrl: env.CONTENT_URL,
      now: new Date(),
      write: (part) => file.appendFile(part),
      progress: (done) => {
        if (done % PROGRESS_EVERY === 0) reportMessage({ step: 'export', state: 'progress', detail: `${done} items` });
      },
    });
    await file.close();
    await rename(unfinished, output);
    reportMessage({ step: 'export', state: 'done', detail: `${items} items in ${output}` });
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
});

function unwritable(output: string, cause: unknown): OperationalError {
  return new OperationalError(
    {
      name: output,
      rule: `it can't be written (${(cause as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
      remedy: 'Name a file in a folder this user may write to.',
      example: 'npm run export -- --output /tmp/export.xml',
    },
    { cause },
  );
}
