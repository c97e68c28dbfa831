/** The path of a request below the base path. A proxy may have taken that away already. */
export function pathBelow(basePath: string, url = '/'): string {
  const rest = url.startsWith(basePath) ? url.slice(basePath.length) : url;
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}
