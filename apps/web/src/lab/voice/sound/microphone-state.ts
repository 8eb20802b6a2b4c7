import { limits } from '@toolbench/contracts/limits.ts';

/** Why there is no sound. */
export type MicrophoneProblem =
  | 'mic-refused'
  | 'mic-absent'
  | 'mic-busy'
  | 'mic-unsupported'
  | 'mic-silent'
  | 'mic-interrupted'
  | 'mic-unplugged'
  | 'mic-failed';

/**
 * `asking`: the browser may be asking the person. `waiting`: for the first sound of what was opened.
 * `listening`: sound comes.
 */
export interface MicrophoneState {
  readonly phase: 'closed' | 'asking' | 'waiting' | 'listening';
  /** Milliseconds of nothing but zeros, and those in which nothing came at all. */
  readonly silentMs: number;
  readonly absentMs: number;
  /** The audio was made a second time because the first stayed silent. */
  readonly isRebuilt: boolean;
}

export type MicrophoneEvent =
  /** In the handler of a tap, a click or a key: only there may audio begin on a phone. */
  | { readonly kind: 'tap' }
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused'; readonly problem: MicrophoneProblem }
  /** State of the audio context; `interrupted` is Safari's, for a call or another recording. */
  | { readonly kind: 'context'; readonly state: 'running' | 'suspended' | 'interrupted' | 'closed' }
  /** `ms` more of zeros. */
  | { readonly kind: 'silence'; readonly ms: number }
  /** `ms` more have passed. What came in them, if anything, may still be on its way on a busy device. */
  | { readonly kind: 'time'; readonly ms: number }
  | { readonly kind: 'sound' }
  | { readonly kind: 'track-ended' }
  | { readonly kind: 'hidden' }
  | { readonly kind: 'close' };

export type MicrophoneAction =
  | { readonly kind: 'make-context' | 'resume-context' | 'ask-stream' | 'release' }
  /** Context and stream are made again, with what the person granted already. */
  | { readonly kind: 'rebuild' }
  | { readonly kind: 'report'; readonly problem: MicrophoneProblem };

type Step = readonly [MicrophoneState, readonly MicrophoneAction[]];

export const closedMicrophone: MicrophoneState = { phase: 'closed', silentMs: 0, absentMs: 0, isRebuilt: false };

const endWith = (problem: MicrophoneProblem): Step => [
  closedMicrophone,
  [{ kind: 'release' }, { kind: 'report', problem }],
];

function afterSilence(state: MicrophoneState): Step {
  const { silentInputMs, silentAgainMs, absentInputMs } = limits.voice;
  if (state.silentMs < (state.isRebuilt ? silentAgainMs : silentInputMs) && state.absentMs < absentInputMs)
    return [state, []];
  if (state.isRebuilt) return endWith('mic-silent');
  return [{ phase: 'waiting', silentMs: 0, absentMs: 0, isRebuilt: true }, [{ kind: 'rebuild' }]];
}

/**
 * What to do about a microphone. The rules of phones, Safari's above all: the context is made and resumed within the tap;
 * a context that is suspended by itself is resumed; an interruption or a hidden page ends the recording, because the
 * clock may stand still and the input stay zero afterwards; input of nothing but zeros is made anew once, then reported.
 */
export function afterMicrophoneEvent(state: MicrophoneState, event: MicrophoneEvent): Step {
  if (event.kind === 'tap') {
    if (state.phase !== 'closed') return [state, []];
    const actions = [{ kind: 'make-context' }, { kind: 'resume-context' }, { kind: 'ask-stream' }] as const;
    return [{ ...closedMicrophone, phase: 'asking' }, actions];
  }
  if (state.phase === 'closed') {
    // Granted after it was given up: the microphone must not stay on.
    return [state, event.kind === 'granted' ? [{ kind: 'release' }] : []];
  }
  switch (event.kind) {
    case 'granted':
      return state.phase === 'asking' ? [{ ...state, phase: 'waiting' }, [{ kind: 'resume-context' }]] : [state, []];
    case 'refused':
      return endWith(event.problem);
    case 'context':
      if (event.state === 'suspended') return [state, [{ kind: 'resume-context' }]];
      return event.state === 'interrupted' ? endWith('mic-interrupted') : [state, []];
    case 'silence':
      // Whoever is being asked takes as long as they like; a room may be silent once it was heard.
      if (state.phase !== 'waiting') return [state, []];
      return afterSilence({ ...state, silentMs: state.silentMs + event.ms, absentMs: 0 });
    case 'time':
      return state.phase === 'waiting' ? afterSilence({ ...state, absentMs: state.absentMs + event.ms }) : [state, []];
    case 'sound':
      return state.phase === 'waiting' ? [{ ...state, phase: 'listening' }, []] : [state, []];
    case 'track-ended':
      return endWith('mic-unplugged');
    case 'hidden':
      // The browser's own question may hide the page.
      return state.phase === 'asking' ? [state, []] : endWith('mic-interrupted');
    case 'close':
      return [closedMicrophone, [{ kind: 'release' }]];
  }
}
