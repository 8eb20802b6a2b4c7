import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from './temporary-folder.ts';

export const script = `console.log(${JSON.stringify('工具台 '.repeat(200))});`;

/** A folder such as the build of the web application makes. */
export function builtPages(): string {
  const folder = join(temporaryFolder(), 'dist');
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  write(
    'index.html',
    '<!doctype html><meta name="csp-nonce" nonce="__CSP_NONCE__"><meta name="sftp-demo" content="__SFTP_DEMO__"><meta name="site" content="__SITE__"><title>工具台</title><script nonce="__CSP_NONCE__" src="./assets/app-1a2b3c.js"></script>',
  );
  write('assets/app-1a2b3c.js', script);
  write('assets/app-1a2b3c.js.br', brotliCompressSync(script));
  write('assets/app-1a2b3c.js.gz', gzipSync(script));
  write('assets/style-1a2b3c.css', 'body{margin:0}');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('service-worker.js', "settings = '__SITE_DIGEST__';");
  write('tool-keys.json', '["csv","json"]');
  write('.secret', 'hidden');
  write('../outside.txt', 'outside');
  return folder;
}
