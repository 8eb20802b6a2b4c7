import { limits } from '@toolbench/contracts/limits.ts';
import type { Turn } from './conversation.ts';
import { earlierFor } from './earlier-turns.ts';
import { samplesIn } from '../sound/pcm.ts';
import { startRecording, type RecordingEnd, type RunningRecording } from '../sound/recording.ts';
import type { SessionCore } from './session-core.ts';
import { directionOf, isOneButton, type Direction, type Side } from '../voice-settings.ts';

export interface Turns {
  /** Someone speaks, from now on. Call it in the handler of a tap, a click or a key. */
  readonly record: (side: Side) => RunningRecording;
  /** A text is translated, as a turn of its own or in the place of an entry. */
  readonly send: (text: string, side: Side, direction: Direction, entryId?: string) => void;
  /** A turn that failed, once more. */
  readonly retry: (id: string) => void;
  readonly cancel: (id: string) => void;
}

const noDraft = { text: '', isFinal: false };

/** Samples of one message when a whole recording is sent again. */
const resentSamples = samplesIn(limits.voice.frameMs * 10);

/** Begins turns and leads them to an engine: the server's, or the browser's own. */
export function createTurns(core: SessionCore): Turns {
  const { parts, browser, link, dispatch, settings, recordings } = core;

  const turnFrom = (
    fields: Pick<Turn, 'id' | 'side' | 'input' | 'stage' | 'tellsApart'> & Direction,
    entryId = fields.id,
  ): Turn => ({
    ...fields,
    entryId,
    beganAt: new Date(parts.now()).toISOString(),
    original: noDraft,
    translation: noDraft,
    problem: null,
  });
  const begin = (turn: Turn) => dispatch({ kind: 'begun', turn });

  const translateInBrowser = async (id: string, text: string) => {
    const turn = core.turn(id);
    if (!turn) return;
    const beganAt = parts.now();
    dispatch({ kind: 'draft', turn: id, of: 'original', draft: { text, isFinal: true } });
    dispatch({ kind: 'stage', turn: id, stage: 'translating' });
    const result = await browser.translate(text, turn.sourceLanguage, turn.targetLanguage);
    const now = core.turn(id);
    if (!now) return;
    if (!result.ok) return core.fail(result.problem, id);
    const entry = core.becomeEntry(now, text, result.text);
    const ms = parts.now() - beganAt;
    core.book.put({ ...entry, times: { translation: ms, total: ms } });
    if (core.mayPlay()) void core.aloud.speakByBrowser(entry);
  };

  const endRecording = (end: RecordingEnd, id: string, hasBegun: boolean) => {
    if (end.kind === 'spoken') {
      recordings.set(id, end.samples);
      link.stop(id);
      return dispatch({ kind: 'recorded' });
    }
    if (hasBegun) link.cancel(id);
    dispatch({ kind: 'dropped', problem: end.problem && { code: end.problem, message: null } });
  };
  const recordForServer = (turn: Turn): RunningRecording => {
    let hasBegun = false;
    const running = startRecording(parts, {
      onListening: () => dispatch({ kind: 'listening', at: parts.now() }),
      onLevel: core.level.set,
      onSpeech(samples) {
        if (!hasBegun) {
          const { id, sourceLanguage, targetLanguage } = turn;
          begin(turn);
          link.begin({ type: 'start', turn: id, sourceLanguage, targetLanguage, ...contextOf(turn) });
        }
        hasBegun = true;
        link.frame(turn.id, samples);
      },
      onEnd: (end) => endRecording(end, turn.id, hasBegun),
    });
    const abort = () => {
      running.abort();
      if (hasBegun) link.cancel(turn.id);
    };
    return { ...running, abort };
  };
  const recordInBrowser = (turn: Turn): RunningRecording => {
    let hasBegun = false;
    const hear = (text: string) => {
      if (!hasBegun) begin(turn);
      hasBegun = true;
      dispatch({ kind: 'draft', turn: turn.id, of: 'original', draft: { text, isFinal: false } });
    };
    const { stop, abort } = browser.recognise(turn.sourceLanguage, {
      onStart: () => dispatch({ kind: 'listening', at: parts.now() }),
      onPartial: hear,
      onEnd(result) {
        if (!result.ok) return dispatch({ kind: 'dropped', problem: { code: result.problem, message: null } });
        hear(result.text);
        dispatch({ kind: 'recorded' });
        void translateInBrowser(turn.id, result.text);
      },
    });
    return { hold: () => undefined, stop, abort };
  };
  /** What the server knows of a turn besides what was said. */
  const contextOf = (turn: Turn) => {
    const glossary = [...parts.glossary(turn)];
    const earlier = earlierFor(core.book.shelf.get().entries, turn, { now: parts.now(), entryId: turn.entryId });
    return {
      ...(turn.tellsApart === true && { tellApart: true }),
      ...(glossary.length > 0 && { glossary }),
      ...(earlier.length > 0 && { earlier }),
    };
  };

  const send: Turns['send'] = (text, side, direction, entryId) => {
    const turn = turnFrom({ id: parts.newId(), side, input: 'text', stage: 'processing', ...direction }, entryId);
    begin(turn);
    if (settings.get().engine === 'browser') return void translateInBrowser(turn.id, text);
    dispatch({ kind: 'draft', turn: turn.id, of: 'original', draft: { text, isFinal: true } });
    link.begin({ type: 'text', turn: turn.id, text, ...direction, ...contextOf(turn) });
  };
  const sendRecording = (failed: Turn, samples: Int16Array<ArrayBuffer>) => {
    const { side, sourceLanguage, targetLanguage } = failed;
    const direction = { sourceLanguage, targetLanguage };
    const either = failed.tellsApart === true && { tellsApart: true };
    const turn = turnFrom({ id: parts.newId(), side, input: 'speech', stage: 'processing', ...direction, ...either });
    begin(turn);
    recordings.set(turn.id, samples);
    link.begin({ type: 'start', turn: turn.id, ...direction, ...contextOf(turn) });
    for (let at = 0; at < samples.length; at += resentSamples) {
      link.frame(turn.id, samples.subarray(at, at + resentSamples));
    }
    link.stop(turn.id);
  };

  const forget = (id: string) => {
    link.cancel(id);
    recordings.delete(id);
    dispatch({ kind: 'forgotten', turn: id });
  };
  return {
    record(side) {
      const direction = directionOf(settings.get(), side);
      const either = isOneButton(settings.get()) && { tellsApart: true };
      const turn = turnFrom({ id: parts.newId(), side, input: 'speech', stage: 'recording', ...direction, ...either });
      dispatch({ kind: 'record', turn: turn.id, side });
      return settings.get().engine === 'browser' ? recordInBrowser(turn) : recordForServer(turn);
    },
    send,
    retry(id) {
      const failed = core.turn(id);
      if (failed?.stage !== 'failed') return;
      const samples = recordings.get(id);
      forget(id);
      if (samples) return sendRecording(failed, samples);
      const { original, side, sourceLanguage, targetLanguage, entryId } = failed;
      const isOwn = entryId === id;
      send(original.text, side, { sourceLanguage, targetLanguage }, isOwn ? undefined : entryId);
    },
    cancel: forget,
  };
}
