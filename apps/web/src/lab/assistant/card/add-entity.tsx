import type { AppCommand } from '@toolbench/contracts/app-commands.ts';
import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { pluralPath } from '@toolbench/lab/assistant/language/words/english.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { AddByName } from './add-by-name.tsx';
import { identifiers, ownWords } from './labels.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';

interface AddEntityProps {
  readonly model: AppModel;
  readonly onCommand: (command: AppCommand) => void;
}

/** One more kind of records; it begins with a name alone. */
export function AddEntity({ model, onCommand }: AddEntityProps) {
  const { requirement: t } = useTexts({ zh, en });
  const add = async (words: string) => {
    const { entityIdentifier } = await identifiers();
    const taken = new Set(model.entities.map(({ name }) => name));
    const stem = entityIdentifier(words).slice(0, 36) || 'Thing';
    let name = stem;
    for (let more = 2; taken.has(name); more += 1) name = `${stem}${more}`;
    const label = { zh: t.nameField.zh, en: t.nameField.en };
    onCommand({
      do: 'add-entity',
      entity: {
        name,
        plural: pluralPath(name),
        label: ownWords(words),
        fields: [{ name: 'name', label, type: 'text', required: true, unique: false }],
        titleField: 'name',
        seeds: [],
      },
    });
  };
  if (model.entities.length >= limits.assistant.entities || model.family === 'calculator') return null;
  return <AddByName label={t.addEntity} onAdd={(words) => void add(words)} />;
}
