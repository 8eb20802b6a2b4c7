import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfAssets } from './pdf-assets.ts';
import { toolKeys } from './tool-keys.ts';

const server = process.env.TOOLBENCH_SERVER ?? 'http://127.0.0.1:3000';
const backend = { target: server, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  // Addresses from where a file is: the product may lie below a path that only the server knows.
  base: './',
  plugins: [react(), pdfAssets(), toolKeys()],
  define: { __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)) },
  worker: { format: 'es', rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The largest are the word lists by which the strength of passwords is told, loaded when one is looked at.
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: {
      // The texts of tools are loaded by their names, and a pattern of names matches some that are loaded anyway.
      checks: { ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          // One file for what the first page needs, one for what most tool pages share: left to itself the bundler makes
          // thirty of the latter, some smaller than the headers they come with.
          groups: [
            { name: 'pdfjs', test: /node_modules\/pdfjs-dist\// },
            { name: 'base', tags: ['$initial'] },
            {
              name: 'tool-page',
              test: /node_modules\/(@mantine|lucide-react)\/|packages\/ui\/src\//,
              minShareCount: 8,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      ...Object.fromEntries(['/auth', '/api', '/bin', '/rag', '/health', '/ready'].map((path) => [path, backend])),
      '/ws': { ...backend, ws: true },
    },
  },
});
