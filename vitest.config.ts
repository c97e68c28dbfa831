import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{kernel,games,bots,tests,bench}/**/*.test.ts'], testTimeout: 60_000 },
});
