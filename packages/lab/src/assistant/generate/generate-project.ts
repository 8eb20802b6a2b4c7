import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { possibleStack, type TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { dockerFile } from './docker-file.ts';
import { pageFiles } from './page-files.ts';
import { ignoreFile, readmeFile, rootManifest, type Shape } from './project-files.ts';
import { serverFiles } from './server-files.ts';
import { prepareModel, type Model } from './shared/prepare-model.ts';
import type { Files, Templates } from './templates.ts';

const within = (folder: string, files: Files): Files => files.map(([path, text]) => [`${folder}/${path}`, text]);

const isBuilt = (framework: TechStack['framework']) => framework === 'react' || framework === 'vue';

/** What the project consists of: an app of calls has no pages to build, one that keeps nothing needs no server. */
function shapeOf(model: Model, stack: TechStack): Shape {
  const hasWeb = isBuilt(stack.framework) && !model.pages.some((page) => page.kind === 'api');
  return { stack, hasWeb, hasServer: !hasWeb || model.entities.length > 0 };
}

/**
 * A whole project by path: pages, server, tests, README, Dockerfile. Its parts are copies of the projects in `templates` that
 * its stack asks for, each with the model beside it. The same model and stack always give the same texts. A stack that cannot
 * be becomes the nearest one that can.
 */
export function generateProject(model: AppModel, stack: TechStack, templates: Templates): ReadonlyMap<string, string> {
  const prepared = prepareModel(model);
  const shape = shapeOf(prepared, possibleStack(stack));
  const files: Files = [
    ['README.md', readmeFile(prepared, shape, 'en')],
    ['README.zh.md', readmeFile(prepared, shape, 'zh')],
    ['.gitignore', ignoreFile(shape)],
    ['.dockerignore', ignoreFile(shape)],
    ['Dockerfile', dockerFile(shape)],
  ];
  const manifest = rootManifest(prepared, shape);
  if (manifest !== undefined) files.push(['package.json', manifest]);
  if (shape.hasServer) {
    const pages = shape.hasWeb ? '../web/dist' : 'public';
    files.push(...within('server', serverFiles(prepared, shape.stack, pages, templates)));
  }
  if (shape.hasServer && !shape.hasWeb) files.push(...within('server/public', pageFiles(prepared, 'plain', templates)));
  if (shape.hasWeb) {
    const framework = shape.stack.framework === 'vue' ? 'vue' : 'react';
    files.push(...within('web', pageFiles(prepared, framework, templates)));
  }
  return new Map(files);
}
