import { toldByHouse } from '../base-path.ts';
import { Link } from '../parts/link.tsx';
import { houseTexts } from '../text/texts.ts';

/** The foot of the home page: what there is to read, and what some countries' law wants, where the operator has said it. */
export function FootLinks() {
  const { home, nav } = houseTexts();
  return (
    <footer class="legal">
      {(['rules', 'help', 'cards', 'house'] as const).map(page => (
        <Link key={page} to={`/${page}`} kind="">
          {nav[page]}
        </Link>
      ))}
      {(['imprint', 'privacy'] as const).map(name => {
        const url = toldByHouse(name);
        return url === undefined ? null : (
          <a key={name} href={url}>
            {home[name]}
          </a>
        );
      })}
    </footer>
  );
}
