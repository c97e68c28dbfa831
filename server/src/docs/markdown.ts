import { escaped, prose } from '../html.ts';

/** As much of Markdown as the documents of this project use: headings, paragraphs, lists, tables, code. */
export function htmlOf(markdown: string): string {
  const blocks: string[] = [];
  let lines = markdown.split('\n');
  while (lines.length > 0) {
    const [block, count] = firstBlock(lines);
    blocks.push(block);
    lines = lines.slice(count);
  }
  return blocks.join('\n');
}

type Block = readonly [html: string, lines: number];

function firstBlock(lines: readonly string[]): Block {
  const line = lines[0]!;
  if (line.trim() === '') return ['', 1];
  if (line.startsWith('```')) return codeBlock(lines);
  if (line.startsWith('#')) return [heading(line), 1];
  const count = runOf(lines, each => each.trim() !== '' && kindOf(each) === kindOf(line));
  const own = lines.slice(0, count);
  if (kindOf(line) === 'table') return [table(own), count];
  if (kindOf(line) === 'list') return [list(own), count];
  return [`<p>${inline(own.join(' '))}</p>`, count];
}

const kindOf = (line: string): 'table' | 'list' | 'text' => {
  if (line.startsWith('|')) return 'table';
  return line.startsWith('- ') ? 'list' : 'text';
};

function runOf(lines: readonly string[], belongs: (line: string) => boolean): number {
  const end = lines.findIndex(line => !belongs(line));
  return end === -1 ? lines.length : end;
}

function codeBlock(lines: readonly string[]): Block {
  const length = runOf(lines.slice(1), line => !line.startsWith('```'));
  const code = lines.slice(1, length + 1).join('\n');
  return [`<pre tabindex="0"><code>${escaped(code)}</code></pre>`, length + 2];
}

function heading(line: string): string {
  const level = line.indexOf(' ');
  return `<h${level}>${inline(line.slice(level).trim())}</h${level}>`;
}

const list = (lines: readonly string[]): string =>
  `<ul>${lines.map(line => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;

function table([head = '', , ...rows]: readonly string[]): string {
  const body = rows.map(row => tableRow(row, 'td')).join('');
  return `<div class="wide" tabindex="0"><table><thead>${tableRow(head, 'th')}</thead><tbody>${body}</tbody></table></div>`;
}

const tableRow = (line: string, tag: 'td' | 'th'): string =>
  `<tr>${line
    .split('|')
    .slice(1, -1)
    .map(cell => `<${tag}>${inline(cell.trim())}</${tag}>`)
    .join('')}</tr>`;

/** Links lead somewhere only where they are whole addresses: others mean files of the project. */
const inline = (text: string): string =>
  prose(text)
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\((https?:[^)]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1');
