import { useState } from 'react';
import { peekHandover } from '@toolbench/ui/handover.ts';
import { useLanguage, useTexts } from '@toolbench/ui/language.ts';
import { Segments } from '@toolbench/ui/segments.tsx';
import { useTextModel } from '@toolbench/ui/text-model.ts';
import { DecodeView } from './decode-view.tsx';
import { GenerateView } from './generate-view.tsx';
import { NamesView } from './names-view.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import { uuid } from './tool.ts';
import { useUuid } from './use-uuid.tsx';

const modes = ['generate', 'names', 'decode'] as const;

/**
 * Generate, derive from names, decode. What was made or pasted in one mode is still there after a look at another; a
 * text that another page sends is to be decoded.
 */
export default function UuidPage() {
  const language = useLanguage();
  const t = useTexts({ zh, en });
  const [mode, setMode] = useState<(typeof modes)[number]>(() => (peekHandover() === null ? 'generate' : 'decode'));
  const state = useUuid();
  const names = useTextModel();
  const pasted = useTextModel();
  const modeSwitch = (
    <Segments
      aria-label={uuid.name[language]}
      values={modes}
      nameOf={(one) => t.modes[one]}
      value={mode}
      onChange={setMode}
    />
  );
  switch (mode) {
    case 'generate':
      return <GenerateView state={state} modeSwitch={modeSwitch} />;
    case 'names':
      return <NamesView input={names} modeSwitch={modeSwitch} />;
    case 'decode':
      return <DecodeView input={pasted} modeSwitch={modeSwitch} />;
  }
}
