/** What the house tells its pages in their head; undefined where it says nothing, as in tests. */
export const toldByHouse = (name: string): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

const BASE_PATH = toldByHouse('base-path') ?? '';

/** An address within the house, as the browser has to write it: the house may live below a path of its site. */
export const inHouse = (path: string): string => BASE_PATH + path;

/** The way back: where in the house an address of the browser is. */
export function pathBelow(path: string): string {
  if (path === BASE_PATH) return '/';
  return path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path;
}
