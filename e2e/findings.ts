import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the screen as it stands, with where it was. There are no frames in it: the
 * results need no page of their own, which takes half the time.
 */
export async function axeFindings(page: Page, screen: string): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${screen}: ${id} ${html.slice(0, 160)}`),
  );
}

/** The same, and whether the screen is too large: a table fits, other pages may be long. */
export async function findings(page: Page, screen: string): Promise<readonly string[]> {
  const found = await axeFindings(page, screen);
  const isTooLarge = await page.evaluate(
    () =>
      document.documentElement.scrollWidth > innerWidth ||
      (document.querySelector('.tabletop') !== null &&
        document.documentElement.scrollHeight > innerHeight),
  );
  return isTooLarge ? [...found, `${screen}: larger than the screen`] : found;
}
