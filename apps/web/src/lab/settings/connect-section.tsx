import { ConnectForm } from './connect-form.tsx';
import { LocalServices } from './local-services.tsx';
import { PresetPicker } from './preset-picker.tsx';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import { useConnect } from './use-connect.ts';
import { useUnsavedWarning } from '../use-unsaved-warning.ts';
import connect from './connect.module.css';

/** Connects one service for everything it offers: choose it, enter its key, done. */
export function ConnectSection({ onConnected }: { readonly onConnected: Parameters<typeof useConnect>[0] }) {
  const { connect: t } = useTexts({ zh, en });
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
