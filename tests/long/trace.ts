import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createInterface } from 'node:readline';

/** What a process did to the files of one directory, and what it said, in the order in which it happened. */
export type Event =
  | { readonly do: 'create' | 'remove' | 'sync'; readonly file: string }
  | { readonly do: 'write'; readonly file: string; readonly at: number; readonly bytes: Buffer }
  | { readonly do: 'truncate'; readonly file: string; readonly size: number }
  | { readonly do: 'sync names' }
  | { readonly do: 'say'; readonly text: string };

/** Everything that changes a file or its name, so that what the model does not know is noticed. */
const CALLS = [
  'write writev pwrite64 pwritev pwritev2 sendfile copy_file_range mmap',
  'ftruncate truncate fallocate fsync fdatasync sync_file_range syncfs',
  'open openat openat2 creat unlink unlinkat rename renameat renameat2',
  'link linkat symlink symlinkat',
].flatMap(names => names.split(' '));

/** Runs a program under `strace`, which writes down every byte. In the end the program kills itself. */
export async function record(program: readonly string[], into: string): Promise<void> {
  const flags = ['-f', '-y', '-xx', '-s', '1048576', '--seccomp-bpf', '-o', into];
  const args = [...flags, '-e', `trace=${CALLS.map(name => `?${name}`).join(',')}`, ...program];
  // What it says is read in the trace: into a pipe it could say only as much as somebody takes out in time.
  const child = spawn('strace', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  await once(child, 'close');
  if (child.signalCode !== 'SIGKILL') throw new Error(`the program failed: ${complaint}`);
}

/** A system call as `strace` shows it. */
interface Call {
  readonly pid: string;
  readonly name: string;
  readonly args: string;
  readonly result: string;
}

/** A call that others came in between of: its beginning, and where its event would belong. */
interface Interrupted {
  readonly text: string;
  readonly place: number;
}

/**
 * The events of a trace. A write or a word counts from when it begins, since
 * it may have got through even if the call never returns; a sync from when it
 * has returned.
 */
export async function eventsOf(trace: string, directory: string): Promise<readonly Event[]> {
  const events: (Event | undefined)[] = [];
  const interrupted = new Map<string, Interrupted>();
  const reader = new Reader(directory);
  for await (const line of createInterface({ input: createReadStream(trace) })) {
    const pid = line.slice(0, line.indexOf(' '));
    if (line.endsWith(UNFINISHED)) {
      const text = line.slice(0, -UNFINISHED.length);
      interrupted.set(pid, { text, place: events.push(undefined) - 1 });
      continue;
    }
    const { text, place } = joined(line, interrupted.get(pid), events.length);
    const event = reader.read(text);
    events[event?.do.startsWith('sync') === true ? events.length : place] = event;
  }
  return events.filter(event => event !== undefined);
}

function joined(line: string, begun: Interrupted | undefined, place: number): Interrupted {
  const resumed = /^\d+ +<\.\.\. \w+ resumed>/.exec(line)?.[0];
  if (resumed === undefined || begun === undefined) return { text: line, place };
  return { text: `${begun.text}${line.slice(resumed.length)}`, place: begun.place };
}

class Reader {
  readonly #directory: string;
  #writer: string | undefined;

  constructor(directory: string) {
    this.#directory = directory;
  }

  read(line: string): Event | undefined {
    const call = callOf(line);
    if (call === undefined || call.result.startsWith('-')) return undefined;
    if (call.name === 'write' && call.args.startsWith('1<'))
      return { do: 'say', text: written(call).bytes.toString('utf8') };
    const path = pathIn(call);
    if (path === this.#directory) return ofDirectory(call);
    if (path === undefined || dirname(path) !== this.#directory || path.endsWith('-shm')) return;
    this.#onlyOneWrites(call);
    return ofFile(call, basename(path));
  }

  /** Otherwise a write could come in between of a sync, and nobody could say which was first. */
  #onlyOneWrites({ pid, name }: Call): void {
    this.#writer ??= pid;
    if (pid !== this.#writer) throw new Error(`two threads use the files: ${name}`);
  }
}

const UNFINISHED = ' <unfinished ...>';

function callOf(line: string): Call | undefined {
  const head = /^(\d+) +(\w+)\(/.exec(line);
  const tail = /\) += (-?\w+)[^"]*$/.exec(line.slice(-TAIL));
  if (head === null || tail === null) return undefined;
  const [, pid = '', name = ''] = head;
  const end = Math.max(0, line.length - TAIL) + tail.index;
  return { pid, name, args: line.slice(head[0].length, end), result: tail[1] ?? '' };
}

/** The result, and a path with it, is within the last so many characters of a line. */
const TAIL = 2_000;

/** The file a call is about: a descriptor with its path, or a path. */
function pathIn({ name, args }: Call): string | undefined {
  if (name === 'mmap') return plain(/, \d+<([^>]*)>/.exec(args)?.[1]);
  return plain(/^\d+<([^>]*)>/.exec(args)?.[1] ?? /^(?:AT_FDCWD\S*, )?"([^"]*)"/.exec(args)?.[1]);
}

const plain = (text: string | undefined): string | undefined =>
  text?.startsWith('\\x') === true ? bytesOf(text).toString('utf8') : text;

const bytesOf = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');

function ofDirectory({ name, args }: Call): Event | undefined {
  if (name === 'fsync' || name === 'fdatasync') return { do: 'sync names' };
  if (name.startsWith('open') && args.includes('O_RDONLY')) return undefined;
  throw new Error(`the model does not know ${name} of a directory`);
}

function ofFile(call: Call, file: string): Event | undefined {
  switch (call.name) {
    case 'openat':
      if (call.args.includes('O_TRUNC')) break;
      return call.args.includes('O_CREAT') ? { do: 'create', file } : undefined;
    case 'pwrite64':
      return { do: 'write', file, ...written(call) };
    case 'ftruncate':
      return { do: 'truncate', file, size: Number(call.args.split(', ')[1]) };
    case 'fsync':
    case 'fdatasync':
      return { do: 'sync', file };
    case 'unlink':
    case 'unlinkat':
      return { do: 'remove', file };
  }
  throw new Error(`the model does not know ${call.name} of ${file}`);
}

/** What was written and where; all of it, or the trace is of no use. */
function written({ name, args, result }: Call): { at: number; bytes: Buffer } {
  const [, hex = '', rest = ''] = /^\d+<[^>]*>, "([^"]*)"(.*)$/.exec(args) ?? [];
  const bytes = bytesOf(hex);
  const [, size, at = '0'] = /^, (\d+)(?:, (\d+))?$/.exec(rest) ?? [];
  if (Number(size) !== bytes.length || Number(result) !== bytes.length)
    throw new Error(`a ${name} that is not complete: ${rest} = ${result}`);
  return { at: Number(at), bytes };
}
