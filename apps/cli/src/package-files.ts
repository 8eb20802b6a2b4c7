import { productVersion } from '@toolbench/contracts/catalog.ts';
import { actionsOutsidePages, type ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { allowed, flagName } from './command-line.ts';
import { aboutAction, fromFile, questions, takesAndGives } from './help.ts';
import { en } from './text.en.ts';
import type { CommandPage } from './text.zh.ts';

/** What the built package has beside the program, made from the registry: completions, the manual page, the skill. */

const offered = tools.filter((tool) => tool.outside);
const others = ['help', 'run', 'forward', 'mcp', '--help', '--version'];

/** An action, or a short form of one, with its flags. */
interface Word {
  readonly name: string;
  readonly about: string;
  readonly flags: readonly string[];
}

function wordsOf(tool: ToolDefinition): readonly Word[] {
  const actions = Object.entries(actionsOutsidePages(tool)).map(([name, { label, options }]) => ({
    name,
    about: label.en,
    flags: [...options.map((option) => `--${flagName(option)}`), '--json', '--help'],
  }));
  const short = Object.entries(tool.shorthands ?? {}).flatMap(([name, { action }]) => {
    const meant = actions.find((one) => one.name === action);
    return meant ? [{ ...meant, name, about: `Short for ${action}` }] : [];
  });
  return [...actions, ...short];
}

/** What follows an option that takes one of some values, where it is typed. */
const valuesOf = offered.flatMap((tool) =>
  Object.entries(tool.options).flatMap(([name, option]) =>
    option.kind === 'choice' ? [[`${tool.key} --${flagName(name)}`, option.values.map(String)] as const] : [],
  ),
);

/** The options of the commands that are no tool. */
const ownFlags: readonly (readonly [command: string, flags: readonly string[]])[] = [
  ['run', ['--json', '--help']],
  ['forward', ['--last', '--server', '--json', '--help']],
  ['mcp', ['--tools', '--help']],
];
const helped = [...offered.map(({ key }) => key), ...ownFlags.map(([command]) => command)];

/** A tool in one line: its name and what is typed behind it. */
const toolLine = (tool: ToolDefinition) => `${tool.name.en}: ${Object.keys(actionsOutsidePages(tool)).join(', ')}`;

/** `case` branches of a shell, each a pattern and the words that fit behind it. */
function branches(rows: readonly (readonly [pattern: string, words: readonly string[]])[], indent: string): string {
  return rows.map(([pattern, words]) => `${indent}'${pattern}') offered='${words.join(' ')}' ;;`).join('\n');
}

const first = [...offered.map(({ key }) => key), ...others];
const second = offered.map((tool) => [tool.key, wordsOf(tool).map(({ name }) => name)] as const);
const third = offered.flatMap((tool) =>
  wordsOf(tool).map(({ name, flags }) => [`${tool.key} ${name}`, flags] as const),
);

const bash = `_toolbench() {
  local offered='' current="\${COMP_WORDS[COMP_CWORD]}" before=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    offered='${first.join(' ')}'
  else
    before="\${COMP_WORDS[COMP_CWORD - 1]}"
    case "\${COMP_WORDS[1]} $before" in
${branches(valuesOf, '      ')}
    esac
  fi
  if [ -n "$offered" ]; then
    :
  elif [ "$COMP_CWORD" -eq 2 ] && [ "\${current:0:1}" != - ]; then
    case "\${COMP_WORDS[1]}" in
${branches([...second, ['help', helped]], '      ')}
    esac
  elif [ "\${current:0:1}" = - ]; then
    case "\${COMP_WORDS[1]}" in
${branches(ownFlags, '      ')}
    esac
  fi
  if [ -z "$offered" ] && [ "\${current:0:1}" = - ]; then
    case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${branches(third, '      ')}
    esac
  fi
  if [ "\${current:0:1}" = @ ]; then
    COMPREPLY=($(compgen -P @ -f -- "\${current:1}"))
  elif [ -n "$offered" ]; then COMPREPLY=($(compgen -W "$offered" -- "$current")); else COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _toolbench toolbench
`;

const zsh = `#compdef toolbench
local offered=''
if (( CURRENT == 2 )); then
  offered='${first.join(' ')}'
else
  case "\${words[2]} \${words[CURRENT-1]}" in
${branches(valuesOf, '    ')}
  esac
fi
if [[ -n "$offered" ]]; then
  :
elif [[ "\${words[CURRENT]}" == -* ]]; then
  case "\${words[2]} \${words[3]}" in
${branches(third, '    ')}
  esac
  case "\${words[2]}" in
${branches(ownFlags, '    ')}
  esac
elif (( CURRENT == 3 )); then
  case "\${words[2]}" in
${branches([...second, ['help', helped]], '    ')}
  esac
fi
if compset -P @; then
  _files
elif [[ -n "$offered" ]]; then compadd -- \${=offered}; else _files; fi
`;

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The values of an option that takes one of some, as fish offers them. */
function fishValues(tool: ToolDefinition, flag: string): string {
  const values = valuesOf.find(([pattern]) => pattern === `${tool.key} ${flag}`)?.[1];
  return values ? ` -x -a '${values.join(' ')}'` : '';
}

const fish = [
  'complete -c toolbench -f -n __fish_use_subcommand -l help -l version',
  ...offered.map(
    (tool) => `complete -c toolbench -f -n __fish_use_subcommand -a ${tool.key} -d ${quoted(toolLine(tool))}`,
  ),
  ...Object.entries(en.pages).map(
    ([command, { about }]) =>
      `complete -c toolbench -f -n __fish_use_subcommand -a ${command} -d ${quoted(about.split(/[:.]/)[0])}`,
  ),
  `complete -c toolbench -f -n __fish_use_subcommand -a help -d ${quoted('Actions, options and an example')}`,
  `complete -c toolbench -f -n '__fish_seen_subcommand_from help' -a '${helped.join(' ')}'`,
  ...ownFlags.flatMap(([command, flags]) =>
    flags.map((flag) => `complete -c toolbench -n '__fish_seen_subcommand_from ${command}' -l ${flag.slice(2)}`),
  ),
  ...offered.flatMap((tool) =>
    wordsOf(tool).flatMap(({ name, about, flags }) => [
      `complete -c toolbench -n '__fish_seen_subcommand_from ${tool.key}; and test (count (commandline -opc)) -eq 2' -a ${name} -d ${quoted(about)}`,
      ...flags.map(
        (flag) =>
          `complete -c toolbench -n '__fish_seen_subcommand_from ${tool.key}; and __fish_seen_subcommand_from ${name}' -l ${flag.slice(2)}${fishValues(tool, flag)}`,
      ),
    ]),
  ),
  // The file that the text of an option stands in.
  `complete -c toolbench -n 'string match -q "@*" -- (commandline -ct)' -a '@(__fish_complete_path (string sub -s 2 -- (commandline -ct)))'`,
  '',
].join('\n');

/** Text in a manual page: backslashes, hyphens that are typed, and dots that begin a line have a meaning there. */
const roff = (text: string) =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1');

async function manualOf(tool: ToolDefinition): Promise<string> {
  const actions = Object.entries(actionsOutsidePages(tool)).map(async ([name, action]) => {
    const flags = action.options.map((option) => `--${flagName(option)}`);
    const said = [`${takesAndGives(action, 'en')}.`, await aboutAction(tool, name, 'en'), ...flags].join(' ');
    return `.TP\n.B ${roff(name)}\n${roff(said)}`;
  });
  const short = Object.entries(tool.shorthands ?? {}).map(
    ([name, { action }]) => `.TP\n.B ${roff(name)}\n${roff(`Short for ${action}.`)}`,
  );
  const options = Object.entries(tool.options).map(
    ([name, option]) => `.TP\n.B ${roff(`--${flagName(name)}`)}\n${roff(`${option.label.en} (${allowed(option)})`)}`,
  );
  return [`.SS ${tool.key}`, ...(await Promise.all(actions)), ...short, ...options].join('\n');
}

function manualOfCommand([command, { about, options, example }]: readonly [string, CommandPage]): string {
  const rows = options.map(([option, said]) => `.TP\n.B ${roff(option)}\n${roff(said)}`);
  const lines = example.map(roff).join('\n');
  return [`.SS ${command}`, roff(about), ...rows, `.PP\n.nf\n${lines}\n.fi`].join('\n');
}

const manual = async () => `.TH TOOLBENCH 1 "" "toolbench ${productVersion}"
.SH NAME
toolbench \\- exact, offline tools for data, for terminals and agents
.SH SYNOPSIS
.B toolbench
.I tool action
[\\fB\\-\\-option\\fR \\fIvalue\\fR] [\\fIfile\\fR ...]
.br
.B toolbench run
.I recipe
[\\fIfile\\fR ...]
.br
.B toolbench help
[\\fItool\\fR [\\fIaction\\fR]|\\fIcommand\\fR]
.br
.B toolbench mcp
[\\fB\\-\\-tools\\fR \\fIall\\fR|\\fIname,name...\\fR]
.br
.B toolbench forward
.I bin target
[\\fB\\-\\-last\\fR \\fIcount\\fR] [\\fB\\-\\-server\\fR \\fIaddress\\fR]
.SH DESCRIPTION
Reads files in order, or standard input where none is named or the name is \\-. Writes results to standard output and
warnings and errors to standard error. Nothing is sent anywhere, but by
.B forward:
that sends what a bin of a Toolbench server catches, and with \\-\\-last so many of the requests that are there already, to an
address of yours, each once and in order, until it is interrupted.
.SH COMMANDS
${Object.entries(en.pages).map(manualOfCommand).join('\n')}
.SH OPTIONS
.TP
.B \\-h, \\-\\-help
${roff(en.help)}
.TP
.B \\-v, \\-V, \\-\\-version
${roff(en.version)}
.TP
.B \\-\\-json
${roff(en.json)}
.TP
.B ${roff(fromFile)}
${roff(en.fromFile)}
.TP
.B \\-\\-
${roff(en.end)}
.SH TOOLS
${(await Promise.all(offered.map(manualOf))).join('\n')}
.SH EXIT STATUS
${roff(en.exits)}
.PP
${roff(en.questions(questions))}
.SH ENVIRONMENT
LC_ALL, LC_MESSAGES, LANG: messages are in Chinese where these begin with zh, else in English.
`;

async function skill(): Promise<string> {
  const lines = offered.map(async (tool) => {
    const said = Object.keys(actionsOutsidePages(tool)).map(
      async (name) => `- \`toolbench ${tool.key} ${name}\`: ${await aboutAction(tool, name, 'en')}`,
    );
    return `### ${tool.name.en}\n\n${(await Promise.all(said)).join('\n')}`;
  });
  return `---
name: toolbench
description: Exact, offline tools for JSON, XML, CSV, YAML, regular expressions, diffs, Base64, URLs, UUIDs, keys and certificates, QR and payment codes. Use it instead of writing code or guessing whenever such data has to be parsed, checked, repaired, converted, searched, compared or made.
---

# Toolbench

Run \`toolbench <tool> <action> [--option value] [file …]\`; without a file it reads standard input. Results keep every
digit, key order and character. Nothing leaves the machine.

- Add \`--json\` to get the whole result, failures too, with \`message\`, \`place\` and \`code\`.
- ${en.exits}. Warnings are on standard error.
- ${en.questions(questions)}.
- \`--key @file\`, \`--schema @file\`: ${en.fromFile}. Give keys and passphrases so.
- \`toolbench help <tool>\` lists actions, options and their values.
- \`toolbench forward <bin address> <local address>\` sends what a bin catches on to a program on this machine (webhooks).
- As an MCP server: \`toolbench mcp\` (few tools that find the others), more of them listed with \`--tools json,regex_match\` or \`--tools all\`.

## When to use what

${(await Promise.all(lines)).join('\n\n')}
`;
}

/** The files by their names in the package. */
export async function packageFiles(): Promise<Readonly<Record<string, string>>> {
  return {
    'toolbench.1': await manual(),
    'completions/toolbench.bash': bash,
    'completions/_toolbench': zsh,
    'completions/toolbench.fish': fish,
    'SKILL.md': await skill(),
  };
}
