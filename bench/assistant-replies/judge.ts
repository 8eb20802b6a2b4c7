import { presetStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { runModelTurn } from '../../packages/lab/src/assistant/conversation/model-turn.ts';
import { withoutThoughts } from '../../packages/lab/src/assistant/test-support/without-thoughts.ts';
import type { CallPart, ChatEvent, ChatPort } from '../../packages/lab/src/ports.ts';
import type { Case } from './cases.ts';
import { inParts, mark } from './forms.ts';

export interface Verdict {
  /** `silent`: a file is not what it was meant to be, and nobody was told. */
  readonly outcome: 'exact' | 'said' | 'silent';
  /** What is wrong or was said, for the reader of a failure. */
  readonly why: string;
  /** How often something was asked for again. */
  readonly furtherCalls: number;
}

/** A model that gives the reply and has nothing to add when it is asked again. */
function modelOf({ reply, form, finish = 'stop' }: Case, next: () => number) {
  const engine = { model: 'scripted', host: 'bench' };
  let calls = 0;
  async function* stream(): AsyncGenerator<ChatEvent | CallPart> {
    calls += 1;
    const parts = inParts(calls === 1 ? reply : [{ kind: 'text', text: 'I have nothing to add.' }], next);
    const hasOnlyThoughts = yield* withoutThoughts(parts);
    if (calls === 1 && finish === 'dropped') yield { kind: 'failed', error: { code: 'network' } };
    else
      yield {
        kind: 'end',
        finish: calls === 1 && finish === 'length' ? 'length' : 'stop',
        engine,
        usage: {},
        hasOnlyThoughts,
      };
  }
  async function* texts(): AsyncGenerator<ChatEvent> {
    for await (const event of stream()) if (event.kind !== 'call') yield event;
  }
  const port: ChatPort =
    form === 'tools' ? { engine, stream: texts, streamWithTools: stream } : { engine, stream: texts };
  return { port, furtherCalls: () => calls - 1 };
}

/** Has the reply carried out, in parts of lengths that `next` gives. */
export async function judge(one: Case, next: () => number): Promise<Verdict> {
  const { port, furtherCalls } = modelOf(one, next);
  const tools = { isOffered: () => one.form === 'tools', refuse: () => false };
  const wish = { message: 'do it', stack: presetStack, findings: [], history: [], context: [], files: one.before };
  const turn = runModelTurn({ port, boundary: mark, tokensOf: (text) => text.length / 4, tools }, wish);
  let step = await turn.next();
  while (!step.done) step = await turn.next();
  const result = step.value;
  const files = result.ok ? result.applied.files : one.before;
  const told = result.ok
    ? result.applied.refused.map(({ path, problem }) => `${path}: ${problem}`)
    : [result.error.code];
  const wrong = [...new Set([...one.before.keys(), ...one.after.keys(), ...files.keys()])].filter(
    (path) => files.get(path) !== one.after.get(path),
  );
  const isAllowed = (path: string) =>
    files.get(path) === one.before.get(path) || one.orElse?.get(path)?.includes(files.get(path) ?? '') === true;
  const isTold = (path: string) =>
    told.some((words) => !words.includes(': ') || words.startsWith(': ') || words.startsWith(`${path}: `));
  const why = [...wrong, ...told.map((words) => `told ${words}`)].join('; ');
  const isRight = wrong.length === 0 && (told.length > 0 || one.orElse === undefined);
  const isSaid = wrong.every((path) => isAllowed(path) && isTold(path)) && told.length > 0;
  const outcome = isRight && told.length === 0 ? 'exact' : isSaid ? 'said' : 'silent';
  return { outcome, why, furtherCalls: furtherCalls() };
}

/** Lengths of parts that are the same in every run. */
export function seededLengths(seed: number, most: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return 1 + (state % most);
  };
}
