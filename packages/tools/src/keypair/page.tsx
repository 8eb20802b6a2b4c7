import { useState } from 'react';
import { peekHandover } from '@toolbench/ui/handover.ts';
import { useTextModel } from '@toolbench/ui/text-model.ts';
import { InspectView } from './inspect-view.tsx';
import { type Mode, ModeSwitch } from './mode-switch.tsx';
import { PairView } from './pair-view.tsx';
import { useKeyPair } from './use-key-pair.tsx';

/**
 * Make a key pair, or inspect keys and certificates; a pasted key can become the pair and take other formats. A text
 * that another page sends is to be inspected.
 */
export default function KeypairPage() {
  const [mode, setMode] = useState<Mode>(() => (peekHandover() === null ? 'pair' : 'inspect'));
  const state = useKeyPair();
  const pasted = useTextModel();
  const modeSwitch = <ModeSwitch mode={mode} onChange={setMode} />;
  if (mode === 'pair') return <PairView state={state} modeSwitch={modeSwitch} />;
  return (
    <InspectView
      input={pasted}
      modeSwitch={modeSwitch}
      onConvert={(input) => {
        void state.convert(input);
        setMode('pair');
      }}
    />
  );
}
