import { api } from './api/tool.ts';
import { base } from './base/tool.ts';
import { base64 } from './base64/tool.ts';
import { color } from './color/tool.ts';
import { cron } from './cron/tool.ts';
import { csv } from './csv/tool.ts';
import type { Category, ToolDefinition } from '@toolbench/kit/define-tool.ts';
import { diff } from './diff/tool.ts';
import { emvco } from './emvco/tool.ts';
import { hash } from './hash/tool.ts';
import { json } from './json/tool.ts';
import { jwt } from './jwt/tool.ts';
import { keypair } from './keypair/tool.ts';
import { password } from './password/tool.ts';
import { qrcode } from './qrcode/tool.ts';
import { regex } from './regex/tool.ts';
import { scanner } from './scanner/tool.ts';
import { sftp } from './sftp/tool.ts';
import { text } from './text/tool.ts';
import { timestamp } from './timestamp/tool.ts';
import { url } from './url/tool.ts';
import { uuid } from './uuid/tool.ts';
import { xml } from './xml/tool.ts';

/** All tools in menu order. Everything that lists tools reads this list. */
export const tools: readonly ToolDefinition[] = [
  scanner,
  qrcode,
  emvco,
  api,
  sftp,
  regex,
  diff,
  uuid,
  keypair,
  base64,
  url,
  json,
  xml,
  csv,
  jwt,
  hash,
  timestamp,
  password,
  base,
  color,
  cron,
  text,
];

export function findTool(key: string): ToolDefinition | undefined {
  return tools.find((tool) => tool.key === key);
}

export function toolsOf(category: Category): readonly ToolDefinition[] {
  return tools.filter((tool) => tool.category === category);
}
