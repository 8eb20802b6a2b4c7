import type { zh } from './text.zh.ts';

type Detail = Readonly<Record<string, string>>;

/** The names that may have been meant, where there are any. */
const meant = ({ near, known }: Detail) =>
  near ? `. Did you mean ${near.replace(/, (?=[^,]*$)/, ' or ')}?` : known ? `; it has: ${known}` : '';

export const en: typeof zh = {
  usage: 'Usage: toolbench <tool> <action> [--option value] [file …] < input > output',
  usageTool: (tool) => `Usage: toolbench ${tool} <action> [--option value] [file …]`,
  usageAction: (command, files) => `Usage: ${command} [--option value]${files}`,
  files: ' [file …]',
  file: 'file',
  leavesLineEnd: 'One line end at the end of the text is left out.',
  twoFiles: ' file file',
  tools: 'Tools',
  action: (tool, label) => `${tool}: ${label}`,
  kinds: {
    text: 'text',
    bytes: 'file',
    pair: 'two texts',
    picture: 'PNG picture',
    table: 'table',
    tree: 'tree',
    fields: 'fields',
  },
  nothing: 'no input',
  actions: 'Actions',
  shorthands: 'Short forms',
  example: 'Example',
  options: 'Options',
  json: 'print the whole result as JSON, failures too',
  help: 'show this help',
  version: 'show the version',
  fromFile:
    'reads the text of an option from a file, - is standard input; keys stay out of lists of processes so. One line end at the end is left out. A text that begins with @ has @@ there',
  cutSecret: (name, file) =>
    `The line end or byte-order mark of the file ${file} is not part of ${name}. If the key has it, give the key itself: ${name} $'…\\n'`,
  fileName: (name, text) => `${name} is the text “${text}”, not the file of that name; ${name} @${text} reads the file`,
  end: 'what follows are names of files; - is standard input',
  required: 'required',
  commands: 'Other commands',
  more: [
    ['help <tool> [action] | help <command>', 'actions, options and an example'],
    ['run <recipe file> [file …]', 'several actions in a row'],
    [
      'forward <bin address> <local address> [--last count] [--server address]',
      'sends what a bin catches to your machine',
    ],
    ['mcp [--tools all | name,name…]', 'an MCP server for AI agents'],
  ],
  pages: {
    run: {
      usage: 'Usage: toolbench run <recipe file> [--json] [file …] < input > output',
      about:
        'Runs several actions in a row by a recipe, each on the result of the one before: on every file named, or on standard input.\nA recipe is a JSON file whose steps name a tool, an action and its options. Names of options have no hyphens: --sort-keys is sortKeys.',
      options: [['--json', 'print the whole result as JSON, failures too']],
      example: [
        'echo \'{"version":1,"steps":[',
        '  {"tool":"csv","action":"csv-to-json"},',
        '  {"tool":"json","action":"format","options":{"sortKeys":true}}',
        "]}' > recipe.json",
        "printf 'b,a\\n1,2\\n' | toolbench run recipe.json",
      ],
    },
    forward: {
      usage: 'Usage: toolbench forward <bin address> <local address> [--last count] [--server address] [--json]',
      about:
        'Sends what a bin catches on to a program on this machine, each request as it came and in order, to try webhooks. A broken connection is mended by itself; Ctrl-C ends it.\nThis is the only command that uses the network, and it reaches these addresses only.',
      options: [
        ['--last count', 'send so many of the newest requests already there as well (default 0, new ones only)'],
        ['--server address', 'the address of Toolbench, where bins have a host of their own'],
        ['--json', 'print one line of JSON for each request, or why it cannot begin'],
      ],
      example: ['toolbench forward --last 5 https://tools.example.org/bin/AbCdEf… http://localhost:3000/hook'],
    },
    mcp: {
      usage: 'Usage: toolbench mcp [--tools all | name,name…]',
      about:
        'Serves tools to AI agents over standard input and output (Model Context Protocol): find_tool, describe_tool, run_tool and run_recipe, which find and run every action, and beside them the few most used.',
      options: [
        [
          '--tools all | name,name…',
          'all actions instead, or nothing but what is named: tools (json), single actions (json_format or json:format), run_recipe …',
        ],
      ],
      example: ['{"mcpServers":{"toolbench":{"command":"toolbench","args":["mcp"]}}}'],
    },
  },
  seeHelp: (about) => `See: toolbench help${about === undefined ? '' : ` ${about}`}`,
  exits:
    'Exit codes: 0 done, 1 bad input or a file that cannot be read or written, 2 wrong usage, 141 nobody reads the output',
  questions: (names) =>
    `Exit codes${names.length === 0 ? '' : ` of ${names.join(', ')}`}: 0 it holds or nothing differs, 1 it does not or something differs, 2 something failed, 141 nobody reads the output`,
  initial: (value) => `default ${value}`,
  forward: {
    started: (bin, target) => `Forwarding what ${bin} catches to ${target}; press Ctrl-C to end`,
    'not-a-bin': (bin) => `${bin} does not answer like a bin; check the address`,
    unreachable: (bin, why) => `${bin} cannot be reached (${why}); check the address and the network`,
    'not-there':
      'There is no such bin: it has expired, was deleted, or the address is wrong; where bins have a host of their own, give the address of Toolbench with --server',
    gone: 'There is no such bin: it has expired, was deleted, or the address is wrong; make a new one on the page',
    lost: (why) => `The connection to the bin broke (${why}); reconnecting, and what comes meanwhile is sent then`,
    back: 'Connected to the bin again',
    refused: (target) => `Nothing listens at ${target}; forwarding goes on when it does, and nothing is lost`,
    missed: (count) => `${count} request${count === 1 ? ' was' : 's were'} removed from the bin before being forwarded`,
    'body-too-large': 'not forwarded: the body was larger than the bin keeps',
    'body-gone': 'not forwarded: the body has been removed from the bin',
    'no-answer': (seconds) => `no answer within ${seconds} seconds`,
    'not-http': 'the answer is not HTTP; check the address and the port',
    'odd-head':
      'the head is not as RFC 9112 has it (the page says how) and forwarding would change it; not forwarded: use Raw HTTP of the page',
    'line-break': 'a header or the path holds a line break, which would begin another header; not forwarded',
    'leaves-target':
      'not forwarded: the path would lead out of that of the local address; give an address without a path to take everything',
    failed: (why) => `failed: ${why}`,
    ended: (sent, failed) => `${sent} forwarded, ${failed} failed`,
  },
  errors: {
    'unknown-tool': (detail) => `There is no tool named ${detail.name}${meant(detail)}`,
    'unknown-action': (detail) => `${detail.tool} has no action named ${detail.name}${meant(detail)}`,
    'unknown-option': (detail) => `${detail.action} has no option ${detail.name}${meant(detail)}`,
    'missing-action': ({ tool, known }) => `${tool} needs an action: ${known}`,
    'no-value': ({ name }) => `The option ${name} takes no value; write it alone`,
    'missing-value': ({ name }) => `The option ${name} needs a value`,
    'idle-option': ({ name, option, needed, value }) =>
      `${name} counts only with ${option} ${needed}, and that is ${value}: leave it out or change ${option}`,
    'bad-value': ({ name, value, allowed, near = '' }) =>
      `The option ${name} cannot be ${value}; it can be ${allowed}${meant({ near })}`,
    'not-offered': ({ name }) =>
      `There is no tool or action named ${name}; write tools (json), single actions (json_format, json:format) or run_recipe and its like`,
    'page-only': ({ name }) => `${name} needs the server or a page and is not in the command line; use it on the page`,
    'missing-option': ({ name, action }) => `${action} needs the option ${name}`,
    'two-files': () => 'This action needs two files; one of them can be -',
    'no-files': ({ action, near = '' }) => `${action} reads no files${meant({ near })}`,
    'one-file': ({ action, count }) =>
      `${action} gives binary data, of which standard output holds one, but there are ${count} inputs; name one file at a time, or add --json, which gives each as Base64`,
    'one-standard-input': () => 'Standard input can be read only once; name - once, and files for the rest',
    'no-recipe': () => 'Name the file of the recipe: toolbench run recipe.json < input',
    'forward-addresses': () => 'Give two addresses: toolbench forward <bin address> <local address>',
    'bin-address': ({ value }) =>
      `${value} is not the address of a bin; copy it from the page, such as https://tools.example.org/bin/AbCdEf…`,
    'target-address': ({ value }) =>
      `Nothing can be forwarded to ${value}; give an http or https address without a user name, such as http://localhost:3000/hook`,
    'unreadable-file': ({ name, code }) =>
      `${name === '-' ? 'Standard input' : `The file ${name}`} cannot be read (${code}); check the path and the permission`,
    'text-for-file': ({ line }) =>
      `A name of a file belongs there; if this is the text itself, give it on standard input:\n  ${line}`,
    'text-for-option': ({ name }) => `After @ stands a file; a text that begins with @ itself is written ${name} @@…`,
    'option-not-utf8': ({ name, file, byte }) =>
      `The file ${file} for ${name} is not UTF-8: it holds ${byte}; convert it to UTF-8 first`,
    'word-not-utf8': ({ word }) =>
      `The word ${word} of the command is not UTF-8; write it in UTF-8, put the text of an option into a file (--option @file), or give a file with such a name as standard input (< file)`,
    'given-twice': ({ name }) => `The option ${name} is given twice; give it once`,
    'half-character': ({ at }) =>
      `The result holds half of a character (at ${at}), which no UTF-8 can hold; U+FFFD stands in its place. --json prints it as \\ud83d and the like`,
    'empty-input': ({ name, line }) =>
      name === '-' ? `Standard input is empty; name a file, or pipe the text in: ${line}` : `The file ${name} is empty`,
    'input-too-large': ({ name, mebibytes }) =>
      `${name === '-' ? 'The input' : `The file ${name}`} is larger than ${mebibytes} MiB, the limit; split it first`,
    crashed: ({ why }) =>
      `Something inside failed (${why}); try another input, and please report it if it happens again`,
    unwritable: ({ code }) => `The output cannot be written (${code}); check the space left and the permission`,
  },
};
