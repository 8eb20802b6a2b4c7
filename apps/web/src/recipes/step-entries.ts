import type { OutputKind } from '@toolbench/kit/define-tool.ts';
import { actionsOutside, type ActionOutside } from '@toolbench/tools/outside/catalogue.ts';
import { canFollow } from '@toolbench/tools/outside/read-recipe.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import type { SearchFields } from '../palette/match-words.ts';
import { pinyinOf } from '../palette/pinyin-of.ts';
import { shownTools } from '../shown-tools.ts';

/** An action that can be the next step of a recipe. */
interface StepEntry {
  readonly id: string;
  readonly tool: string;
  readonly glyph: string;
  readonly name: string;
  readonly note: string;
  readonly fields: SearchFields;
  readonly called: ActionOutside;
}

/**
 * The actions that can work on what the last step gives, by tool in menu order. They are named with their tool, as many
 * tools have one called “Format”, and found by the names of both in either language and by pinyin.
 */
export function stepEntries(output: OutputKind, language: Language): readonly StepEntry[] {
  return shownTools.flatMap((tool) =>
    actionsOutside
      .filter((called) => called.tool.key === tool.key && canFollow(output, called.action.input))
      .map((called) => ({ called, name: `${tool.name[language]} · ${called.action.label[language]}` }))
      .map(({ called, name }) => {
        const { id, action } = called;
        const spoken = [tool.name.zh, action.label.zh, `${tool.name.zh}${action.label.zh}`].flatMap(pinyinOf);
        const names = [tool.name.zh, tool.name.en, action.label.zh, action.label.en, called.name, tool.key];
        // What a tool is searched by holds for all of its actions, and so says less than the name of one.
        const text = `${tool.keywords.zh} ${tool.keywords.en}`.replaceAll(',', '');
        const fields = { name, words: [...names, ...spoken], text };
        return { id, tool: tool.key, glyph: tool.glyph, name, note: '', fields, called };
      }),
  );
}
