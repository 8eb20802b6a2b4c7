import { describe, expect, it } from 'vitest';
import { limits } from '@toolbench/contracts/limits.ts';
import {
  afterMicrophoneEvent,
  closedMicrophone,
  type MicrophoneAction,
  type MicrophoneEvent,
  type MicrophoneState,
} from './microphone-state.ts';
import { randomFrom } from './signals.test-support.ts';

function play(...events: readonly MicrophoneEvent[]) {
  let state: MicrophoneState = closedMicrophone;
  let last: readonly MicrophoneAction[] = [];
  for (const event of events) [state, last] = afterMicrophoneEvent(state, event);
  return { phase: state.phase, actions: last.map((one) => (one.kind === 'report' ? one.problem : one.kind)) };
}

const [tap, granted, sound]: MicrophoneEvent[] = [{ kind: 'tap' }, { kind: 'granted' }, { kind: 'sound' }];
const silence: MicrophoneEvent = { kind: 'silence', ms: limits.voice.silentInputMs };
const stillSilent: MicrophoneEvent = { kind: 'silence', ms: limits.voice.silentAgainMs };
const context = (state: 'running' | 'suspended' | 'interrupted'): MicrophoneEvent => ({ kind: 'context', state });

describe('the microphone', () => {
  it('[VOICE-01] makes and resumes its context within the tap, before it asks for the microphone', () => {
    expect(play(tap)).toEqual({ phase: 'asking', actions: ['make-context', 'resume-context', 'ask-stream'] });
    expect(play(tap, tap)).toEqual({ phase: 'asking', actions: [] });
    expect(play(tap, granted)).toEqual({ phase: 'waiting', actions: ['resume-context'] });
    expect(play(tap, granted, sound)).toEqual({ phase: 'listening', actions: [] });
  });

  it('[VOICE-01] resumes a context that was suspended', () => {
    expect(play(tap, granted, context('suspended'))).toEqual({ phase: 'waiting', actions: ['resume-context'] });
    expect(play(tap, granted, sound, context('suspended'))).toEqual({
      phase: 'listening',
      actions: ['resume-context'],
    });
    expect(play(tap, granted, context('running')).actions).toEqual([]);
  });

  it('[VOICE-01] notices input of zeros within 500 ms, makes the audio anew once, then says so', () => {
    expect(limits.voice.silentInputMs).toBeLessThanOrEqual(500);
    expect(play(tap, granted, { kind: 'silence', ms: 480 }).actions).toEqual([]);
    expect(play(tap, granted, silence)).toEqual({ phase: 'waiting', actions: ['rebuild'] });
    expect(play(tap, granted, silence, { kind: 'silence', ms: 2_980 })).toEqual({ phase: 'waiting', actions: [] });
    expect(play(tap, granted, silence, stillSilent)).toEqual({ phase: 'closed', actions: ['release', 'mic-silent'] });
    expect(play(tap, granted, silence, sound, silence)).toEqual({ phase: 'listening', actions: [] });
    expect(play(tap, silence, silence)).toEqual({ phase: 'asking', actions: [] });
  });

  it('[VOICE-01] waits longer for a microphone of which nothing comes at all, as on a busy device', () => {
    const time = (ms: number): MicrophoneEvent => ({ kind: 'time', ms });
    const most = limits.voice.absentInputMs;
    expect(play(tap, granted, time(most - 1))).toEqual({ phase: 'waiting', actions: [] });
    expect(play(tap, granted, time(most)).actions).toEqual(['rebuild']);
    expect(play(tap, granted, time(most), time(most)).actions).toEqual(['release', 'mic-silent']);
    const zeros: MicrophoneEvent = { kind: 'silence', ms: 20 };
    expect(play(tap, granted, time(most - 1), zeros, time(most - 1)).actions).toEqual([]);
  });

  it('[VOICE-01] a call, a hidden page or an unplugged microphone ends it; the next tap begins anew', () => {
    expect(play(tap, granted, sound, context('interrupted')).actions).toEqual(['release', 'mic-interrupted']);
    expect(play(tap, granted, sound, { kind: 'hidden' }).actions).toEqual(['release', 'mic-interrupted']);
    expect(play(tap, { kind: 'hidden' }).phase).toBe('asking');
    expect(play(tap, granted, sound, { kind: 'track-ended' }).actions).toEqual(['release', 'mic-unplugged']);
    expect(play(tap, granted, sound, { kind: 'hidden' }, tap).phase).toBe('asking');
  });

  it('[VOICE-01] a refusal is reported, and a grant that comes too late is given back', () => {
    expect(play(tap, { kind: 'refused', problem: 'mic-refused' })).toEqual({
      phase: 'closed',
      actions: ['release', 'mic-refused'],
    });
    expect(play(tap, { kind: 'close' }, granted)).toEqual({ phase: 'closed', actions: ['release'] });
  });

  it('[VOICE-01] whatever happens, a microphone that is closed was released', () => {
    const random = randomFrom(11);
    const events: MicrophoneEvent[] = [
      tap,
      granted,
      sound,
      silence,
      { kind: 'time', ms: 1_500 },
      context('running'),
      context('suspended'),
      context('interrupted'),
      { kind: 'refused', problem: 'mic-absent' },
      { kind: 'track-ended' },
      { kind: 'hidden' },
      { kind: 'close' },
    ];
    let state: MicrophoneState = closedMicrophone;
    for (let count = 0; count < 5_000; count += 1) {
      const [next, actions] = afterMicrophoneEvent(state, events[Math.floor(random() * events.length)]);
      const isReleased = actions.some(({ kind }) => kind === 'release');
      if (state.phase !== 'closed') expect(next.phase === 'closed').toBe(isReleased);
      state = next;
    }
  });
});
