import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { DurationSequencer } from './scripts/test/duration-sequencer.ts';
import { relay } from './tests/support/relay-plugin.ts';

const ignored = ['**/node_modules/**', '.next/**', '.data/**', 'studio/dist/**'];

/**
 * Time limits only detect hangs, so they are far above what a test takes: the tests also pass on a machine that is busy with other work.
 * They stay below the silence after which scripts/run-command.ts ends the whole run.
 */
const timeouts = { testTimeout: 5 * 60_000, hookTimeout: 9 * 60_000 };

export default defineConfig({
  plugins: [relay()],
  resolve: {
    alias: {
      // Tests render server components outside of Next, where these guards would throw.
      'server-only': path.resolve('node_modules/server-only/empty.js'),
      // The variant that Next uses below app/: it suspends until the component is loaded; the other one first renders nothing.
      'next/dynamic': path.resolve('node_modules/next/dist/shared/lib/app-dynamic.js'),
    },
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Class names stay as written, so that tests can refer to them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    ...timeouts,
    // By default, Vitest leaves one core free, which is half of a two-core machine. Many tests wait for other processes, so at least two test files run at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: DurationSequencer },
    restoreMocks: true,
    // A busy machine may stall in the middle of a test. A test that fails twice is broken; scripts/test.ts names those that failed once.
    retry: 1,
    // The time limit for reaching an expected state is not a measurement either.
    expect: { poll: { timeout: 2 * 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: false,
          setupFiles: 'tests/support/reset-worker.ts',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, 'components/blocks/**', 'tests/contract/**', 'tests/e2e/**', 'tests/load/**'],
          // It imports JSON in a way that only bundlers accept.
          server: { deps: { inline: ['@wordpress/blocks'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          isolate: false,
          setupFiles: 'tests/support/reset-worker.ts',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/support/service.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'blocks',
          include: ['components/blocks/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/seeded-content.ts',
          setupFiles: 'tests/support/relay-environment.ts',
          env: {
            // One request of these tests asks for a hundred blocks, which takes a slow machine long.
            CONTENT_TIMEOUT_MS: '60000',
            // As on the site, and faster: the development versions of React and Relay check and freeze everything that they read.
            NODE_ENV: 'production',
          },
          // Every file renders blocks through the registry, and loading the registry dominates the run: load it once per worker, not once per file.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/site.ts',
          // One browser and one site in each lane: run files and tests sequentially.
          fileParallelism: false,
          // Tests that open only pages of their own run two at a time.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
