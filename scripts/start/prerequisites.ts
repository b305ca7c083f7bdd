import { prepareDataFolder } from '../../content/db/embedded/data-folder.ts';
import { type Env, InvalidEnvironmentError, usesBundledContentService } from '../../lib/env/env.ts';
import { assertPortIsFree } from '../../lib/process/ports.ts';
import { stopLeftovers } from './process-record.ts';

/**
 * Checks settings, the data folder and the ports before any slow step begins. Processes that remain from a killed start are stopped first, because they
 * use the ports.
 * @throws OperationalError for the first failed check
 */
export async function checkPrerequisites(env: Env): Promise<void> {
  prepareDataFolder(env.DATA_DIR);
  await stopLeftovers(env.DATA_DIR);
  const usesBundledService = usesBundledContentService(env);
  if (usesBundledService && env.PORT === env.CONTENT_PORT && env.HOST === env.CONTENT_HOST) {
    throw new InvalidEnvironmentError({
      name: 'CONTENT_PORT',
      rule: `must differ from PORT; both are ${env.PORT} on ${env.HOST}.`,
      remedy: 'Set one of them to another port.',
      example: 'CONTENT_PORT=4000',
    });
  }
  await assertPortIsFree({ host: env.HOST, port: env.PORT, hostVariable: 'HOST', portVariable: 'PORT' });
  if (usesBundledService) {
    await assertPortIsFree({ host: env.CONTENT_HOST, port: env.CONTENT_PORT, hostVariable: 'CONTENT_HOST', portVariable: 'CONTENT_PORT' });
  }
}
