/** `npm run import -- file.xml`: imports a WordPress export file into the database. */
import { join } from 'node:path';
import { reportMessage } from '#lib/process/supervised.ts';
import { createLog } from '#lib/log/log.ts';
import { parseImportArguments } from './arguments.ts';
import { importWxr } from './import/import-wxr.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (db, env) => {
  const options = parseImportArguments(process.argv.slice(2));
  const services = {
    db,
    mediaDir: join(env.DATA_DIR, 'media'),
    siteUrl: env.SITE_URL,
    contentUrl: env.CONTENT_URL,
    now: () => new Date(),
    log: createLog(env.LOG_LEVEL),
  };
  const result = await importWxr({
    ...options,
    services,
    progress: (detail) => reportMessage({ step: 'import', state: 'progress', detail }),
  });
  process.stdout.write(`${result.toLines().join('\n')}\n`);
});
