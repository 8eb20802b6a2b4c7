import { useState } from 'react';
import type { AiPreset } from '@toolbench/contracts/ai/ai-presets.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { SearchField } from '@toolbench/ui/controls/search-field.tsx';
import { findPresets, portsOf } from './connect-draft.ts';
import { en } from '../text.en.ts';
import { zh } from '../text.zh.ts';
import connect from './connect.module.css';

interface PresetPickerProps {
  readonly chosen: AiPreset | null;
  readonly onChoose: (preset: AiPreset) => void;
}

/** The services that are known, as cards with what each offers. */
export function PresetPicker({ chosen, onChoose }: PresetPickerProps) {
  const { connect: t, engines } = useTexts({ zh, en });
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
