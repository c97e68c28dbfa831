import chromium from '@sparticuz/chromium';

/** Once, before all tests: those who unpack it at the same time find it half written. */
export async function setup(): Promise<void> {
  await chromium.executablePath();
}
