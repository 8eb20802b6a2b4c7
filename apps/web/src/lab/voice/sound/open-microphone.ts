import { limits } from '@toolbench/contracts/limits.ts';
import captureUrl from './capture.worklet.ts?worker&url';
import {
  afterMicrophoneEvent,
  closedMicrophone,
  type MicrophoneAction,
  type MicrophoneEvent,
  type MicrophoneProblem,
} from './microphone-state.ts';
import { createFraming, samplesIn, toPcm } from './pcm.ts';
import { createResampler } from './resample.ts';

export interface MicrophoneListener {
  /** `limits.voice.frameMs` of sound at 16 kHz. */
  readonly onFrame: (frame: Int16Array<ArrayBuffer>) => void;
  /** It is released; nothing more comes. */
  readonly onProblem: (problem: MicrophoneProblem) => void;
}

/** Begins to listen; returns how to end it. Must be called in the handler of a tap, a click or a key. */
export type OpenMicrophone = (listener: MicrophoneListener) => () => void;

const { frameMs, sampleRate } = limits.voice;
const clockMs = frameMs * 5;

const wanted: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
};

function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'mic-refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'mic-absent';
  return name === 'NotReadableError' || name === 'AbortError' ? 'mic-busy' : 'mic-failed';
}

/** Not every browser can record at another rate than its hardware's. */
function makeContext(): AudioContext {
  try {
    return new AudioContext({ sampleRate });
  } catch {
    return new AudioContext();
  }
}

/** Leads what a stream hears through the worklet. Its frames are resampled where the context has another rate. */
async function listenTo(context: AudioContext, stream: MediaStream, onFrame: (frame: Int16Array<ArrayBuffer>) => void) {
  await context.audioWorklet.addModule(captureUrl);
  if (context.state === 'closed') return;
  const node = new AudioWorkletNode(context, 'capture', { numberOfOutputs: 0 });
  const resample = createResampler(context.sampleRate, sampleRate);
  const cut = createFraming(samplesIn(frameMs));
  node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    for (const frame of cut(toPcm(resample(data)))) onFrame(frame);
  };
  context.createMediaStreamSource(stream).connect(node);
}

/** The browser's microphone, led by `afterMicrophoneEvent`. */
export const openMicrophone: OpenMicrophone = ({ onFrame, onProblem }) => {
  let state = closedMicrophone;
  let context: AudioContext | null = null;
  let stream: MediaStream | null = null;

  const hear = (frame: Int16Array<ArrayBuffer>) => {
    take(frame.some((sample) => sample !== 0) ? { kind: 'sound' } : { kind: 'silence', ms: frameMs });
    if (state.phase !== 'closed') onFrame(frame);
  };
  const openContext = () => {
    const opened = makeContext();
    opened.onstatechange = () => {
      if (context === opened) take({ kind: 'context', state: opened.state });
    };
    context = opened;
  };
  const releaseAudio = () => {
    const [oldContext, oldStream] = [context, stream];
    [context, stream] = [null, null];
    for (const track of oldStream?.getTracks() ?? []) track.stop();
    void oldContext?.close().catch(() => undefined);
  };
  const askStream = async () => {
    const askedFor = context;
    try {
      const granted = await navigator.mediaDevices.getUserMedia(wanted);
      if (context !== askedFor || askedFor === null) {
        for (const track of granted.getTracks()) track.stop();
        return;
      }
      stream = granted;
      granted.getAudioTracks()[0].onended = () => take({ kind: 'track-ended' });
      take({ kind: 'granted' });
      await listenTo(askedFor, granted, hear);
    } catch (error) {
      if (context === askedFor) take({ kind: 'refused', problem: problemOf(error) });
    }
  };

  const clock = setInterval(() => take({ kind: 'time', ms: clockMs }), clockMs);
  const onVisibility = () => {
    if (document.hidden) take({ kind: 'hidden' });
  };
  document.addEventListener('visibilitychange', onVisibility);

  const resumeContext = () => void context?.resume().catch(() => undefined);
  const act = (action: MicrophoneAction) => {
    switch (action.kind) {
      case 'make-context':
        return openContext();
      case 'resume-context':
        return resumeContext();
      case 'ask-stream':
        return void askStream();
      case 'rebuild':
        releaseAudio();
        openContext();
        resumeContext();
        return void askStream();
      case 'release':
        clearInterval(clock);
        document.removeEventListener('visibilitychange', onVisibility);
        return releaseAudio();
      case 'report':
        return onProblem(action.problem);
    }
  };
  function take(event: MicrophoneEvent): void {
    const [next, actions] = afterMicrophoneEvent(state, event);
    state = next;
    actions.forEach(act);
  }

  // Without a secure origin there is no microphone to ask for.
  if (!('mediaDevices' in navigator) || !('AudioWorkletNode' in window)) {
    clearInterval(clock);
    document.removeEventListener('visibilitychange', onVisibility);
    onProblem('mic-unsupported');
    return () => undefined;
  }
  take({ kind: 'tap' });
  return () => take({ kind: 'close' });
};
