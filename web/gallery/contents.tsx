import './contents.css';
import { useSignal } from '@preact/signals';

import { type Theme, THEMES } from '../src/settings.ts';
import { LANGUAGES } from '../src/text/language.ts';

const SIZES = [
  [360, 640],
  [320, 568],
  [844, 390],
  [768, 1024],
  [1024, 600],
  [1440, 900],
  [2560, 1440],
] as const;

/** Every moment at one size, in one theme and language; the pages of the house itself are opened with `npm run dev`. */
export function Contents({ keys }: { readonly keys: readonly string[] }) {
  const size = useSignal(0);
  const look = useSignal<Theme>('light');
  const language = useSignal<(typeof LANGUAGES)[number]>('en');
  const [width, height] = SIZES[size.value]!;
  return (
    <main class="gallery">
      <h1>Gallery</h1>
      <form>
        <Choice
          label="Size"
          all={SIZES.map(each => each.join(' × '))}
          choose={at => (size.value = at)}
        />
        <Choice label="Theme" all={THEMES} choose={at => (look.value = THEMES[at]!)} />
        <Choice label="Language" all={LANGUAGES} choose={at => (language.value = LANGUAGES[at]!)} />
      </form>
      <div class="moments">
        {keys.map(key => (
          <figure key={key}>
            <iframe
              key={`${look.value} ${language.value}`}
              title={key}
              loading="lazy"
              width={width}
              height={height}
              src={`?${new URLSearchParams({ moment: key, theme: look.value, language: language.value }).toString()}`}
            />
            <figcaption>{key}</figcaption>
          </figure>
        ))}
      </div>
    </main>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly all: readonly string[];
  readonly choose: (at: number) => void;
}

const Choice = ({ label, all, choose }: ChoiceProps) => (
  <label>
    {label}{' '}
    <select onChange={({ currentTarget }) => choose(currentTarget.selectedIndex)}>
      {all.map(each => (
        <option key={each}>{each}</option>
      ))}
    </select>
  </label>
);
