/** `npm run export -- [--output file.xml]`: writes all content to a WordPress export file. */
import { open, rename, rm } from 'node:fs/promises';
import { OperationalError } from '#lib/process/operational-error.ts';
import { reportMessage } from '#lib/process/supervised.ts';
import { parseExportArguments } from './arguments.ts';
import { exportWxr } from './export/export-wxr.ts';
import { withDatabase } from '../db/with-database.ts';

const PROGRESS_INTERVAL = 5_000;

await withDatabase(async (db, env) => {
  const { output } = parseExportArguments(process.argv.slice(2));
  // The file gets its final name when it is complete, so that an interrupted export does not leave an incomplete file under that name.
  const unfinished = `${output}.unfinished`;
  // The file contains drafts, passwords of content, and the email addresses of commenters.
  const file = await open(unfinished, 'w', 0o600).catch((cause: unknown) => {
    throw createWriteError(output, cause);
  });
  try {
    const items = await exportWxr({
      db,
      siteUrl: env.SITE_URL,
      contentUrl: env.CONTENT_URL,
      now: new Date(),
      write: (part) => file.appendFile(part),
      progress: (done) => {
        if (done % PROGRESS_INTERVAL === 0) reportMessage({ step: 'export', state: 'progress', detail: `${done} items exported` });
      },
    });
    await file.close();
    await rename(unfinished, output);
    reportMessage({ step: 'export', state: 'done', detail: `${items} items exported to ${output}` });
  } catch (error) {
    await file.close();
    await rm(unfinished, { force: true });
    throw error;
  }
});

function createWriteError(output: string, cause: unknown): OperationalError {
  return new OperationalError(
    {
      name: output,
      rule: `the file cannot be written (${(cause as NodeJS.ErrnoException).code ?? 'unknown reason'}).`,
      remedy: 'Choose a file in a folder that this user can write to.',
      example: 'npm run export -- --output /tmp/export.xml',
    },
    { cause },
  );
}
