/** `npm run import -- file.xml…`: imports the files of a WordPress export into the database. */
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { join } from 'node:path';
import { reportMessage } from '#lib/process/supervised.ts';
import { createLog } from '#lib/log/log.ts';
import { ensureAdministrator } from '../auth/first-administrator.ts';
import { withDatabase } from '../db/with-database.ts';
import { parseImportArguments } from './arguments.ts';
import { importWxr } from './import/import-wxr.ts';
import { formatNextSteps } from './next-steps.ts';

await withDatabase(async (db, env) => {
  const { report: reportFile = join(env.DATA_DIR, 'import-report.txt'), ...options } = parseImportArguments(process.argv.slice(2));
  const services = {
    db,
    mediaDir: join(env.DATA_DIR, 'media'),
    siteUrl: env.SITE_URL,
    contentUrl: env.CONTENT_URL,
    uploads: { maxBytes: env.MAX_UPLOAD_MB * 1024 * 1024, allowedHosts: env.MEDIA_FETCH_HOSTS ?? [] },
    now: () => new Date(),
    log: createLog(env.LOG_LEVEL),
  };
  // The report can contain email addresses and private content.
  const reportStream = createWriteStream(reportFile, { mode: 0o600 });
  let reportLines = 0;
  const result = await importWxr({
    ...options,
    services,
    progress: (detail) => reportMessage({ step: 'import', state: 'progress', detail }),
    writeReportLine: (line) => {
      reportLines += 1;
      reportStream.write(`${line.replaceAll(/\s+/g, ' ')}\n`);
    },
  }).finally(() => finished(reportStream.end()));
  const accountMessage = await ensureAdministrator(db, env.DATA_DIR, env.ADMIN_PASSWORD);
  const nextSteps = await formatNextSteps(db, { loginUrl: env.SITE_URL + env.LOGIN_PATH, accountMessage, reportFile, reportLines });
  process.stdout.write(`${[...result.toLines(), ...nextSteps].join('\n')}\n`);
});
