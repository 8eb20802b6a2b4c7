import type { AppModel } from '@toolbench/contracts/app-model.ts';
import { possibleStack, type TechStack } from '@toolbench/contracts/tech-stack.ts';
import { goServer } from './go/go-server.ts';
import { javaServer } from './java/java-server.ts';
import { nodeServer } from './node/node-server.ts';
import type { Files } from './pages/shared-page-files.ts';
import { plainPages } from './plain/plain-pages.ts';
import { pythonServer } from './python/python-server.ts';
import { dockerFile, ignoreFile, readmeFile, type Shape } from './project-files.ts';
import { reactPages } from './react/react-pages.ts';
import { vuePages } from './vue/vue-pages.ts';
import { prepareModel, type Model } from './shared/prepare-model.ts';

const within = (folder: string, files: Files): Files => files.map(([path, text]) => [`${folder}/${path}`, text]);

const isBuilt = (framework: TechStack['framework']) => framework === 'react' || framework === 'vue';

/** What the project consists of: an app of calls has no pages to build, one that keeps nothing needs no server. */
function shapeOf(model: Model, stack: TechStack): Shape {
  const hasWeb = isBuilt(stack.framework) && !model.pages.some((page) => page.kind === 'api');
  return { stack, hasWeb, hasServer: !hasWeb || model.entities.length > 0 };
}

function serverFiles(model: Model, { stack, hasWeb }: Shape): Files {
  const pages = hasWeb ? '../web/dist' : 'public';
  if (stack.language === 'python') return pythonServer(model, stack.database, pages);
  if (stack.language === 'go') return goServer(model, stack.database, pages);
  if (stack.language === 'java') return javaServer(model, stack.database, pages);
  return nodeServer(model, stack.database, `../${pages}/`);
}

/**
 * A whole project by path: pages, server, tests, README, Dockerfile. The same model and stack always give the same texts. A
 * stack that cannot be becomes the nearest one that can.
 */
export function generateProject(model: AppModel, stack: TechStack): ReadonlyMap<string, string> {
  const prepared = prepareModel(model);
  const shape = shapeOf(prepared, possibleStack(stack));
  const files: Files = [
    ['README.md', readmeFile(prepared, shape, 'en')],
    ['README.zh.md', readmeFile(prepared, shape, 'zh')],
    ['.gitignore', ignoreFile(shape)],
    ['.dockerignore', ignoreFile(shape)],
    ['Dockerfile', dockerFile(shape)],
  ];
  if (shape.hasServer) files.push(...within('server', serverFiles(prepared, shape)));
  if (shape.hasServer && !shape.hasWeb) files.push(...within('server/public', plainPages(prepared)));
  if (shape.hasWeb)
    files.push(...within('web', shape.stack.framework === 'vue' ? vuePages(prepared) : reactPages(prepared)));
  return new Map(files);
}
