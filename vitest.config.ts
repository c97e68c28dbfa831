import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{kernel,games,bots,protocol,table,client,server,web,sim,tests,bench}/**/*.test.{ts,tsx}',
    ],
    testTimeout: 60_000,
    // Every core: by itself it leaves one free.
    maxWorkers: '100%',
  },
});
