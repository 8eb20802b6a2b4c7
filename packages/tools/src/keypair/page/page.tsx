import { useState } from 'react';
import { peekHandover } from '@toolbench/ui/work/handover.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { useTextModel } from '@toolbench/ui/editor/text-model.ts';
import { useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import { IssueView } from './issue-view.tsx';
import { InspectView } from './inspect-view.tsx';
import { PairView } from './pair-view.tsx';
import { useWords } from './use-words.tsx';
import { keypair } from '../tool.ts';
import { useIssue } from './use-issue.tsx';
import { useKeyPair } from './use-key-pair.tsx';

const modes = ['pair', 'issue', 'inspect'] as const;

/**
 * Make a key pair, certificates and requests for it, or inspect keys and certificates; a pasted key can become the pair and take other formats. A text
 * that another page sends is to be inspected.
 */
export default function KeypairPage() {
  const language = useLanguage();
  const t = useWords();
  const [mode, setMode] = useKeptChoice('mode', modes, () => (peekHandover() === null ? 'pair' : 'inspect'));
  const state = useKeyPair();
  const issue = useIssue(state);
  const pasted = useTextModel();
  // A passphrase is known to this page alone, until it is left.
  const [passphrase, setPassphrase] = useState('');
  const modeSwitch = (
    <Segments
      aria-label={keypair.name[language]}
      values={modes}
      nameOf={(one) => t.modes[one]}
      value={mode}
      onChange={setMode}
    />
  );
  if (mode === 'pair') return <PairView state={state} modeSwitch={modeSwitch} />;
  if (mode === 'issue') return <IssueView issue={issue} pair={state} modeSwitch={modeSwitch} />;
  return (
    <InspectView
      input={pasted}
      modeSwitch={modeSwitch}
      passphrase={passphrase}
      onPassphrase={setPassphrase}
      onConvert={(input) => {
        void state.convert(input, passphrase);
        setMode('pair');
      }}
    />
  );
}
