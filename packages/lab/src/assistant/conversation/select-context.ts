import type { Finding } from '@toolbench/contracts/assistant/assistant.ts';

type Files = ReadonlyMap<string, string>;

/** What of a project goes along with a wish. */
export interface Context {
  readonly path: string;
  readonly as: 'whole' | 'outline';
  readonly text: string;
}

export interface ContextWish {
  readonly message: string;
  readonly findings: readonly Finding[];
  /** Paths that the version before changed. */
  readonly recent: readonly string[];
  /** Tokens for all of it. */
  readonly budget: number;
  readonly tokensOf: (text: string) => number;
}

const importOf = /(?:from\s+|import\s+|require\()\s*["']([^"']+)["']/g;
const seldomNeeded = /(?:^|\/)(?:readme[^/]*|dockerfile|\.[^/]+|[^/]*\.test\.[^/]+|package-lock\.json)$|\/tests?\//i;
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function scoreOf(path: string, text: string, { message, findings, recent }: ContextWish): number {
  const words = message.match(/[\w.-]{4,}|[\u3400-\u9fff]{2,}/g) ?? [];
  const named = message.includes(path) ? 100 : message.includes(nameOf(path)) ? 60 : 0;
  const found = findings.some(
    (finding) => finding.path === path || finding.message.includes(path) || finding.message.includes(nameOf(path)),
  );
  const spoken = words.slice(0, 20).filter((word) => text.includes(word)).length;
  return named + (found ? 80 : 0) + (recent.includes(path) ? 20 : 0) + spoken * 3 - (seldomNeeded.test(path) ? 30 : 0);
}

/** What a file imports of its own project. */
function importedBy(path: string, text: string, files: Files): readonly string[] {
  const folder = path.split('/').slice(0, -1);
  return [...text.matchAll(importOf)].flatMap(([, target = '']) => {
    if (!target.startsWith('.')) return [];
    const parts = [...folder];
    for (const part of target.split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '.') parts.push(part);
    }
    const found = ['', '.js', '.jsx', '.vue', '.ts', '.tsx', '/index.js'].map((end) => parts.join('/') + end);
    return found.filter((candidate) => files.has(candidate));
  });
}

const declaration =
  /^\s*(?:export\b|import\b|(?:async\s+)?function\b|class\b|def\b|async def\b|@\w+|func\b|type\b|interface\b|public\b|private\b|protected\b|package\b|CREATE\b|router\.|app\.(?:get|post|put|delete|patch|use)\b|const \w+\s*=\s*(?:async\s*)?\(|<(?:template|script|style|main|section|form)\b|[.#][\w-]+[^{;]*\{)/i;

const longestLine = 160;

/** The lines of a file that say what there is in it: imports, functions, classes, routes, rules. */
function outlineOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => declaration.test(line))
    .map((line) => line.trimEnd().slice(0, longestLine))
    .join('\n');
}

/**
 * Chooses what a model gets to see: whole files, those the wish is about first and what they import next, and of the rest,
 * as far as there is room, their declarations. A project that fits goes along whole.
 */
export function selectContext(files: Files, wish: ContextWish): readonly Context[] {
  const scores = new Map([...files].map(([path, text]) => [path, scoreOf(path, text, wish)]));
  for (const [path, text] of files) {
    if ((scores.get(path) ?? 0) < 50) continue;
    for (const target of importedBy(path, text, files)) scores.set(target, (scores.get(target) ?? 0) + 25);
  }
  const order = [...files].sort(([a], [b]) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || (a < b ? -1 : 1));
  const chosen: Context[] = [];
  let left = wish.budget;
  for (const [path, text] of order) {
    const outline = outlineOf(text);
    const form = (
      [
        ['whole', text],
        ['outline', outline],
      ] as const
    ).find(([, shown]) => shown !== '' && wish.tokensOf(shown) <= left);
    if (!form) continue;
    const [as, shown] = form;
    left -= wish.tokensOf(shown);
    chosen.push({ path, as, text: shown });
  }
  return chosen;
}
