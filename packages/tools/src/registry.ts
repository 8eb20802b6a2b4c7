import { api } from './api/tool.ts';
import { base64 } from './base64/tool.ts';
import type { Category, ToolDefinition } from './define-tool.ts';
import { emvco } from './emvco/tool.ts';
import { qrcode } from './qrcode/tool.ts';
import { regex } from './regex/tool.ts';
import { scanner } from './scanner/tool.ts';
import { sftp } from './sftp/tool.ts';
import { url } from './url/tool.ts';

/** All tools in menu order. Everything that lists tools reads this list. */
export const tools: readonly ToolDefinition[] = [scanner, qrcode, emvco, api, sftp, regex, base64, url];

export function findTool(key: string): ToolDefinition | undefined {
  return tools.find((tool) => tool.key === key);
}

export function toolsOf(category: Category): readonly ToolDefinition[] {
  return tools.filter((tool) => tool.category === category);
}
