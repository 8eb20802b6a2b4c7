import type { MicrophoneProblem } from './microphone-state.ts';
import type { OpenMicrophone } from './open-microphone.ts';
import type { SpeechEar } from './speech-ear.ts';
import { createTake } from './take.ts';

type RecordingProblem = MicrophoneProblem | 'too-short' | 'no-speech';

export type RecordingEnd =
  | { readonly kind: 'spoken'; readonly samples: Int16Array<ArrayBuffer> }
  /** Without a problem it was given up before the microphone was open. */
  | { readonly kind: 'nothing'; readonly problem: RecordingProblem | null };

interface RecordingParts {
  readonly openMicrophone: OpenMicrophone;
  /** Null while the model that listens is not there. */
  readonly openEar: () => SpeechEar | null;
}

interface RecordingListener {
  /** The microphone is open. */
  readonly onListening: () => void;
  /** dB relative to full scale, for every frame. */
  readonly onLevel: (level: number) => void;
  /** To be sent; the first of them begins the turn. */
  readonly onSpeech: (samples: Int16Array<ArrayBuffer>) => void;
  /** Once, unless it was aborted. The microphone is closed. */
  readonly onEnd: (end: RecordingEnd) => void;
}

export interface RunningRecording {
  /** While the button is held, a pause does not end the recording. */
  readonly hold: (isHeld: boolean) => void;
  readonly stop: () => void;
  readonly abort: () => void;
}

/** Records until someone stops it, or until it ends by itself. Call it in the handler of a tap, a click or a key. */
export function startRecording(
  { openMicrophone, openEar }: RecordingParts,
  { onListening, onLevel, onSpeech, onEnd }: RecordingListener,
): RunningRecording {
  const take = createTake(openEar());
  let isOver = false;
  let isListening = false;
  let closeMicrophone: (() => void) | null = null;

  const close = () => {
    isOver = true;
    closeMicrophone?.();
  };
  const finish = (problem: MicrophoneProblem | null) => {
    if (isOver) return;
    close();
    const taken = take.finish();
    // What was said before a call came in, or a plug was pulled, was said.
    if (taken.kind === 'spoken') onEnd(taken);
    else onEnd({ kind: 'nothing', problem: problem ?? (isListening ? taken.kind : null) });
  };

  closeMicrophone = openMicrophone({
    onFrame(frame) {
      if (isOver) return;
      if (!isListening) onListening();
      isListening = true;
      const { level, send, end } = take.hear(frame);
      onLevel(level);
      if (send) onSpeech(send);
      if (end) finish(null);
    },
    onProblem: finish,
  });
  if (isOver) closeMicrophone();
  return { hold: take.hold, stop: () => finish(null), abort: close };
}
