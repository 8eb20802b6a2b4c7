import type { ReactNode } from 'react';
import { useState } from 'react';
import { FlaskConical } from 'lucide-react';
import { limits } from '@toolbench/contracts/limits.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import landing from './landing.module.css';

interface LabWelcomeProps {
  /** What the third click on the icon reveals; it gets what hides it again. */
  readonly revealed: (hide: () => void) => ReactNode;
}

/** Says what the lab is. Its icon counts clicks, says how many are missing, and then reveals the choice of model. */
export function LabWelcome({ revealed }: LabWelcomeProps) {
  const { welcome: t } = useTexts({ zh, en });
  const [clicks, setClicks] = useState(0);
  const left = limits.ai.clicksToModels - clicks;
  return (
    <>
      <section className={landing.welcome}>
        <button
          type="button"
          className={landing.icon}
          aria-label={t.icon}
          onClick={() => setClicks((before) => Math.min(before + 1, limits.ai.clicksToModels))}
        >
          <FlaskConical size={28} aria-hidden />
        </button>
        <div>
          <h1>{t.title}</h1>
          <p>{t.text}</p>
          <p className={landing.hint} role="status">
            {clicks > 0 && left > 0 && t.clicksLeft({ count: left })}
          </p>
        </div>
      </section>
      {left <= 0 && revealed(() => setClicks(0))}
    </>
  );
}
