/** A comment that stands for code that was left out. */
const elision =
  /^\s*(?:\/\/|#|--|<!--|\/\*+|\{\s*\/\*|\*)\s*(?:(?:\.{3}|…).*|.*(?:\.{3}|…)\s*(?:-->|\*\/\s*\}?)?|(?:the )?(?:rest|remaining|existing|previous|other|same)\b.*\b(?:unchanged|same|as before|here|remains?|stays?|omitted|code)\b.*|.*(?:其余|其他|剩余|以下|上面).{0,12}(?:不变|省略|相同|保持|同上).*|\[\.{3}.*\].*)\s*$/i;
const elisionWords =
  /exist|rest|remain|unchanged|same|previous|before|omit|other|keep|code|continue|其余|其他|剩余|不变|省略|相同|保持|原有|之前|同上/i;

/** What may stand around words in a line that is nothing but a comment. */
const comment =
  /^\s*(?:\/{2,}|#+(?=[^\w!{]|$)|-{2,}(?=[\s[(<]|$)|<!--+|\{?\s*\/\*+|;+(?=\s)|%+(?=\s)|@@(?=\s))(.*?)(?:--+>|\*+\/\s*\}?|-{2,}|#+|@@)?\s*$/u;
/** Words in brackets, or behind dots: no code. */
const framed = /^\s*(?:\[([^\]]*\s[^\]]*)\]|\(([^)]*\s[^)]*)\)|<([^>]*\s[^>]*)>|(?:\.{3}|…)\s*(\S+(?:\s+\S+)+))\s*$/u;
const plainWords = /^[\p{L}\p{N}\s.,…:;!?'’"“”`/&_()<>[\]（）、，。：；~+*-]*$/u;

/** Nothing but dots, alone or within brackets or the marks of a comment; or another sign that stands for lines. */
const dots = /^[\s/*#<>!{}()[\]@;%|~+=-]*(?:\.{3,}|…+|⋮|⋯|。{3,})[\s.…。/*#<>!{}()[\]@;%|~,+=-]*$/u;
const sign = /^\s*(?:~{3}|:)\s*$/u;

/** Words by which a line says that something is there already, or is not shown. */
const leftOut =
  /\b(?:exist(?:s|ing)|unchanged|untouched|unmodified|unaltered|intact|remain(?:s|ing|der)?|rest (?:of|is|stays|goes|here|as)|the rest|omit(?:s|ted)?|elided?|skip(?:ped)?|snip(?:ped|pet)?|truncated?|abbreviated|shortened|collapsed|left out|left as|leave as|no changes?|not changed?|nothing changes|not shown|for (?:brevity|clarity)|as (?:before|above|is|it (?:was|is)|they were)|same (?:as|code|content)|stays? (?:as|the same|here|in)|etc)\b|省略|从略|略去|[以此其]?[下处余]略|不变|没有?变|未变|未改|没改|不动|未动|保持|保留原|原有|原来的?|现有|已有|其余|剩余|余下|剩下|照旧|如前|如旧|同前|同上|相同|一致/iu;
/** Words that do so where most of the file is missing, and else may be about the program. */
const mayBeLeftOut =
  /\b(?:other|others|previous|previously|earlier|original|rest|same|keep|kept|before|above|below|here|continues?d?|more|your|code|content|lines? \d+|implementation)\b|其他|其它|之前|先前|以上|以下|上面|下面|此处|这里|后面|前面|中间|代码|内容|实现/iu;
/** What such a line consists of where it says nothing of the program: “the rest of the file stays the same”, 其余代码保持不变. */
const ofPlaces =
  /\b(?:exist(?:s|ing)|unchanged|untouched|unmodified|unaltered|intact|remain(?:s|ing|der)?|rest|omit(?:s|ted)?|elided?|skip(?:ped)?|snip(?:ped|pet)?|truncated?|abbreviated|shortened|collapsed|left|out|leave|leaves|no|not|changes?|changed?|nothing|shown|brevity|clarity|before|above|below|previous(?:ly)?|earlier|original|same|stays?|keep|kept|etc|other|others|more|all|everything|else|your|my|our|code|contents?|implementation|lines?|methods?|functions?|imports?|classes|class|components?|styles?|rules?|routes?|handlers?|fields?|props|state|logic|parts?|sections?|file|files|here|there|this|that|these|those|it|they|is|are|was|were|be|as|of|in|for|from|to|with|and|or|the|an?|on|at|where|goes|go|continues?d?)\b|[代码内容部分方法函数行处文件类组件样式规则导入字段其余他它剩下以上面此这里后前中间保持留原有来的现已没有未变化改动省略从去照旧如同与和相一致不无需]/giu;
const saysNothingElse = (words: string) => !/[\p{L}]/u.test(words.replace(ofPlaces, ''));

/** Those who took something away may say so where it was. */
const takenAway = /\b(?:remov|delet|mov|drop|replac)(?:e|es|ed|ing)\b|删|移除|移到|去掉|替换/iu;

/** A comment that stands for something is short. */
const mostCharacters = 80;
const fewLines = 2;

/** How plainly a line says that lines of the file are left out there; `any`: it is a comment. */
type Plainness = 'plain' | 'likely' | 'any';

function plainnessOf(line: string, isProse: boolean): Plainness | undefined {
  if (line.length > mostCharacters * 2) return undefined;
  if (dots.test(line) || (!isProse && sign.test(line))) return 'plain';
  // In a text of people a number sign begins a heading.
  const inComment = isProse && !/^\s*<!--/.test(line) ? undefined : comment.exec(line)?.[1];
  const words = (inComment ?? framed.exec(line)?.slice(1).find(Boolean))?.trim();
  if (words === undefined || words.length > mostCharacters || !plainWords.test(words)) return undefined;
  if (leftOut.test(words) && saysNothingElse(words)) return 'plain';
  if (/^(?:\.{3}|…)|(?:\.{3}|…)$/.test(words)) return 'plain';
  if (isProse || takenAway.test(words)) return undefined;
  if (leftOut.test(words)) return 'likely';
  if (mayBeLeftOut.test(words)) return 'likely';
  return inComment === undefined ? undefined : 'any';
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Lines that say that something was left out, and which the file did not have before. */
export function isElided(text: string, before: string | undefined): boolean {
  if (!/\.{3}|…|unchanged|same|rest|remain|不变|省略|相同|保持|同上/i.test(text)) return false;
  const known = before === undefined ? undefined : new Set(before.split('\n').map((line) => line.trim()));
  return text
    .split('\n')
    .some(
      (line) => line.length < 200 && elision.test(line) && elisionWords.test(line) && known?.has(line.trim()) !== true,
    );
}

/**
 * Whether a new text of a file, or of lines of it, has a line that only stands for some of the old ones: it is no line of the
 * file, and at its place, or all in all, lines of the file are missing. What holds such lines itself, or gets longer by
 * them, is as it was meant.
 * @param before what it replaces
 * @param known all of the file
 * @param isProse it is a text of people, in which only what cannot be prose counts
 */
export function isLeftOut(text: string, before: string, known: string, isProse: boolean): boolean {
  const now = linesOf(text);
  const then = linesOf(before);
  const own = new Set(linesOf(known));
  const came = new Set(now);
  const places = new Map(then.map((line, at) => [line, at]));
  const gone = now.length > then.length ? fewLines : Math.min(fewLines, then.length);
  const isGone = (from: number) => {
    const part = then.slice(Math.max(from, 0), from + gone);
    return from >= 0 && part.length === gone && part.every((line) => !came.has(line));
  };
  const stands = (line: string, at: number): boolean => {
    // Dots alone for one line are what was asked for: Python's own word for nothing.
    if (own.has(line) || (then.length < 2 && dots.test(line))) return false;
    const plainness = plainnessOf(line, isProse);
    if (plainness === undefined) return false;
    // Where most of the file is missing, a comment at its end is about what does not come.
    if (plainness === 'any') {
      return before === known && at > 0 && at === now.length - 1 && now.length * 2 < then.length;
    }
    if (now.length * (plainness === 'plain' ? 4 : 6) < then.length * 3) return true;
    const last = at === 0 ? -1 : places.get(now[at - 1] ?? '');
    const next = at === now.length - 1 ? then.length : places.get(now[at + 1] ?? '');
    const [isAfter, isBefore] = [last !== undefined && isGone(last + 1), next !== undefined && isGone(next - gone)];
    return plainness === 'plain' ? isAfter || isBefore : isAfter && isBefore;
  };
  return now.some(stands);
}
