import { createServer, type ViteDevServer } from 'vite';

import { positions } from './positions.ts';

export interface Gallery {
  readonly server: ViteDevServer;
  readonly url: string;
  readonly keys: readonly string[];
}

/** The pages as they are being written, with moments of every game; they belong to no build. */
export async function openGallery(port: number): Promise<Gallery> {
  const moments = await positions();
  const text = JSON.stringify(moments);
  const server = await createServer({
    configFile: 'web/vite.config.ts',
    logLevel: 'warn',
    server: { port, host: '127.0.0.1' },
    plugins: [
      {
        name: 'moments',
        configureServer: ({ middlewares }) => {
          middlewares.use('/gallery/positions.json', (_, response) => {
            response.setHeader('Content-Type', 'application/json');
            response.end(text);
          });
        },
      },
    ],
  });
  await server.listen();
  const url = `${server.resolvedUrls!.local[0]!}gallery/`;
  return { server, url, keys: moments.map(({ key }) => key) };
}
