import { inHouse } from '../base-path.ts';

/**
 * Keeps the pages and games for when there is no network. Browsers offer that over https and on this
 * machine only; elsewhere everything works as without it.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(inHouse('/service-worker.js'), { scope: inHouse('/') });
  } catch {
    // Whoever forbids it to this site plays with the network.
  }
}
