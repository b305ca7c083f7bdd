/** `node server/main.ts`: the site alone, or as part of `npm start`. */
import path from 'node:path';
import { readEnv } from '#lib/env/env.ts';
import { runSupervised } from '#lib/process/supervised.ts';
import { startSite } from './start.ts';

// React chooses its build by it, and so does Next; started by hand, nobody sets it. Written before anything reads the environment.
// oxlint-disable-next-line node/no-process-env
Object.assign(process.env, { NODE_ENV: 'production' });

await runSupervised(async () => await startSite(path.resolve(import.meta.dirname, '..'), readEnv()));
