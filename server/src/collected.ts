/** What `work` makes of each item, one item after the other, in one list. */
export async function collected<Item, Found>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const all: Found[] = [];
  for (const item of items) all.push(...(await work(item)));
  return all;
}
