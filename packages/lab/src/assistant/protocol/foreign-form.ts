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

const inQuotes = /'[^']*'|"(?:\\.|[^"\\])*"/g;
const prompt = String.raw`(?:^|&&|\|\||[;|(])\s*(?:[$%]\s+)?`;
/** A file of the project: what lies outside of it, or is no file, is not its business. */
const target = String.raw`(?![~/$&])[\w./-]*\w\.?\w*`;
/** A command that writes what it is given. */
const printed = new RegExp(String.raw`${prompt}(?:echo|printf|print|cat)\s[^|;&>]*>{1,2}\s*${target}`);
/** A command that edits files where they are. */
const edited = new RegExp(
  String.raw`${prompt}(?:sed|perl|gsed)\s+(?:-\S+\s+)*(?:-[a-zA-Z]*i\S*|--in-place\S*)\s+(?:-\S+\s+)*''\s*(?:''\s*)?(?:-\S+\s+''\s*)*${target}`,
);
/** The end of a text of several lines that such a command was given. */
const printedAtEnd = new RegExp(String.raw`^[^'"]*['"]\s*>{1,2}\s*${target}\s*$`);

/** Whether a line is a command that writes or edits a file from what it holds itself. */
function writesAtOnce(line: string): boolean {
  // What is quoted is neither a redirection nor another command.
  const bare = line.replace(inQuotes, "''");
  return printed.test(bare) || edited.test(bare);
}

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
    writesAtOnce(line) ||
    isCalled(line)
  );
}

/**
 * Whether a line of a block writes a file by a shell, which no project gets by being shown it.
 * @param isShell the block says that it holds commands
 */
export function writesByShell(whole: string, isShell: boolean): boolean {
  const line = whole.slice(0, longest);
  return hereDocument.test(line) || (isShell && printedAtEnd.test(whole.slice(-longest)));
}
