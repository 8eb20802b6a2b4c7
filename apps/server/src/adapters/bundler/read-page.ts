import { reporterTag } from '../../features/previews/proxy/inject.ts';

/**
 * The scripts of an HTML page. Modules are bundled; scripts within the page become files, because the content policy
 * allows none inside it.
 */
export interface PageScript {
  readonly isModule: boolean;
  /** Its address as the page says it, or its text. */
  readonly src?: string;
  readonly text?: string;
  /** Line of the page on which the text begins, from 1. */
  readonly line: number;
}

type Attributes = ReadonlyMap<string, string>;

function readAttributes(text: string): Attributes {
  const found = text.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? '']),
  );
}

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const classicTypes = ['', 'text/javascript', 'application/javascript'];

function readScript(attributes: Attributes, text: string, line: number): PageScript | undefined {
  const type = (attributes.get('type') ?? '').toLowerCase();
  if (type !== 'module' && !classicTypes.includes(type)) return undefined;
  const src = attributes.get('src');
  if (src === undefined && text.trim() === '') return undefined;
  return { isModule: type === 'module', line, ...(src === undefined ? { text } : { src }) };
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

export function scriptsOf(html: string): readonly PageScript[] {
  return [...html.matchAll(scriptTag)].flatMap((match) => {
    const script = readScript(readAttributes(match[1] ?? ''), match[2] ?? '', lineAt(html, match.index));
    return script ?? [];
  });
}

interface WrittenScript {
  /** New address; undefined leaves the tag as it is. */
  readonly address?: string | undefined;
  readonly styles?: readonly string[];
}

/** Puts what every page begins with where its head begins, or at its beginning. */
function beginPage(html: string): string {
  const head = /<head\b[^>]*>/i.exec(html) ?? /<html\b[^>]*>/i.exec(html) ?? /<!doctype[^>]*>/i.exec(html);
  const at = head === null ? 0 : head.index + head[0].length;
  return html.slice(0, at) + reporterTag + html.slice(at);
}

/** The page with its scripts at their new addresses, in the order of `scriptsOf`; import maps are of no use any more. */
export function writePage(html: string, scripts: readonly WrittenScript[]): string {
  let at = 0;
  const written = html.replace(scriptTag, (tag, attributeText: string, text: string) => {
    const attributes = readAttributes(attributeText);
    if (attributes.get('type')?.toLowerCase() === 'importmap') return '';
    if (readScript(attributes, text, 0) === undefined) return tag;
    const { address, styles = [] } = scripts[at] ?? {};
    at += 1;
    if (address === undefined) return tag;
    const links = styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('');
    const kept = ['module', 'defer', 'async'].filter((name) => attributes.has(name) || attributes.get('type') === name);
    const flags = kept.map((name) => (name === 'module' ? ' type="module"' : ` ${name}`)).join('');
    return `${links}<script${flags} src="${address}"></script>`;
  });
  return beginPage(written);
}
