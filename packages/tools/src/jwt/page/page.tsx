import { useLanguage } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { useTextModel } from '@toolbench/ui/editor/text-model.ts';
import { useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import { useWords } from './use-words.tsx';
import { jwt } from '../tool.ts';
import { ReadView } from './read-view.tsx';
import { SignView } from './sign-view.tsx';

const modes = ['read', 'sign'] as const;

/** Tokens taken apart and verified, and new ones signed. The key stays while one looks at the other, and is kept nowhere. */
export default function JwtPage() {
  const language = useLanguage();
  const t = useWords();
  const [mode, setMode] = useKeptChoice('mode', modes, () => 'read');
  const key = useTextModel();
  const modeSwitch = (
    <Segments
      aria-label={jwt.name[language]}
      values={modes}
      nameOf={(one) => t.modes[one]}
      value={mode}
      onChange={setMode}
    />
  );
  return mode === 'read' ? (
    <ReadView keyText={key} modeSwitch={modeSwitch} />
  ) : (
    <SignView keyText={key} modeSwitch={modeSwitch} />
  );
}
