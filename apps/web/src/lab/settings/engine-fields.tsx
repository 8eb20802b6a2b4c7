import { NativeSelect, TextInput } from '@mantine/core';
import { toolUses, type EngineState, type ToolUse } from '@toolbench/contracts/ai/ai.ts';
import { speechFormats, type SpeechFormat } from '@toolbench/contracts/ai/ai-lessons.ts';
import { presetOf, voicesOf } from '@toolbench/contracts/ai/preset-of.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { ModelField } from './model-field.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useWords } from '../use-words.ts';
import type { EngineFormState } from './use-engine-form.ts';
import settings from './settings.module.css';

function noteOf({ source, key }: EngineState): EngineState['key'] | 'environment' {
  return source === 'environment' && key === 'set' ? 'environment' : key;
}

/** The service and the model of one port. */
export function EngineFields({ form }: { readonly form: EngineFormState }) {
  const { settings: t } = useWords();
  const { state, draft, wrong, change, models } = form;
  const { port } = state;
  const usual = presetOf(draft.baseUrl.trim())?.ports[port]?.models ?? [];
  return (
    <div className={settings.fields}>
      <ServiceFields draft={draft} wrong={wrong} change={change} keyNote={t.keyNote[noteOf(state)]} port={port} />
      <ModelField
        label={t.model}
        description={t.exampleModel({ model: t.examples[port] })}
        value={draft.model}
        error={wrong.has('model') && t.modelMissing}
        offered={models.length > 0 ? models : usual}
        onChange={(model) => change({ model })}
      />
      <EngineOptionFields form={form} />
    </div>
  );
}

const figures = {
  chat: { field: 'outputTokens', min: 16, max: limits.ai.mostOutputTokens },
  embed: { field: 'textsPerCall', min: 1, max: limits.ai.textsPerEmbedding },
} as const;

/** What a port has besides its service: how a chat model is asked for changes, limits, voice and format. */
function EngineOptionFields({ form: { state, draft, wrong, change } }: { readonly form: EngineFormState }) {
  const { settings: t } = useWords();
  const { port } = state;
  if (port === 'transcribe') return null;
  if (port === 'speak') {
    return (
      <>
        <ModelField
          label={t.voice}
          description={t.voiceNote}
          value={draft.voice}
          error={wrong.has('voice') && t.voiceWrong}
          offered={voicesOf(draft.baseUrl.trim(), draft.model)}
          onChange={(voice) => change({ voice })}
        />
        <NativeSelect
          label={t.format}
          data={[{ value: '', label: t.automatic }, ...speechFormats.map((value) => ({ value, label: value }))]}
          value={draft.format}
          onChange={(event) => change({ format: event.currentTarget.value as SpeechFormat | '' })}
        />
      </>
    );
  }
  const { field, min, max } = figures[port];
  return (
    <>
      {port === 'chat' && (
        <NativeSelect
          label={t.toolUse}
          description={t.toolUseNote[draft.toolUse]}
          data={toolUses.map((value) => ({ value, label: t.toolUses[value] }))}
          value={draft.toolUse}
          onChange={(event) => change({ toolUse: event.currentTarget.value as ToolUse })}
        />
      )}
      <TextInput
        label={t[field]}
        description={t.figureNote({ min, max })}
        inputMode="numeric"
        value={draft[field]}
        error={wrong.has(field) && t.figureWrong({ min, max })}
        onChange={(event) => change({ [field]: event.currentTarget.value })}
      />
    </>
  );
}
