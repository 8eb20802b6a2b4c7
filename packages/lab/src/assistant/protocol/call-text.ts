/** The beginning of a call of a tool that a service left in the text as the model wrote it. */
export interface CallStart {
  /** Where in the line it begins: what stands before is talk. */
  readonly at: number;
  /** Where its arguments begin. */
  readonly from: number;
  /** Empty where the JSON says it. */
  readonly tool: string;
  /** JSON, or elements with a parameter each. */
  readonly form: 'json' | 'parameters';
}

/** Mistral: `[TOOL_CALLS]name[CALL_ID]id[ARGS]{…}`, the marks between name and arguments not always. */
const named = /\[TOOL_CALLS\]\s*([\w.-]+)\s*(?:\[CALL_ID\]\s*[\w-]+\s*)?(?:\[ARGS\]\s*)?(?=\{)/g;
/** Calls as JSON that says the tool itself, behind the mark of Mistral or of Hermes. */
const marked = /(?:\[TOOL_CALLS\]|<\|?tool_calls?\|?>)\s*()(?=\[\s*\{|\{)/g;
/** Llama: `<function=name>{…}`; Qwen3-Coder: `<function=name>` and `<parameter=…>` elements. */
const element = /<function=["']?([\w.-]+)["']?\s*>\s*(?=\{|<parameter=|<\/function>|$)/g;

/** A line of talk is searched this far. */
const longest = 2_000;

/** Whether a place in a line is between backticks, or may be: the line may go on. */
const isSpoken = (line: string, at: number) => (line.slice(0, at).match(/`+/g)?.length ?? 0) % 2 > 0;

/** The call that begins in a line; undefined where none does. What is between backticks, or in a quotation, is shown. */
export function findCallStart(line: string): CallStart | undefined {
  const shown = line.slice(0, longest);
  if (/^\s*>/.test(shown)) return undefined;
  const [first] = [named, marked, element]
    .flatMap((form) => [...shown.matchAll(form)])
    .filter(({ index }) => !isSpoken(shown, index))
    .sort((one, other) => one.index - other.index);
  if (first === undefined) return undefined;
  const from = first.index + first[0].length;
  const form = line[from] === '{' || line[from] === '[' ? 'json' : 'parameters';
  return { at: first.index, from, tool: first[1] ?? '', form };
}

/** Where in a line the parameters of a call end, and where what follows it begins; undefined where they go on. */
export function findCallEnd(line: string, before: string): { readonly end: number; readonly next: number } | undefined {
  for (const { 0: mark, index: end } of line.matchAll(/<\/(?:function|tool_call)>(?=\s*(?:<|$))/g)) {
    const last = line.slice(0, end).trim() === '' ? before : line.slice(0, end);
    // Within a parameter it is content.
    if (last.trim() === '' || last.trimEnd().endsWith('</parameter>')) return { end, next: end + mark.length };
  }
  return undefined;
}

const parameter = /<parameter=["']?([\w.-]+)["']?\s*>([^]*?)<\/parameter>(?=\s*(?:<parameter=|$))/g;

/** A value without the line breaks beside its marks, where it has lines of its own. */
const valueOf = (text: string) => (/^\r?\n/.test(text) ? text.replace(/^\r?\n/, '').replace(/\r?\n$/, '') : text);

/** The parameters of a call as the JSON of its arguments. */
export function argumentsOf(body: string): string {
  return JSON.stringify(
    Object.fromEntries([...body.matchAll(parameter)].map(([, name, value]) => [name, valueOf(value)])),
  );
}

/** The path among the parameters of a call that broke off; empty where it is not said. */
export function pathOfCall(body: string): string {
  return /<parameter=["']?(?:file_?)?path["']?\s*>\s*([^<]+?)\s*<\/parameter>/i.exec(body)?.[1] ?? '';
}

/** What stands around a call of a tool that a service left in the text. */
const callMark =
  /^\s*(?:<\/tool_calls?>|(?:<\|?\/?(?:tool_calls?|tool_call_(?:begin|end)|function_calls?|tools?|function|python_tag)\|?>|\[\/?TOOL_CALLS\])(?=\s*(?:[{[<]|$)))/i;
const jsonStart = /^\s*(?:\{\s*(?:["'{}]|\/[/*]|\w+\s*:|$)|\[\s*\{)/;

/** What of a line is such a mark at its beginning. */
export const callMarkOf = (line: string): string | undefined => callMark.exec(line)?.[0];
export const beginsJson = (line: string): boolean => jsonStart.test(line);

/** Whether a call whose arguments are JSON begins in a line, which need not have ended. */
export const beginsCallInJson = (line: string): boolean =>
  beginsJson(line.slice(callMarkOf(line)?.length ?? line.length)) || findCallStart(line)?.form === 'json';
