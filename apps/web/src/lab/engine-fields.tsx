import { NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { toolUses, type EngineState, type ToolUse } from '@toolbench/contracts/ai.ts';
import { useTexts } from '@toolbench/ui/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { EngineFormState } from './use-engine-form.ts';
import settings from './settings.module.css';

function noteOf({ source, key }: EngineState): EngineState['key'] | 'environment' {
  return source === 'environment' && key === 'set' ? 'environment' : key;
}

/** Address, model and key, and how a chat model is asked for changes. A saved key is not shown: the field says only that there is one. */
export function EngineFields({ form: { state, draft, wrong, change } }: { readonly form: EngineFormState }) {
  const { settings: t } = useTexts({ zh, en });
  return (
    <div className={settings.fields}>
      <TextInput
        label={t.baseUrl}
        description={t.baseUrlNote}
        type="url"
        spellCheck={false}
        value={draft.baseUrl}
        error={wrong.has('baseUrl') && t.baseUrlWrong}
        onChange={(event) => change({ baseUrl: event.currentTarget.value })}
      />
      <TextInput
        label={t.model}
        description={t.exampleModel({ model: t.examples[state.port] })}
        spellCheck={false}
        value={draft.model}
        error={wrong.has('model') && t.modelMissing}
        onChange={(event) => change({ model: event.currentTarget.value })}
      />
      <PasswordInput
        label={t.key}
        description={t.keyNote[noteOf(state)]}
        autoComplete="off"
        spellCheck={false}
        value={draft.key}
        error={wrong.has('key') && t.keyWrong}
        onChange={(event) => change({ key: event.currentTarget.value })}
        visibilityToggleButtonProps={{ 'aria-label': t.showKey }}
      />
      {draft.toolUse && (
        <NativeSelect
          label={t.toolUse}
          description={t.toolUseNote[draft.toolUse]}
          data={toolUses.map((value) => ({ value, label: t.toolUses[value] }))}
          value={draft.toolUse}
          onChange={(event) => change({ toolUse: event.currentTarget.value as ToolUse })}
        />
      )}
    </div>
  );
}
