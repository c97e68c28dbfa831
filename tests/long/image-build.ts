import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

import { DockerfileParser, type Instruction } from 'dockerfile-ast';

/** What a container would be started with. */
export interface BuiltImage {
  /** The directory that stands for `/`. */
  readonly root: string;
  readonly workingDirectory: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: { readonly uid: number; readonly gid: number };
  readonly command: readonly string[];
  readonly health: readonly string[];
}

interface Stage {
  readonly root: string;
  directory: string;
  env: Record<string, string>;
  user: string;
  command: readonly string[];
  health: readonly string[];
}

/** Does what a Dockerfile says, each stage in a directory of its own, with this machine's programs. */
export function builtImage(dockerfile: string, context: string, folder: string): BuiltImage {
  const stages: Record<string, Stage> = {};
  let stage: Stage | undefined;
  for (const instruction of DockerfileParser.parse(
    readFileSync(dockerfile, 'utf8'),
  ).getInstructions()) {
    const words = instruction.getArguments().map(String);
    if (instruction.getKeyword() === 'ARG') continue;
    if (instruction.getKeyword() === 'FROM') {
      const name = words[2] ?? 'last';
      const root = join(folder, name);
      mkdirSync(root);
      stage = { root, directory: '/', env: {}, user: '0:0', command: [], health: [] };
      stages[name] = stage;
    } else follow(instruction, words, { stage: stage!, stages, context, dockerfile });
  }
  const [uid = 0, gid = 0] = stage!.user.split(':').map(Number);
  const { root, command, health } = stage!;
  const env = Object.fromEntries(
    Object.entries(stage!.env).map(([name, value]) => [
      name,
      value.startsWith('/') ? join(root, value) : value,
    ]),
  );
  return { root, workingDirectory: stage!.directory, env, user: { uid, gid }, command, health };
}

interface Surroundings {
  readonly stage: Stage;
  readonly stages: Readonly<Record<string, Stage>>;
  readonly context: string;
  readonly dockerfile: string;
}

function follow(
  instruction: Instruction,
  words: readonly string[],
  { stage, stages, context, dockerfile }: Surroundings,
): void {
  const inRoot = (path: string): string => join(stage.root, resolve(stage.directory, path));
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      stage.directory = resolve(stage.directory, words[0]!);
      mkdirSync(inRoot('.'), { recursive: true });
      break;
    case 'ENV':
      for (const word of words) {
        const [name = '', value = ''] = word.split('=');
        stage.env[name] = value;
      }
      break;
    case 'COPY': {
      const [, from] = /--from=(\w+)/.exec(instruction.toString()) ?? [];
      const [source = '', target = ''] = words.filter(word => !word.startsWith('--'));
      if (from === undefined) copyContext(context, `${dockerfile}.dockerignore`, inRoot(target));
      else cpSync(join(stages[from]!.root, source), inRoot(target), COPYING);
      break;
    }
    case 'RUN': {
      const args = execForm(instruction) ?? ['sh', '-c', words.join(' ')];
      const [program = '', ...rest] = args.map(arg => (arg.startsWith('/') ? inRoot(arg) : arg));
      execFileSync(program, rest, { cwd: inRoot('.'), stdio: ['ignore', 'ignore', 'inherit'] });
      break;
    }
    case 'USER':
      stage.user = words[0]!;
      break;
    case 'CMD':
      stage.command = execForm(instruction) ?? [];
      break;
    case 'HEALTHCHECK':
      stage.health = execForm(instruction) ?? [];
      break;
    case 'EXPOSE':
    case 'VOLUME':
      break;
    default:
      throw new Error(`what ${instruction.getKeyword()} does is not known here`);
  }
}

const COPYING = { recursive: true, verbatimSymlinks: true } as const;

/** `["a", "b"]`, if the instruction is written so. */
function execForm(instruction: Instruction): readonly string[] | undefined {
  const [list] = /\[.*\]$/.exec(instruction.toString()) ?? [];
  return list === undefined ? undefined : JSON.parse(list);
}

/** The names that are let in again after `*`, without what is left out everywhere. */
function copyContext(context: string, ignoreFile: string, target: string): void {
  const lines = readFileSync(ignoreFile, 'utf8').split('\n');
  const kept = lines.filter(line => line.startsWith('!')).map(line => line.slice(1));
  const left = lines.filter(line => line.startsWith('**/')).map(line => line.slice('**/'.length));
  const filter = (path: string): boolean => !left.some(name => isCalled(basename(path), name));
  for (const name of kept) cpSync(join(context, name), join(target, name), { ...COPYING, filter });
}

const isCalled = (name: string, pattern: string): boolean =>
  pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern;
