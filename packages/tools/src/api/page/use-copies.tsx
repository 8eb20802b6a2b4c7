import { useState } from 'react';
import type { CapturedRequest } from '@toolbench/contracts/bins.ts';
import { useTexts } from '@toolbench/ui/words/language.ts';
import { useTool, type ActionValue } from '@toolbench/ui/run/use-tool.tsx';
import type { Text } from '@toolbench/kit/text.ts';
import type { Engine } from '../engine/index.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';
import type { options } from '../options.ts';
import { api } from '../tool.ts';
import { withBody } from './detail/with-body.tsx';

export type CopyForm = 'curl' | 'fetch' | 'http';

/** A request written in other forms for the clipboard, and what has to be known about the last one. */
export function useCopies(binId: string, origin: string, request: CapturedRequest) {
  const { detail: t } = useTexts({ zh, en });
  const tool = useTool<Engine, typeof options>(api);
  const [noted, setNoted] = useState<{
    readonly of: number;
    readonly notes: readonly string[];
    readonly message?: Uint8Array;
  } | null>(null);

  const capture = () => withBody(binId, request);
  const copyAs = async (form: CopyForm): Promise<Text> => {
    const { result } = await tool.run(form, [await capture()], { options: { origin } });
    if (!result.ok) return '';
    if ('files' in result.value) {
      setNoted({ of: request.id, notes: notesOn(result.value) });
      return result.value.text;
    }
    const { text, base64, bodiless } = result.value;
    const notes = [...(base64 === undefined ? [] : [t.copiedBase64]), ...bodiless.map(() => t.withoutBody)];
    setNoted({ of: request.id, notes, ...(base64 !== undefined && { message: text }) });
    return base64 ?? text;
  };
  const notesOn = (made: ActionValue<Engine, 'curl'> | ActionValue<Engine, 'fetch'>): string[] => [
    ...made.files.map(t.needsFile),
    ...('forbidden' in made ? made.forbidden.map((what) => t.forbidden[what]) : []),
  ];
  const about = noted?.of === request.id ? noted : null;
  /** `message`: what no text can hold, for a file. */
  return { copyAs, capture, notes: about?.notes ?? [], message: about?.message };
}
