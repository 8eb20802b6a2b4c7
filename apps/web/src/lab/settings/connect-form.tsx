import type { FormEvent } from 'react';
import { Button, TextInput } from '@mantine/core';
import type { AiPreset } from '@toolbench/contracts/ai/ai-presets.ts';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { modelsFor, portsOf } from './connect-draft.ts';
import type { ServiceDraft } from './engine-draft.ts';
import { LoadFailure } from '../load-failure.tsx';
import { ModelField } from './model-field.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useWords } from '../use-words.ts';
import type { ConnectState } from './use-connect.ts';
import connect from './connect.module.css';

interface ConnectFormProps {
  readonly form: ConnectState;
  readonly preset: AiPreset;
  readonly draft: ServiceDraft;
}

/** The address and the key of the chosen service, and its models for those who want others. */
export function ConnectForm({ form, preset, draft }: ConnectFormProps) {
  const { connect: t } = useWords();
  const language = useLanguage();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.connect();
  };
  const { problem } = form;
  const refusedKey = problem?.kind === 'service' && problem.found.error?.code === 'authentication';
  const refused = refusedKey ? ({ field: 'key', text: problem.found.text ?? t.refused } as const) : undefined;
  return (
    <form className={connect.form} aria-label={t.title} onSubmit={submit} noValidate>
      <Start preset={preset} />
      <div className={connect.fields}>
        {preset.placeholders.map(({ name, label, example }) => (
          <TextInput
            key={name}
            label={label[language]}
            description={t.example({ text: example })}
            spellCheck={false}
            value={form.places[name] ?? ''}
            error={form.wrong.has('place') && t.placeMissing}
            onChange={(event) => form.changePlace(name, event.currentTarget.value)}
          />
        ))}
        <ServiceFields
          draft={draft}
          wrong={form.wrong}
          change={form.change}
          keyNote={preset.needsKey ? t.keyNote : t.keyOptional}
          refused={refused}
        />
      </div>
      <ConnectModels form={form} preset={preset} />
      <div className={connect.row}>
        <Button type="submit" size="sm" loading={form.busy}>
          {t.connect}
        </Button>
        <span className={connect.note}>{t.connectNote}</span>
      </div>
      <ConnectProblem form={form} isSaidAbove={refusedKey} />
    </form>
  );
}

/** How to come by a key; for a service on one's own machine, how to start it, step by step. */
function Start({ preset }: { readonly preset: AiPreset }) {
  const { connect: t } = useWords();
  const language = useLanguage();
  const note = preset.note?.[language];
  if (!preset.findPorts) {
    return (
      <p className={connect.note}>
        {preset.start[language]}
        {note && <br />}
        {note}
      </p>
    );
  }
  return (
    <ol className={connect.steps}>
      <li>{preset.start[language]}</li>
      <li>{note ?? t.keepRunning}</li>
      <li>{t.thenConnect}</li>
    </ol>
  );
}

function ConnectModels({ form, preset }: Omit<ConnectFormProps, 'draft'>) {
  const { connect: t, engines } = useWords();
  const isOpen = form.problem?.kind === 'no-models' || form.listed !== null;
  return (
    <details className={connect.models} open={isOpen || undefined}>
      <summary>{t.chooseModels}</summary>
      <p className={connect.note}>
        {form.listed?.hasList ? t.listed({ count: form.listed.models.length }) : t.modelsNote}
      </p>
      <div className={connect.fields}>
        {portsOf(preset).map((port) => (
          <ModelField
            key={port}
            label={engines.ports[port]}
            value={form.models[port] ?? ''}
            offered={modelsFor(port, preset, form.listed)}
            onChange={(model) => form.changeModel(port, model)}
          />
        ))}
      </div>
    </details>
  );
}

function ConnectProblem({
  form: { problem, connect: retry },
  isSaidAbove,
}: {
  readonly form: ConnectState;
  readonly isSaidAbove: boolean;
}) {
  const { connect: t, engines } = useWords();
  if (problem === null) return null;
  if (problem.kind === 'call') return <LoadFailure failure={problem.failure} />;
  if (problem.kind === 'no-models') return <Banner tone="error">{t.noModels}</Banner>;
  const { text, error } = problem.found;
  return (
    <Banner tone="error">
      <span className={connect.words}>
        <span>{isSaidAbove ? t.notConnected : (text ?? t.refused)}</span>
        {!text && error?.detail && <span>{engines.detail({ text: error.detail })}</span>}
      </span>
      <Button size="compact-sm" variant="default" onClick={() => retry(true)}>
        {t.insist}
      </Button>
    </Banner>
  );
}
