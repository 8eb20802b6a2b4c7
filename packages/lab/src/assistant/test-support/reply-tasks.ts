import type { Change } from '../protocol/change.ts';

/** A wish: the project before it, what is to be done, and the project after it. */
export interface Task {
  readonly name: string;
  readonly before: ReadonlyMap<string, string>;
  readonly changes: readonly Change[];
  readonly after: ReadonlyMap<string, string>;
}

const app = `import { load } from './store.js';

export function render(tasks) {
  const list = document.querySelector('#list');
  list.replaceChildren();
  for (const task of tasks) {
    const item = document.createElement('li');
    item.textContent = task.title;
    list.append(item);
  }
}

export async function start() {
  const tasks = await load();
  render(tasks);
  document.title = "Tasks";
}

export function count(tasks) {
  let open = 0;
  for (const task of tasks) {
    if (!task.done) open += 1;
  }
  return open;
}

start();
`;
const page = `<!doctype html>
<html lang="zh">
  <head>
    <title>待办 &amp; 记录</title>
  </head>
  <body>
    <ul id="list"></ul>
    <script type="module" src="src/main.js"></script>
  </body>
</html>
`;
const styles = `:root {\n  --ink: #123456;\n}\n\nli {\n\tcolor: var(--ink);\n}\n`;
const readme =
  '# Notes\n\nRun it:\n\n```sh\nnpm install\nnpm start\n```\n\nThen open <http://localhost:3000>.\n\n```js\nstart();\n```\n';
const patterns = `export const word = /^\\d+\\.\\w*\\n$/;\nexport const path = 'C:\\\\new\\\\table';\nexport const quote = "\\"";\nexport const text = \`a\\nb\`;\nexport const end = '</script>';\n`;
const python = `def total(rows):\n    result = 0\n    for row in rows:\n        result += row["price"]\n    return result\n\n\ndef main():\n    print(total([{"price": 1}]))\n`;

const before = new Map([
  ['web/src/main.js', app],
  ['web/index.html', page],
  ['web/src/styles.css', styles],
  ['server/main.py', python],
  ['old.txt', 'old\n'],
]);

const task = (name: string, changes: readonly Change[], from = before): Task => {
  const after = new Map(from);
  for (const change of changes) {
    const text = after.get(change.path) ?? '';
    if (change.kind === 'write') after.set(change.path, change.text);
    else if (change.kind === 'edit')
      after.set(
        change.path,
        text.replace(change.search, () => change.replace),
      );
    else {
      after.delete(change.path);
      if (change.kind === 'rename') after.set(change.to, text);
    }
  }
  return { name, before: from, changes, after };
};

export const tasks: readonly Task[] = [
  task(
    'a new project',
    [
      { kind: 'write', path: 'web/index.html', text: page },
      { kind: 'write', path: 'web/src/main.js', text: app },
      { kind: 'write', path: 'web/src/styles.css', text: styles },
      { kind: 'write', path: 'server/main.py', text: python },
    ],
    new Map(),
  ),
  task(
    'files that are hard to carry',
    [
      { kind: 'write', path: 'src/patterns.js', text: patterns },
      { kind: 'write', path: 'README.md', text: readme },
      { kind: 'write', path: 'src/empty.css', text: '\n' },
      { kind: 'write', path: 'src/列表.js', text: 'export const 名称 = "任务 😀";\n' },
    ],
    new Map(),
  ),
  task('edits in three files', [
    {
      kind: 'edit',
      path: 'web/src/main.js',
      search: `    item.textContent = task.title;\n    list.append(item);\n`,
      replace: `    item.textContent = task.title;\n    item.className = task.done ? 'done' : '';\n    list.append(item);\n`,
    },
    { kind: 'edit', path: 'web/src/styles.css', search: '  --ink: #123456;\n', replace: '  --ink: #ff0000;\n' },
    {
      kind: 'edit',
      path: 'server/main.py',
      search: `    for row in rows:\n        result += row["price"]\n`,
      replace: `    for row in rows:\n        result += row["price"] * row["count"]\n`,
    },
  ]),
  task('a new file and an edit', [
    {
      kind: 'write',
      path: 'web/src/store.js',
      text: `export async function load() {\n  return (await fetch('/api/tasks')).json();\n}\n`,
    },
    {
      kind: 'edit',
      path: 'web/src/main.js',
      search: '  document.title = "Tasks";\n',
      replace: '  document.title = "My tasks";\n',
    },
  ]),
];

export const tidyTask = task('a tidy-up', [
  { kind: 'delete', path: 'old.txt' },
  { kind: 'rename', path: 'server/main.py', to: 'server/app.py' },
  { kind: 'write', path: 'notes.txt', text: 'no line break at the end' },
  { kind: 'write', path: 'windows.txt', text: 'one\r\ntwo\r\n\r\n' },
  { kind: 'write', path: 'empty.txt', text: '' },
]);
