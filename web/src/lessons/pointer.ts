import { useEffect } from 'preact/hooks';

/** Where on the table a move is made: cards in the hand, what is to be named, the button beside the main one. */
function selectorOf(move: Readonly<Record<string, unknown>>): string | undefined {
  const { kind, card, cards, schlag } = move;
  if (typeof card === 'string') return handCard(card);
  if (Array.isArray(cards)) return cards.map(handCard).join();
  if (typeof schlag === 'string') return `.pick[data-rank="${schlag}"]`;
  return kind === 'raise' || kind === 'bet' ? '.actions .bid' : undefined;
}

const handCard = (card: unknown): string => `#hand [data-card="${String(card)}"]`;

/**
 * Draws a frame round what the next move is made with. A rule of style does it and no attribute, so
 * that it stays when the table is drawn anew.
 */
export function usePointer(move: object | undefined): string | undefined {
  const selector = move && selectorOf({ ...move });
  useEffect(() => {
    if (selector === undefined) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${selector} { outline: 4px solid var(--lamp); outline-offset: 1px; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet);
    };
  }, [selector]);
  return selector;
}
