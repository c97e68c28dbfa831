import { writeSync } from 'node:fs';

import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Ends a run with a line that counts what was run: `12 passed, 0 failed`. */
export class CountReporter implements Reporter {
  #line = '0 passed, 0 failed';

  onInit(): void {
    // Whatever others still have to say, they say it before the process ends.
    process.once('exit', () => writeSync(1, `${this.#line}\n`));
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const states = modules.flatMap(module => [...module.children.allTests()].map(stateOf));
    const passed = states.filter(state => state === 'passed').length;
    const failed = states.filter(state => state !== 'passed' && state !== 'skipped').length;
    // A file that cannot be loaded, or a hook that throws, has no test to its name.
    const broken = modules.reduce((sum, module) => sum + brokenParts(module), errors.length);
    this.#line = `${passed} passed, ${failed + broken} failed`;
  }
}

const stateOf = (test: TestCase) => test.result().state;

const brokenParts = (module: TestModule): number =>
  module.errors().length +
  [...module.children.allSuites()].reduce((sum, suite) => sum + suite.errors().length, 0);
