import { readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Templates } from '@toolbench/lab/assistant/generate/templates.ts';

/** Made when a project of the folder is built or run where it stands; none of it belongs to an app. */
const made = /(?:^|\/)(?:node_modules|dist|data|target|__pycache__)\//;

/** Reads the projects that apps are made from, with paths seen from the folder that holds them. */
export function readTemplates(folder: URL): Templates {
  const root = fileURLToPath(folder);
  const files = readdirSync(root, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  const texts = files.map(({ parentPath, name }): [string, string] => {
    const path = `${parentPath}/${name}`;
    return [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')];
  });
  return new Map(texts.filter(([path]) => path.includes('/') && !made.test(path)));
}
