import { isPath } from './fence-line.ts';
import { lastTool, replyTools } from './reply-tools.ts';

/** Elements of XML that hold a file, a change or the call of a tool. */
const element =
  /^\s*<(?:(?:file|boltAction|(?:bolt|ant)?Artifact|write_to_file|write_file|create_file|replace_in_file|edit_file|new_file|pre|invoke|parameter|arg_key)(?:[\s=][^>]*)?>|function=|tool_call>\s*\w|\|tool_calls_section|[\w:-]+\s(?:[^>]*\s)?(?:file_?path|path|file_?name|file)=["'][^"']+\.\w+["'])/i;
/** Calls of our tools as a list of Mistral's. */
const call = /^\s*\[TOOL_CALLS\]/;
/** Patches of agents, hunks outside of a block, edits without one, and lists of files in YAML. */
const change =
  /^\s*(?:\*{3} (?:Begin Patch|(?:Add|Update|Delete) File:)|@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@|<{5,9} ?SEARCH\b|- path:\s*\S)/;
/** A block of code within a quotation. */
const quoted = /^\s*>\s*(?:`{3}|~{3})/;
/** A member of JSON that is the path of a file, or a path and what it is given in one line. */
const member = /^\s*"(?:file_?)?path"\s*:\s*"[^"]+\.\w+"|[{,]\s*"(?:file_?)?path"\s*:.*"(?:content|search)"\s*:/;
/** A path with a block of code that begins in the same line. */
const glued = /^(\S+\.\w+)\s+(?:`{3,}|~{3,})\w*\s*$/;

const tools = replyTools.map(({ name }) => name).filter((name) => name !== lastTool);
const tool = String.raw`(?<![\w$])(?:${tools.join('|')})(?![\w$])`;
const toolName = new RegExp(tool);
/** One of our tools with what stands around the name of a tool that is called, in whichever form of whichever model. */
const called = new RegExp(
  String.raw`${tool}\s*\(|(?:[<{｜]|<\||\|>).*${tool}|${tool}.*(?:[<{｜]|\|>)|^\s*[\w ]{1,20}:\s*${tool}\s*$`,
);
const spoken = /`[^`]*`/g;
const isCalled = (line: string) => toolName.test(line) && called.test(line.replace(spoken, ''));

/** A command of a shell that writes a file from the lines that follow it, or from what stands before it. */
const hereDocument = /(?:>\s*[^\s&|;<>]+.*<<|\btee\b.*<<|<<-?\s*['"\\]?\w+['"]?\s*>|\b(?:Set-Content|Out-File)\b)/;

const longest = 400;

/**
 * Whether files or changes begin here in a form that nobody asked for. Such forms are not read, so that they must not pass
 * for talk: the model is asked again, and what does not come is told.
 */
export function beginsForeignForm(whole: string): boolean {
  const line = whole.slice(0, longest);
  return (
    [element, call, change, quoted, member].some((form) => form.test(line)) ||
    isPath(glued.exec(line)?.[1] ?? '') ||
    isCalled(line)
  );
}

/** Whether a line of commands writes a file, which no project gets by being shown it. */
export const writesByShell = (line: string): boolean => line.length <= longest && hereDocument.test(line);
