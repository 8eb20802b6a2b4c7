import { useState } from 'react';
import { limits } from '@toolbench/contracts/limits.ts';
import { useLanguage, useTexts } from '@toolbench/ui/words/language.ts';
import { Segments } from '@toolbench/ui/editor/segments.tsx';
import { useLive } from '@toolbench/ui/run/use-live.ts';
import { useTool } from '@toolbench/ui/run/use-tool.tsx';
import { useKeptChoice } from '@toolbench/ui/work/work-provider.tsx';
import type { Engine } from '../engine/index.ts';
import type { options } from '../options.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import { password } from '../tool.ts';
import { GenerateView } from './generate-view.tsx';
import { StrengthView } from './strength-view.tsx';

const modes = ['password', 'phrase', 'token', 'strength'] as const;

/** Passwords, phrases and tokens made anew with each change, and one's own estimated. Only the options are kept. */
export default function PasswordPage() {
  const language = useLanguage();
  const t = useTexts({ zh, en });
  const [mode, setMode] = useKeptChoice('mode', modes, 'password');
  const [typed, setTyped] = useState('');
  const tool = useTool<Engine, typeof options>(password);

  const run = async () => {
    if (mode !== 'strength') await tool.run(mode, undefined);
    else if (typed === '') tool.reset();
    else await tool.run('strength', typed);
  };
  useLive([], [tool.options, mode, typed], limits.ui.liveDelayMs, () => void run());
  const modeSwitch = (
    <Segments
      aria-label={password.name[language]}
      values={modes}
      nameOf={(one) => t.modes[one]}
      value={mode}
      onChange={setMode}
    />
  );
  return mode === 'strength' ? (
    <StrengthView tool={tool} modeSwitch={modeSwitch} typed={typed} onTyped={setTyped} />
  ) : (
    <GenerateView tool={tool} modeSwitch={modeSwitch} mode={mode} onAgain={() => void run()} />
  );
}
