import { code } from '../code.ts';
import { htmlText, jsonText } from '../shared/literals.ts';
import type { Model } from '../shared/prepare-model.ts';

/** web/index.html of a front end that is built. */
export const webIndexFile = (model: Model, entry: string) => code`
<!doctype html>
<html lang="${model.locale === 'zh' ? 'zh-CN' : 'en'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${htmlText(model.name[model.locale] || model.name.en)}</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/src/${entry}"></script>
  </body>
</html>
`;

const packages = {
  react: {
    dependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
    devDependencies: { '@vitejs/plugin-react': '^5.0.0', vite: '^7.0.0' },
  },
  vue: {
    dependencies: { vue: '^3.5.0' },
    devDependencies: { '@vitejs/plugin-vue': '^6.0.0', vite: '^7.0.0' },
  },
};

/** web/package.json. */
export const webManifestFile = (model: Model, framework: 'react' | 'vue') =>
  jsonText({
    name: `${model.slug}-web`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', preview: 'vite preview', test: 'node --test test/pages.test.js' },
    ...packages[framework],
  });

/** web/vite.config.js: calls go to the server while developing. */
export const viteConfigFile = (framework: 'react' | 'vue') => code`
import ${framework} from '@vitejs/plugin-${framework}';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [${framework}()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
`;
