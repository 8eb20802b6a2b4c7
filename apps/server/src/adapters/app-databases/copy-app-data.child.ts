import { copyAppData } from './copy-app-data.ts';

/** Copies the data of one app and tells its parent what was copied, or why nothing could be. */

const [folder = '', into = '', purpose] = process.argv.slice(2);
process.on('disconnect', () => process.exit(1));
const told = await copyAppData(folder, into, purpose === 'bytes' ? 'bytes' : 'app').catch((error: unknown) => {
  const { message, code } = error as NodeJS.ErrnoException;
  return { message, code };
});
process.send?.(told, () => process.exit(0));
