import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pdfAssets } from './pdf-assets.ts';

const server = process.env.TOOLBENCH_SERVER ?? 'http://127.0.0.1:3000';
const backend = { target: server, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), pdfAssets()],
  define: { __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)) },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the first page needs anyway comes in one file; small shared modules would otherwise be files of their own.
          groups: [
            { name: 'pdfjs', test: /node_modules\/pdfjs-dist\// },
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler)\/|packages\/(contracts\/src\/(limits|routes|catalog)|ui\/src\/(language|tool-memory|handover)|tools\/src\/kit\/(result|text|charset|gb18030|options)|tools\/src\/[a-z0-9]+\/(tool|quantity)\.ts)|vite\/preload-helper/,
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
