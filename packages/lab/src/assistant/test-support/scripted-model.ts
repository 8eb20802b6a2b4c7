import { withoutThoughts } from './without-thoughts.ts';
import type { CallPart, ChatEvent, ChatPort, ChatRequest } from '../../ports.ts';
import type { Damage } from './damage.ts';
import type { Task } from './reply-tasks.ts';
import { boundary, callMarks, lastCall, writers, type Dialect } from './reply-writers.ts';
import { mixed, partsOfReply } from './scripted-calls.ts';

export interface ScriptedModel {
  readonly port: ChatPort;
  /** What each call was for. */
  readonly calls: ('wish' | 'continuation' | 'more' | 'repair')[];
}

/** What the asker has to be told once more, as a model would that does as it is asked. */
function repairOf(asked: string, { after, before, changes }: Task): string {
  const named = [...asked.matchAll(/^- (.*?): (?:[a-z]+-?)+/gm)].map(([, path = '']) =>
    path.replace(/^(?:\.\.\/|\/)+/, ''),
  );
  const isNamed = (path: string) => named.length === 0 || named.includes(path) || named.includes('Part of the answer');
  const wanted = changes.filter((change) => isNamed(change.path) || !before.has(change.path));
  const known =
    wanted.length > 0 && named.every((path) => path === 'Part of the answer' || after.has(path)) ? wanted : changes;
  const paths = [...new Set(known.map(({ path }) => path))];
  return writers.tagged(paths.map((path) => ({ kind: 'write', path, text: after.get(path) ?? '' })));
}

const hasSent = (sent: string, change: Task['changes'][number]) =>
  sent.includes(writers.tagged([change])) || sent.includes(writers.tools([change]).replace(lastCall, ''));

/** The next of the calls of a model that makes one at a time. */
function nextCall(sent: string, task: Task): string {
  const next = task.changes.find((change) => !hasSent(sent, change));
  return next === undefined ? lastCall : writers.tools([next]).replace(lastCall, '');
}

/** The rest of a reply that was cut: from the lines on that it was told to repeat. */
function restOf(asked: string, sent: string, task: Task): string {
  const path = /cut within (\S+?)\. Go on/.exec(asked)?.[1];
  if (path === undefined) return writers.tagged(task.changes.filter((change) => !hasSent(sent, change)));
  const anchor = asked.slice(asked.indexOf('missing.\n\n') + 10);
  const text = task.after.get(path) ?? '';
  const at = text.indexOf(anchor);
  const index = task.changes.findIndex((change) => change.path === path);
  const tail = writers.tagged(task.changes.slice(index + 1));
  const whole = writers.tagged([{ kind: 'write', path, text }]);
  if (anchor === '' || at < 0) return whole + tail;
  return (
    whole.replace(`${boundary} file ${path}\n`, `${boundary} resume ${path}\n`).replace(text.slice(0, at), '') + tail
  );
}

/** A model whose first reply is damaged, or comes in parts, and that then does what it is asked. */
export function scriptedModel(task: Task, dialect: Dialect, damage: Damage, size: number): ScriptedModel | undefined {
  let reply = damage.apply(writers[dialect](task.changes));
  if (reply === undefined) return undefined;
  const calls: ScriptedModel['calls'] = [];
  const cuts = [...(damage.cuts ?? [])];
  const engine = { model: 'scripted', host: 'test' };
  let sent = '';

  function textFor(asked: string, call: ScriptedModel['calls'][number]): string {
    if (call === 'wish') return damage.isOneByOne ? nextCall(sent, task) : (reply ?? '');
    if (call === 'more') return damage.isOneByOne ? nextCall(sent, task) : lastCall;
    return call === 'continuation' ? restOf(asked, sent, task) : repairOf(asked, task);
  }

  async function* answer({ messages }: ChatRequest): AsyncGenerator<ChatEvent | CallPart> {
    const asked = messages.at(-1)?.content ?? '';
    const call = kindOf(asked, calls.length);
    calls.push(call);
    const whole = textFor(asked, call);
    const isCutHere = call === 'wish' || call === 'continuation';
    const share = isCutHere ? cuts.shift() : undefined;
    const end = share === undefined ? whole.length : Math.floor(whole.length * (call === 'wish' ? share : 0.5));
    const text = whole.slice(0, end);
    sent += text;
    const parts = partsOfReply(text, size);
    yield* withoutThoughts(damage.isMixed ? mixed(parts) : parts);
    if (share !== undefined && damage.drops) yield { kind: 'failed', error: { code: 'network' } };
    else yield { kind: 'end', finish: share === undefined ? 'stop' : 'length', engine, usage: {} };
  }

  /** Without tools: what would have been calls is written with marks. */
  async function* stream(request: ChatRequest): AsyncGenerator<ChatEvent> {
    if (reply?.includes(callMarks.open) && calls.length === 0) reply = writers.tagged(task.changes);
    for await (const event of answer(request)) if (event.kind !== 'call') yield event;
  }

  async function* streamWithTools(request: ChatRequest): AsyncGenerator<ChatEvent | CallPart> {
    if (damage.refusesTools) yield { kind: 'failed', error: { code: 'bad-answer', status: 400 } };
    else yield* answer(request);
  }
  const port = dialect === 'tools' ? { engine, stream, streamWithTools } : { engine, stream };
  return { port, calls };
}

function kindOf(asked: string, before: number): ScriptedModel['calls'][number] {
  if (before === 0) return 'wish';
  if (asked.startsWith('All of these calls')) return 'more';
  return asked.startsWith('Your answer was cut') ? 'continuation' : 'repair';
}
