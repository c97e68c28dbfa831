import { pino } from 'pino';

import type { Note, NoteFields } from './note.ts';
import type { LogFormat, LogLevel } from './settings.ts';

interface LogOptions {
  readonly level: LogLevel;
  readonly format: LogFormat;
  readonly write: (text: string) => void;
}

/** Writes lines for the operator: JSON for programs, or text for people. */
export function logBy({ level, format, write }: LogOptions): Note {
  const log = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: label => ({ level: label }) },
    },
    { write: line => write(format === 'json' ? line : readable(line)) },
  );
  return (text, { level: urgency, ...fields }: NoteFields = {}) =>
    log[urgency ?? 'info'](fields, text);
}

/** A line of JSON as a person reads it; where the code went wrong stands below it. */
function readable(line: string): string {
  const { level, time, msg, stack, ...fields } = JSON.parse(line) as Record<string, string>;
  const mark = level === 'info' ? [] : [`${level}:`];
  const about = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const below = stack === undefined ? '' : `\n${stack}`;
  return `${[time, ...mark, msg, ...about].join(' ')}${below}\n`;
}
