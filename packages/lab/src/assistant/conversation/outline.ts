const declaration =
  /^\s*(?:export\b|import\b|(?:async\s+)?function\b|class\b|def\b|async def\b|@\w+|func\b|type\b|interface\b|public\b|private\b|protected\b|package\b|CREATE\b|router\.|app\.(?:get|post|put|delete|patch|use)\b|const \w+\s*=\s*(?:async\s*)?\(|<(?:template|script|style|main|section|form)\b|[.#][\w-]+[^{;]*\{)/i;

const longestLine = 160;

/** The lines of a file that say what there is in it: imports, functions, classes, routes, rules. */
export function outlineOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => declaration.test(line))
    .map((line) => line.trimEnd().slice(0, longestLine))
    .join('\n');
}
