/** Elements of XML that hold a file, a change or the call of a tool. */
const element =
  /^\s*<(?:(?:file|boltAction|(?:bolt|ant)?Artifact|write_to_file|write_file|create_file|replace_in_file|edit_file|new_file|pre|invoke|parameter|arg_key)(?:[\s=][^>]*)?>|function=|tool_call>\s*\w|\|tool_calls_section)/i;
/** Calls of our tools that the service left in the text: as a list of Mistral's, or as a language writes them. */
const call = /^\s*(?:\[TOOL_CALLS\]|\[?\s*(?:write_file|edit_file|delete_file|rename_file)\s*\()/;
/** Patches of agents, hunks outside of a block, edits without one, and lists of files in YAML. */
const change =
  /^\s*(?:\*{3} (?:Begin Patch|(?:Add|Update|Delete) File:)|@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@|<{5,9} ?SEARCH\b|- path:\s*\S)/;
/** A command of a shell that writes a file from the lines that follow it. */
const hereDocument = /(?:>\s*[^\s&|;<>]+.*<<|\btee\b.*<<|<<-?\s*['"\\]?\w+['"]?\s*>)/;

const longest = 400;

/**
 * Whether files or changes begin here in a form that nobody asked for. Such forms are not read, so that they must not pass
 * for talk: the model is asked again, and what does not come is told.
 */
export const beginsForeignForm = (line: string): boolean =>
  [element, call, change].some((form) => form.test(line.slice(0, longest)));

/** Whether a line of commands writes a file, which no project gets by being shown it. */
export const writesByShell = (line: string): boolean => line.length <= longest && hereDocument.test(line);
