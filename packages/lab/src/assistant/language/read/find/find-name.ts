import { limits } from '@toolbench/contracts/limits.ts';

const patterns: readonly RegExp[] = [
  /《(?<name>[^》]{1,40})》/u,
  /(?:名字?[叫为是]|名称[叫为是]|取名[叫为]?|命名为|叫做|叫作|名叫|叫|标题[叫为是])\s*[:]?\s*["“「『'‘](?<name>[^"”」』'’]{1,40})["”」』'’]/u,
  /(?:\b(?:called|named|titled|entitled|by the name of)|\bname (?:it|the app|is|should be)|\bcall it)\s*:?\s*["“'‘「](?<name>[^"”'’」]{1,40})["”'’」]/iu,
  /(?:名字[叫为是]|名称[叫为是]|取名[叫为]?|命名为|叫做|叫作|名叫|(?<![呼])叫)\s*(?<name>[\p{L}\p{N}][\p{L}\p{N} &·-]{0,20}?)(?=的|[,。;!?\n、]|$)/u,
  /\b(?:[Cc]alled|[Nn]amed|[Tt]itled|[Cc]all it|[Nn]ame it)\s+(?<name>[\p{Lu}\p{N}][\p{L}\p{N}'’-]*(?:\s+(?:[&]\s+)?(?:[\p{Lu}\p{N}][\p{L}\p{N}'’-]*|of|the|and(?=\s+\p{Lu})))*)/u,
  /\b(?:called|named|titled|call it|name it)\s+(?<name>[\p{L}\p{N}][\p{L}\p{N}'’&-]*(?:\s+[\p{L}\p{N}'’&-]+)?)(?=\s*(?:[,.;!?\n]|$|\bwith\b|\bthat\b|\bfor\b|\bwhere\b|\bto\b))/iu,
];

/** The name that a sentence gives its app, and where that stands. */
export function findName(text: string): { name: string; start: number; end: number } | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    const name = match?.groups?.name?.trim().slice(0, limits.assistant.nameCharacters);
    if (match !== null && name !== undefined && name !== '') {
      return { name, start: match.index, end: match.index + match[0].length };
    }
  }
  return undefined;
}
