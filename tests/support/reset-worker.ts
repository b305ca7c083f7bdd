/**
 * The test files of a project run one after another in the same process and share its modules (`isolate: false`), because loading the modules again takes
 * longer than the tests of most files. To keep files independent, the clock, the environment, globals and mocked modules are reset after each file.
 */
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

const environment = JSON.stringify(process.env);

// A module that is loaded already keeps what it has imported, a mock or the module itself.
const mocksModules = readFileSync(expect.getState().testPath ?? '', 'utf8').includes('vi.mock(');
if (mocksModules) vi.resetModules();

afterAll(() => {
  // Modules also keep what they have read from the environment.
  if (mocksModules || JSON.stringify(process.env) !== environment) vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
