import { chatModels } from '@toolbench/contracts/catalog.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import type { BlueprintEngine } from '@toolbench/lab/assistant/conversation/blueprint-engine.ts';
import { checkModel } from '@toolbench/lab/assistant/model/check-model.ts';
import { runCommands } from '@toolbench/lab/assistant/model/commands.ts';
import { emptyExamples } from '@toolbench/lab/assistant/model/edit-fields.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../adapters/database/schema.ts';
import { composeAssistant } from '../../compose/assistant.ts';
import type { AssistantParts } from '../../features/assistant/parts.ts';
import { createOwnClaims } from '../../features/cluster/claims.ts';
import { createPackedPages } from '../../features/previews/packed-pages.ts';
import type { Assistant } from '../../features/assistant/service.ts';
import { bundledWorker } from '../bundled-worker.ts';
import { testPageBuilder } from './test-previews.ts';
import type { Clock } from '../../shared/ports.ts';

/** A list of tasks, as the rules would have understood it. */
export const todoModel: AppModel = {
  name: { zh: '待办清单', en: 'To-do list' },
  slug: 'todo-list',
  family: 'todo',
  locale: 'zh',
  description: '做一个待办网站',
  color: '#336699',
  entities: [
    {
      name: 'Task',
      plural: 'tasks',
      label: { zh: '任务', en: 'Task' },
      fields: [{ name: 'title', label: { zh: '标题', en: 'Title' }, type: 'text', required: true, unique: false }],
      titleField: 'title',
      seeds: [],
    },
  ],
  pages: [{ key: 'tasks', label: { zh: '任务', en: 'Tasks' }, kind: 'list', entity: 'Task' }],
  calculations: [],
  sections: [],
  features: { search: true, filter: false, sort: false, paging: false, csv: false, dark: false, login: false },
  order: {},
};

/** Rules that know one app and two changes: its colour and its name. */
const smallBlueprint: BlueprintEngine = {
  readRequest: async (sentence) =>
    /待办|to-?do/i.test(sentence)
      ? {
          understood: true,
          model: { ...todoModel, description: sentence },
          confidence: 1,
          assumptions: [{ zh: '按创建时间排列', en: 'sorted by creation' }],
          unused: [],
        }
      : /游戏|game/i.test(sentence)
        ? { understood: false, beyond: 'game' }
        : { understood: false },
  changeModel: async (model, sentence) => {
    const color = /(#[0-9a-f]{6})/.exec(sentence)?.[1];
    if (color) {
      const unused = / and (.+)$/.exec(sentence)?.slice(1);
      const changes = [{ zh: `颜色 ${color}`, en: `colour ${color}` }];
      return { ok: true, model: { ...model, color }, changes, ...(unused && { unused }) };
    }
    const name = /(?:改名|rename it to) ?(.+)$/.exec(sentence)?.[1];
    if (name) return { ok: true, model: { ...model, name: { zh: name, en: name } }, changes: [{ zh: name, en: name }] };
    return {
      ok: false,
      reason: { zh: '没有看懂。', en: 'Not clear.' },
      suggestions: [{ zh: '换成 #ff0000', en: 'make it #ff0000' }],
    };
  },
  checkModel,
  runCommands: (model, commands) => runCommands(model, commands, emptyExamples),
  generate: ({ name, color }, { framework, language }) =>
    new Map([
      ['README.md', `# ${name.en}\n`],
      ['web/index.html', `<h1>${name.zh}</h1>\n<script src="src/main.js"></script>\n`],
      ['web/src/main.js', `// ${framework} ${language}\nconst first = 1;\nconst second = 2;\nconst third = 3;\n`],
      ['web/src/styles.css', `:root {\n  --color: ${color};\n}\n`],
    ]),
};

interface Given extends Partial<Pick<AssistantParts, 'engines'>> {
  readonly blueprint?: BlueprintEngine;
  readonly hasAllRules?: boolean | undefined;
  readonly queries: Kysely<Schema>;
  readonly clock: Clock;
}

/** The assistant as the server puts it together, with small rules; its ids are random. */
export function testAssistant({ queries, clock, engines, blueprint = smallBlueprint, hasAllRules }: Given): Assistant {
  return composeAssistant({
    queries,
    clock,
    ...(hasAllRules === true
      ? { sentenceWorker: bundledWorker('adapters/sentences/sentence-worker.ts') }
      : { loadBlueprint: async () => blueprint }),
    models: chatModels,
    claims: createOwnClaims(),
    packedPages: createPackedPages(testPageBuilder()),
    engines: engines ?? { chat: async () => undefined },
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
  });
}
