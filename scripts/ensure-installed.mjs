// Lets every npm script work straight from a fresh clone: installs when the
// lockfile is newer than what is installed, and does nothing otherwise.
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

const modifiedAt = path => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (modifiedAt('package-lock.json') > modifiedAt('node_modules/.package-lock.json')) {
  // npm tells its scripts where it lives; asking it works on every platform.
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('run me through npm: npm test, for example');
  execFileSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}
