/**
 * The test files of a project run one after another in the same process and share its modules (`isolate: false`), because loading the modules again for
 * each file takes longer than most files. So that no file depends on those before it, its clock, environment and globals end with it.
 */
import { afterAll, vi } from 'vitest';

const environment = JSON.stringify(process.env);

afterAll(() => {
  // Modules keep what they have read from the environment.
  if (JSON.stringify(process.env) !== environment) vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
