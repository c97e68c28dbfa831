import { createHash } from 'node:crypto';

/** Of a secret that nobody can guess: for passwords, which one can, there is something slower. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
