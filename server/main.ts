/** `node server/main.ts` starts the site alone; `npm start` starts it together with the content service. */
import path from 'node:path';
import { readEnv } from '#lib/env/env.ts';
import { runSupervised } from '#lib/process/supervised.ts';
import { startSite } from './start.ts';

// React and Next choose their builds by this variable. It must be set before anything reads the environment.
// oxlint-disable-next-line node/no-process-env
Object.assign(process.env, { NODE_ENV: 'production' });

await runSupervised(async () => await startSite(path.resolve(import.meta.dirname, '..'), readEnv()));
