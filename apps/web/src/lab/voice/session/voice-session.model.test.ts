import { describe, expect, it } from 'vitest';
import type { ServerMessage } from '@toolbench/contracts/voice.ts';
import { framesOf, joined, mix, noise, quiet, randomFrom, voice } from '../sound/signals.test-support.ts';
import { allEngines, testSession } from './session.test-support.ts';
import { swapped, type Side } from '../voice-settings.ts';

const room = (ms: number) => noise(ms, -60, randomFrom(5));
const spokenFrames = framesOf(mix(voice(500, -14), room(500)));
const silentFrames = framesOf(mix(joined(quiet(700)), room(700)));
const sides: readonly Side[] = ['source', 'target'];

type World = ReturnType<typeof testSession>;
type Move = (world: World, random: () => number) => void;

const sideOf = (random: () => number) => sides[Math.floor(random() * 2)];
const turnOf = ({ session }: World, random: () => number) => {
  const { turns } = session.conversation.get();
  return turns[Math.floor(random() * turns.length)]?.id ?? 'turn-1';
};
const answer =
  (make: (turn: string) => ServerMessage): Move =>
  (world, random) =>
    world.server.say(make(turnOf(world, random)));

const moves: readonly Move[] = [
  ({ session }, random) => session.press(sideOf(random)),
  ({ session }, random) => session.press(sideOf(random)),
  ({ session }, random) => session.release(sideOf(random)),
  ({ session }, random) => session.release(sideOf(random)),
  ({ hear }) => hear(spokenFrames),
  ({ hear }) => hear(spokenFrames),
  ({ hear }) => hear(silentFrames),
  ({ pass }) => pass(500),
  ({ open }) => [...open].forEach((microphone) => microphone.onProblem('mic-refused')),
  ({ open }) => [...open].forEach((microphone) => microphone.onProblem('mic-interrupted')),
  ({ server }) => server.connect(),
  ({ server }) => server.connect({ ...allEngines, recognition: null }),
  ({ server }) => server.lose(),
  ({ session }) => session.abandon(),
  ({ session }) => session.clear(),
  ({ session }) => session.book.undo(),
  ({ session }) => session.change(swapped(session.settings.get())),
  ({ session }) => session.change({ ...session.settings.get(), isTwoWay: !session.settings.get().isTwoWay }),
  ({ session }, random) => session.sendText('text', sideOf(random)),
  ({ session, ...world }, random) => session.retry(turnOf({ session, ...world }, random)),
  ({ session, ...world }, random) => session.cancel(turnOf({ session, ...world }, random)),
  ({ session }) => session.dismiss(),
  answer((turn) => ({ type: 'status', stage: 'speech_recognition', turn })),
  answer((turn) => ({ type: 'transcription', text: 'words', turn })),
  answer((turn) => ({ type: 'translation', text: 'meaning', turn })),
  answer((turn) => ({ type: 'speech', audio_data: '', part: 0, last: true, turn })),
  answer((turn) => ({ type: 'done', turn, times: { total: 1 }, engines: allEngines })),
  answer((turn) => ({ type: 'error', message: 'broken', code: 'engine-failed', turn })),
];

describe('any conversation', () => {
  it('[VOICE-01] in 1,000 random sequences never has two sides recording, nor a lock left behind', () => {
    const random = randomFrom(2026);
    const violations: string[] = [];
    let recorded = 0;
    for (let sequence = 0; sequence < 1_000; sequence += 1) {
      const world = testSession({ isTwoWay: true });
      const { session, open } = world;
      world.server.connect();
      let before = session.conversation.get().recording;
      for (let step = 0; step < 30; step += 1) {
        moves[Math.floor(random() * moves.length)](world, random);
        const { recording, status, turns } = session.conversation.get();
        const isOrderly = [
          // One microphone while someone records, none otherwise: the lock is there exactly as long as the recording.
          open.size === (recording ? 1 : 0),
          (status === 'recording') === (recording !== null),
          turns.every(({ id, stage }) => stage !== 'recording' || id === recording?.turn),
          // The other side takes over only after the first has ended.
          recording?.turn !== before?.turn || recording?.side === before?.side,
          new Set(turns.map(({ id }) => id)).size === turns.length,
        ];
        if (isOrderly.includes(false)) violations.push(`sequence ${sequence}, step ${step}: ${isOrderly.join()}`);
        if (recording) recorded += 1;
        before = recording;
      }
      // However it went, the side that speaks can end it, and then either side can begin.
      const { recording } = session.conversation.get();
      if (recording) session.press(recording.side);
      if (session.conversation.get().recording) violations.push(`sequence ${sequence}: left behind`);
      world.server.connect();
      const next = sideOf(random);
      session.press(next);
      if (session.conversation.get().recording?.side !== next) violations.push(`sequence ${sequence}: locked`);
    }
    expect(violations).toEqual([]);
    expect(recorded).toBeGreaterThan(3_000);
  });
});
