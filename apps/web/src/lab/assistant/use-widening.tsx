import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Banner } from '@toolbench/ui/controls/banner.tsx';
import type { LabAnswer } from '../lab-call.ts';
import { useWords } from './use-words.ts';

interface Refused {
  readonly text: string;
  /** Makes the call as one that is meant; absent where that is not what it was refused for. */
  readonly again?: () => void;
}

interface Widening {
  /** Makes a call, and again with `widens` where a person says that it is meant. */
  readonly run: <Value>(
    call: (widens: boolean) => Promise<LabAnswer<Value>>,
    onDone: (value: Value) => void,
  ) => Promise<void>;
  /** Why the last call was refused, with the button that has it done where more people could see or change data. */
  readonly question: ReactNode;
}

/** Calls that are refused where more people could see or change data, until that is said to be meant. */
export function useWidening(failed: string): Widening {
  const { widen } = useWords();
  const [refused, setRefused] = useState<Refused | null>(null);
  const make = async <Value,>(
    call: (widens: boolean) => Promise<LabAnswer<Value>>,
    onDone: (value: Value) => void,
    widens: boolean,
  ): Promise<void> => {
    const answer = await call(widens);
    if (answer.ok) {
      setRefused(null);
      return onDone(answer.value);
    }
    const again = answer.code === 'widens-access' && { again: () => void make(call, onDone, true) };
    setRefused({ text: answer.detail ?? failed, ...again });
  };
  const question = refused && (
    <Banner tone="error">
      <span>{refused.text}</span>
      {refused.again && (
        <Button size="compact-xs" variant="default" onClick={refused.again}>
          {widen}
        </Button>
      )}
    </Banner>
  );
  return { run: (call, onDone) => make(call, onDone, false), question };
}
