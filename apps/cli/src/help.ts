import { actionsOutsidePages, type ToolDefinition } from '@toolbench/tools/define-tool.ts';
import type { Language } from '@toolbench/tools/kit/localized.ts';
import { tools } from '@toolbench/tools/registry.ts';
import { allowed, flagName } from './command-line.ts';
import { en } from './text.en.ts';
import { zh } from './text.zh.ts';

const texts = { zh, en };

function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}

/** The help page: all tools, or one tool's actions and options. */
export function helpText(tool: ToolDefinition | undefined, language: Language): string {
  const t = texts[language];
  if (!tool) {
    const built = tools.filter((one) => one.engine);
    return `${t.usage}\n\n${t.tools}\n${table(built.map((one) => [one.key, one.summary[language]]))}\n\n${t.more}\n`;
  }
  const actions = Object.entries(actionsOutsidePages(tool)).map(([name, action]): [string, string] => {
    const uses = action.options.map((option) => `--${flagName(option)}`).join(' ');
    return [name, `${action.label[language]}${uses && `  ${uses}`}`];
  });
  const shorthands = Object.entries(tool.shorthands ?? {}).map(([name, { action, options = {} }]): [string, string] => {
    const chosen = Object.entries(options).map(([option, value]) => ` --${flagName(option)} ${value}`);
    return [name, `${action}${chosen.join('')}`];
  });
  const options = Object.entries(tool.options).map(([name, option]): [string, string] => {
    const initial = option.initial === '' ? '' : `, ${t.initial(String(option.initial))}`;
    return [`--${flagName(name)}`, `${option.label[language]} (${allowed(option)}${initial})`];
  });
  const sections = [
    `${tool.name[language]}: ${tool.summary[language]}`,
    t.usageTool(tool.key),
    `${t.actions}\n${table(actions)}`,
    ...(shorthands.length > 0 ? [`${t.shorthands}\n${table(shorthands)}`] : []),
    `${t.options}\n${table([...options, ['--json', t.json]])}`,
  ];
  return `${sections.join('\n\n')}\n`;
}
