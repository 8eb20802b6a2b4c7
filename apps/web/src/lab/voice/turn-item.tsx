import { Button } from '@mantine/core';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { Bubble } from './bubble.tsx';
import type { ProblemCode, Turn } from './session/conversation.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';
import type { VoiceSession } from './session/voice-session.ts';
import styles from './turns.module.css';

/** What another try with the same words cannot change. */
const staysWrong: readonly ProblemCode[] = ['not-in-book', 'same-language', 'too-short', 'no-speech'];

/** A turn that is under way, or that failed. */
export function TurnItem({ turn, session }: { readonly turn: Turn; readonly session: VoiceSession }) {
  const { conversation: t, status } = useTexts({ zh, en });
  const { id, stage, problem } = turn;
  return (
    <Bubble {...turn}>
      {stage === 'failed' && problem ? (
        <ProblemBanner problem={problem}>
          {!staysWrong.includes(problem.code) && (
            <Button size="compact-xs" variant="default" onClick={() => session.retry(id)}>
              {t.retry}
            </Button>
          )}
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => session.cancel(id)}>
            {t.discard}
          </Button>
        </ProblemBanner>
      ) : (
        <>
          <span className={styles.figures}>{stage !== 'failed' && status[stage]}</span>
          {stage !== 'recording' && (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={() => session.cancel(id)}>
              {t.cancel}
            </Button>
          )}
        </>
      )}
    </Bubble>
  );
}
