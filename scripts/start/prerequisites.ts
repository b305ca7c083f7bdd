import { prepareDataFolder } from '../../content/db/embedded/data-folder.ts';
import { type Env, InvalidEnvironmentError, usesBundledContentService } from '../../lib/env/env.ts';
import { assertPortIsFree } from '../../lib/process/ports.ts';

/**
 * Checks settings, ports and the data folder before any slow step begins.
 * @throws OperationalError for the first failed check
 */
export async function checkPrerequisites(env: Env): Promise<void> {
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
  prepareDataFolder(env.DATA_DIR);
}
