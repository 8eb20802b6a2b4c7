import { peekHandover } from '@toolbench/ui/work/handover.ts';
import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { useKeptChoice, useKeptText } from '@toolbench/ui/work/work-provider.tsx';
import { DecodeView } from './decode-view.tsx';
import { GenerateView } from './generate-view.tsx';
import { NamesView } from './names-view.tsx';
import { useWords } from './use-words.tsx';
import { uuid } from '../tool.ts';
import { useUuid } from './use-uuid.tsx';

const modes = ['generate', 'names', 'decode'] as const;

/**
 * Generate, derive from names, decode. What was made or pasted in one mode is still there after a look at another; a
 * text that another page sends is to be decoded.
 */
export default function UuidPage() {
  const language = useLanguage();
  const t = useWords();
  const [mode, setMode] = useKeptChoice('mode', modes, () => (peekHandover() === null ? 'generate' : 'decode'));
  const state = useUuid();
  const names = useKeptText('names');
  const pasted = useKeptText('pasted');
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
