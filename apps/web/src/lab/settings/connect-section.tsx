import { useState } from 'react';
import { Button } from '@mantine/core';
import { Radar } from 'lucide-react';
import { ConnectForm } from './connect-form.tsx';
import { presetOfFound, findPresets, portsOf } from './connect-draft.ts';
import { findLocalServices } from '../engine-calls.ts';
import type { LabAnswer } from '../lab-call.ts';
import { LoadFailure } from '../load-failure.tsx';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import type { LocalService } from '@toolbench/contracts/ai/ai-services.ts';
import type { AiPreset } from '@toolbench/contracts/ai/ai-presets.ts';
import { SearchField } from '@toolbench/ui/controls/search-field.tsx';
import { useWords } from '../use-words.ts';
import { useConnect } from './use-connect.ts';
import { useUnsavedWarning } from '../use-unsaved-warning.ts';
import connect from './connect.module.css';

interface LocalServicesProps {
  readonly isBusy: boolean;
  readonly onConnect: (found: LocalService) => void;
}

/** Asks the server which services run on its own machine; each that is found is connected by one click. */
function LocalServices({ isBusy, onConnect }: LocalServicesProps) {
  const { connect: t } = useWords();
  const language = useLanguage();
  const [answer, setAnswer] = useState<LabAnswer<{ readonly services: readonly LocalService[] }> | null>(null);
  const [searching, setSearching] = useState(false);
  const look = async () => {
    setSearching(true);
    setAnswer(await findLocalServices(language));
    setSearching(false);
  };
  return (
    <div className={connect.local}>
      <div className={connect.row}>
        <Button
          size="xs"
          variant="default"
          loading={searching}
          leftSection={<Radar size={14} aria-hidden />}
          onClick={() => void look()}
        >
          {t.findLocal}
        </Button>
        <span className={connect.note}>{t.findLocalNote}</span>
      </div>
      {answer !== null && !answer.ok && <LoadFailure failure={answer} />}
      <div role="status">
        {answer?.ok && answer.value.services.length === 0 && <p className={connect.note}>{t.noneFound}</p>}
      </div>
      {answer?.ok && answer.value.services.length > 0 && (
        <ul className={connect.found} aria-label={t.found}>
          {answer.value.services.map((found) => {
            const name = presetOfFound(found).name[language];
            return (
              <li key={found.baseUrl} data-found={found.preset}>
                <strong>{name}</strong>
                <code>{found.baseUrl}</code>
                <span>{t.models({ count: found.models.length })}</span>
                <Button
                  size="xs"
                  disabled={isBusy}
                  aria-label={t.connectNamed({ name })}
                  onClick={() => onConnect(found)}
                >
                  {t.connect}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface PresetPickerProps {
  readonly chosen: AiPreset | null;
  readonly onChoose: (preset: AiPreset) => void;
}

/** The services that are known, as cards with what each offers. */
function PresetPicker({ chosen, onChoose }: PresetPickerProps) {
  const { connect: t, engines } = useWords();
  const language = useLanguage();
  const [wanted, setWanted] = useState('');
  const found = findPresets(wanted);
  return (
    <fieldset className={connect.picker}>
      <legend>{t.service}</legend>
      <SearchField label={t.search} size="sm" value={wanted} onChange={setWanted} />
      {found.length === 0 && <p className={connect.note}>{t.noPreset}</p>}
      <div className={connect.cards}>
        {found.map((preset) => (
          <label key={preset.key} className={connect.card} data-preset={preset.key}>
            <input type="radio" name="preset" checked={chosen?.key === preset.key} onChange={() => onChoose(preset)} />
            <strong>{preset.name[language]}</strong>
            <span>
              {portsOf(preset)
                .map((port) => engines.ports[port])
                .join(t.separator)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Connects one service for everything it offers: choose it, enter its key, done. */
export function ConnectSection({ onConnected }: { readonly onConnected: Parameters<typeof useConnect>[0] }) {
  const { connect: t } = useWords();
  const form = useConnect(onConnected);
  useUnsavedWarning(form.isUnsaved);
  return (
    <section className={connect.section} aria-labelledby="lab-connect">
      <h2 id="lab-connect">{t.title}</h2>
      <p className={connect.note}>{t.intro}</p>
      <LocalServices isBusy={form.busy} onConnect={form.connectFound} />
      <PresetPicker chosen={form.preset} onChoose={(preset) => form.choose(preset)} />
      {form.preset && form.draft && <ConnectForm form={form} preset={form.preset} draft={form.draft} />}
    </section>
  );
}
