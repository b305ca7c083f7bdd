import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { relay } from './tests/support/relay-plugin.ts';

const elsewhere = ['**/node_modules/**', '.next/**', '.data/**'];

export default defineConfig({
  plugins: [relay()],
  resolve: {
    alias: {
      // Tests render server components outside of Next, where these guards would throw.
      'server-only': path.resolve('node_modules/server-only/empty.js'),
      // As Next itself does below app/: this one suspends until its component is loaded, the other renders nothing first.
      'next/dynamic': path.resolve('node_modules/next/dist/shared/lib/app-dynamic.js'),
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Class names stay as written, so that a test can speak of them.
    css: { include: [/\.module\.css$/], modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, 'components/blocks/**', 'tests/contract/**', 'tests/e2e/**', 'tests/load/**'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: 'tests/support/service.ts',
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'blocks',
          include: ['components/blocks/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/seeded-content.ts',
          setupFiles: 'tests/support/relay-environment.ts',
          // Every file draws blocks through the registry of all of them: loading that once a worker, not once a file, is most of the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/site.ts',
          // One browser and one site on a small machine: files in turn, tests of a file in turn.
          fileParallelism: false,
          // A shared machine may stall in the middle of a measurement; what fails twice is a fault.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
