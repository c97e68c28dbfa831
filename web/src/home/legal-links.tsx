import { toldByHouse } from '../base-path.ts';
import { houseTexts } from '../text/texts.ts';

/** What some countries' law wants at the foot of a page, where the operator has said it. */
export function LegalLinks() {
  const text = houseTexts().home;
  const links = (['imprint', 'privacy'] as const).flatMap(name => {
    const url = toldByHouse(name);
    return url === undefined ? [] : [{ url, text: text[name] }];
  });
  if (links.length === 0) return null;
  return (
    <footer class="legal">
      {links.map(({ url, text }) => (
        <a key={url} href={url}>
          {text}
        </a>
      ))}
    </footer>
  );
}
