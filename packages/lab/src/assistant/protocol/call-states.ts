import { argumentsOf, findCallEnd, pathOfCall, type CallStart } from './call-text.ts';
import { createJsonReader } from './read-json.ts';
import { lineAt, type Emit, type Reader, type ReadState } from './reply-event.ts';
import { lastTool } from './reply-tools.ts';

/** What a call of this tool says: that it changes nothing is no fault of the last one. */
export const emitOf =
  (tool: string, emit: Emit): Emit =>
  (event) => {
    if (event.kind !== 'unplaced' || tool !== lastTool) emit(event);
  };

/** The states of a call whose parameters stand in elements. It is taken once it is whole. */
export function createCallStates(reader: Reader, talk: () => ReadState) {
  /** The path of the call that was read last; undefined where none may be wrong. */
  let last: string | undefined;
  let open: { readonly tool: string; readonly lines: string[] } | undefined;

  const body: ReadState = (block, at) => {
    const { line, end } = lineAt(block, at);
    if (!open) return end;
    const found = findCallEnd(line, open.lines.findLast((before) => before.trim() !== '') ?? '');
    if (!found) {
      open.lines.push(block.slice(at, end));
      return end;
    }
    open.lines.push(line.slice(0, found.end));
    const { tool } = open;
    createJsonReader(emitOf(tool, reader.emit), { tool }).push(argumentsOf(open.lines.join('')));
    last = pathOfCall(open.lines.join(''));
    open = undefined;
    reader.go(talk());
    return at + found.next;
  };

  return {
    body,
    enter({ tool }: CallStart): void {
      open = { tool, lines: [] };
      reader.go(body);
    },
    /** A line of talk: the end of a parameter says that the call before it was not over where it seemed to be. */
    noteLine(line: string): void {
      if (last === undefined || line.trim() !== '</parameter>') return;
      reader.emit({ kind: 'problem', path: last, problem: 'damaged' });
      last = undefined;
    },
    /** Nothing more comes: the path of a call that is not whole, as far as it says it. */
    openCall: (): string | undefined => (open === undefined ? undefined : pathOfCall(open.lines.join(''))),
  };
}
