import { fileURLToPath } from 'node:url';

/** What lies beside the server: the paths are the same from this folder and from the bundle in dist. */

/** A file of the built server that is run by itself, as a process or a worker thread. */
export const builtFile = (name: string) => new URL(`./${name}.js`, import.meta.url);

/** The projects that made apps are copied from. */
export const templateFolder = new URL('../../../templates/', import.meta.url);

/** From the project's folder, for tests bundle the server elsewhere, as deep in it. */
const assets = new URL('../../../apps/server/assets/', import.meta.url);

/** Speech of the phrase book. */
export const phraseFolder = new URL('speech/', assets);

/** The five files of the SFTP demo. */
export const sftpFolder = new URL('sftp/', assets);

/** The server's own package: what it depends on is found from here. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** The built pages. */
export const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
