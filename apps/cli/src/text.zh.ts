type Detail = Readonly<Record<string, string>>;

export const zh = {
  usage: '用法：toolbench <工具> <操作> [--选项 值] [文件 …] < 输入 > 输出',
  usageTool: (tool: string) => `用法：toolbench ${tool} <操作> [--选项 值] [文件 …]`,
  tools: '工具',
  actions: '操作',
  shorthands: '简写',
  options: '选项',
  json: '以 JSON 输出完整结果',
  more: '某个工具的操作与选项：toolbench help <工具>；供 AI 助手使用的 MCP 服务：toolbench mcp',
  initial: (value: string) => `默认 ${value}`,
  place: (line: number, column: number) => `第 ${line} 行，第 ${column} 列`,
  errors: {
    'unknown-tool': ({ name }: Detail) => `没有名为 ${name} 的工具`,
    'unknown-action': ({ name, tool }: Detail) => `${tool} 没有名为 ${name} 的操作`,
    'unknown-option': ({ name, action }: Detail) => `${action} 没有选项 ${name}`,
    'missing-value': ({ name }: Detail) => `选项 ${name} 缺少值`,
    'bad-value': ({ name, value, allowed }: Detail) => `选项 ${name} 不能是 ${value}，可用：${allowed}`,
    'two-files': () => '此操作需要两个文件',
    'unreadable-file': ({ name }: Detail) => `无法读取文件 ${name}，请确认路径与权限`,
    failed: ({ code }: Detail) => `失败：${code}`,
  },
};
