import { defineConfig } from 'vitest/config';

import { CountReporter } from './scripts/count-reporter.ts';

/** What takes minutes: real processes that are killed, and disks that lose their power. */
export default defineConfig({
  test: {
    include: ['**/*.long.ts'],
    globalSetup: 'e2e/unpack.ts',
    testTimeout: 240_000,
    hookTimeout: 600_000,
    // A browser on a busy machine can miss a moment; what fails twice is a mistake.
    retry: 1,
    // Most of them wait for processes, browsers and disks.
    maxWorkers: 4,
    reporters: ['default', new CountReporter()],
  },
});
