import type { ChatEvent, ChatPort, ChatRequest } from '../../ports.ts';
import type { Damage } from './reply-damages.ts';
import type { Task } from './reply-tasks.ts';
import { boundary, writers, type Dialect } from './reply-writers.ts';

export interface ScriptedModel {
  readonly port: ChatPort;
  /** What each call was for. */
  readonly calls: ('wish' | 'continuation' | 'repair')[];
}

const partsOf = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

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

/** The rest of a reply that was cut: from the lines on that it was told to repeat. */
function restOf(asked: string, sent: string, task: Task): string {
  const path = /cut within (\S+?)\. Go on/.exec(asked)?.[1];
  if (path === undefined)
    return writers.tagged(task.changes.filter((change) => !sent.includes(writers.tagged([change]))));
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
  const reply = damage.apply(writers[dialect](task.changes));
  if (reply === undefined) return undefined;
  const calls: ScriptedModel['calls'] = [];
  const cuts = [...(damage.cuts ?? [])];
  const engine = { model: 'scripted', host: 'test' };
  let sent = '';

  async function* stream({ messages }: ChatRequest): AsyncGenerator<ChatEvent> {
    const asked = messages.at(-1)?.content ?? '';
    const isFirst = calls.length === 0;
    const isRest = asked.startsWith('Your answer was cut');
    calls.push(isFirst ? 'wish' : isRest ? 'continuation' : 'repair');
    const whole = isFirst ? (reply ?? '') : isRest ? restOf(asked, sent, task) : repairOf(asked, task);
    const share = isFirst || isRest ? cuts.shift() : undefined;
    const end = share === undefined ? whole.length : Math.floor(whole.length * (isFirst ? share : 0.5));
    const text = whole.slice(0, end);
    sent += text;
    for (const part of partsOf(text, size)) yield { kind: 'text', text: part };
    if (share !== undefined && damage.drops) yield { kind: 'failed', error: { code: 'network' } };
    else yield { kind: 'end', finish: share === undefined ? 'stop' : 'length', engine, usage: {} };
  }
  return { port: { engine, stream }, calls };
}
