import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.TOOLBENCH_SERVER ?? 'http://127.0.0.1:3000';
const backend = { target: server, changeOrigin: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { __BUILD_DATE__: JSON.stringify(new Date().toISOString().slice(0, 10)) },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    proxy: Object.fromEntries(['/auth', '/api', '/bin', '/rag', '/health', '/ready'].map((path) => [path, backend])),
  },
});
