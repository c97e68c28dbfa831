import { networkInterfaces } from 'node:os';

/** Where others in the same network can reach this machine. */
export const localAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap(addresses =>
    (addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => address),
  );
