import { useState } from 'react';
import { peekHandover } from '@toolbench/ui/handover.ts';
import { useTextModel } from '@toolbench/ui/text-model.ts';
import { DecodeView } from './decode-view.tsx';
import { GenerateView } from './generate-view.tsx';
import { type Mode, ModeSwitch } from './mode-switch.tsx';
import { NamesView } from './names-view.tsx';
import { useUuid } from './use-uuid.tsx';

/**
 * Generate, derive from names, decode. What was made or pasted in one mode is still there after a look at another; a
 * text that another page sends is to be decoded.
 */
export default function UuidPage() {
  const [mode, setMode] = useState<Mode>(() => (peekHandover() === null ? 'generate' : 'decode'));
  const state = useUuid();
  const names = useTextModel();
  const pasted = useTextModel();
  const modeSwitch = <ModeSwitch mode={mode} onChange={setMode} />;
  switch (mode) {
    case 'generate':
      return <GenerateView state={state} modeSwitch={modeSwitch} />;
    case 'names':
      return <NamesView input={names} modeSwitch={modeSwitch} />;
    case 'decode':
      return <DecodeView input={pasted} modeSwitch={modeSwitch} />;
  }
}
