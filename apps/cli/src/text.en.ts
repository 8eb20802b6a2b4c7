import type { zh } from './text.zh.ts';

export const en: typeof zh = {
  usage: 'Usage: toolbench <tool> <action> [--option value] [file …] < input > output',
  usageTool: (tool) => `Usage: toolbench ${tool} <action> [--option value] [file …]`,
  tools: 'Tools',
  actions: 'Actions',
  shorthands: 'Short forms',
  options: 'Options',
  json: 'print the whole result as JSON',
  more: 'Actions and options of a tool: toolbench help <tool>; an MCP server for AI agents: toolbench mcp',
  initial: (value) => `default ${value}`,
  place: (line, column) => `line ${line}, column ${column}`,
  errors: {
    'unknown-tool': ({ name }) => `There is no tool named ${name}`,
    'unknown-action': ({ name, tool }) => `${tool} has no action named ${name}`,
    'unknown-option': ({ name, action }) => `${action} has no option ${name}`,
    'missing-value': ({ name }) => `The option ${name} needs a value`,
    'bad-value': ({ name, value, allowed }) => `The option ${name} cannot be ${value}; it can be ${allowed}`,
    'two-files': () => 'This action needs two files',
    'unreadable-file': ({ name }) => `The file ${name} cannot be read; check the path and the permission`,
    failed: ({ code }) => `Failed: ${code}`,
  },
};
