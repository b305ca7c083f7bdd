import { checkDataFolder } from '../../content/db/embedded/folder-problem.ts';
import { type Env, InvalidEnvironment, usesOwnContentService } from '../../lib/env/env.ts';
import { checkListener } from '../../lib/process/ports.ts';

/**
 * What can be known to go wrong before anything slow begins.
 * @throws Problem for the first of it.
 */
export async function checkBeforehand(env: Env): Promise<void> {
  const own = usesOwnContentService(env);
  if (own && env.PORT === env.CONTENT_PORT && env.HOST === env.CONTENT_HOST) {
    throw new InvalidEnvironment({
      name: 'CONTENT_PORT',
      rule: `must differ from PORT; both are ${env.PORT} on ${env.HOST}.`,
      remedy: 'Set one of the two to another port.',
      example: 'CONTENT_PORT=4000',
    });
  }
  await checkListener({ host: env.HOST, port: env.PORT, hostVariable: 'HOST', portVariable: 'PORT' });
  if (own) {
    await checkListener({ host: env.CONTENT_HOST, port: env.CONTENT_PORT, hostVariable: 'CONTENT_HOST', portVariable: 'CONTENT_PORT' });
  }
  checkDataFolder(env.DATA_DIR);
}
