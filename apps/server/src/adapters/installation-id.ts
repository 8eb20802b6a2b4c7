import { createHash } from 'node:crypto';

/** Tells installations apart that share a machine: twelve hexadecimal digits of the folder that is theirs alone. */
export const installationId = (folder: string) => createHash('sha256').update(folder).digest('hex').slice(0, 12);
