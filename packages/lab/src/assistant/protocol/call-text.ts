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
const named = /\[TOOL_CALLS\]\s*([\w.-]+)\s*(?:\[CALL_ID\]\s*[\w-]+\s*)?(?:\[ARGS\]\s*)?(?=\{)/;
/** Calls as JSON that says the tool itself, behind the mark of Mistral or of Hermes. */
const marked = /(?:\[TOOL_CALLS\]|<\|?tool_calls?\|?>)\s*()(?=\[\s*\{|\{)/;
/** Llama: `<function=name>{…}`; Qwen3-Coder: `<function=name>` and `<parameter=…>` elements. */
const element = /<function=["']?([\w.-]+)["']?\s*>\s*(?=\{|<parameter=|<\/function>|$)/;

/** A line of talk is searched this far. */
const longest = 2_000;

/** The call that begins in a line; undefined where none does. */
export function findCallStart(line: string): CallStart | undefined {
  const shown = line.slice(0, longest);
  const [first] = [named, marked, element]
    .map((form) => form.exec(shown))
    .filter((match) => match !== null)
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
