import type { SftpDemo } from '@toolbench/contracts/sftp.ts';

/**
 * The demo's values as the server wrote them into the page (plugins/static-pages.ts); null where no server runs. A
 * server that listens on every address does not know its name: it is the one that the page came from.
 */
export function readSftpDemo(): SftpDemo | null {
  const written = document.querySelector<HTMLMetaElement>('meta[name="sftp-demo"]')?.content;
  if (!written?.startsWith('{')) return null;
  const demo = JSON.parse(written) as SftpDemo;
  return { ...demo, host: demo.host || location.hostname };
}

/** Whether the page may be the copy that is kept for offline use. */
export function mayBeKept(): boolean {
  return Boolean(navigator.serviceWorker?.controller);
}
