import type { SkipReason } from '@toolbench/contracts/code.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { binaryExtensions, lockFiles } from '../tables/skipped.ts';
import type { LeftOutFolders } from './left-out-folders.ts';

/** Why something is left out, and the highest folder (or the file itself) that the reason holds for. */
export interface Skip {
  readonly reason: SkipReason;
  readonly path: string;
}

const extensionOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const generatedName =
  /(\.pb\.(go|cc|h)|_pb2(_grpc)?\.pyi?|\.g\.(dart|cs)|\.designer\.cs|[._-]generated\.[a-z]+|\.map|\.tsbuildinfo|\.snap)$|^(\.ds_store|thumbs\.db)$/i;
const secretName =
  /^(\.env(\.(?!example$|sample$|template$).*)?|id_(rsa|dsa|ecdsa|ed25519)|\.npmrc|\.netrc|\.pypirc)$|\.(pem|key|p12|pfx|jks|keystore)$/i;

/** What the name of a file tells. */
function skipOfName(name: string): SkipReason | undefined {
  if (lockFiles.has(name.toLowerCase())) return 'lock-file';
  if (/\.min\.(js|mjs|cjs|css)$/i.test(name)) return 'minified';
  if (generatedName.test(name)) return 'generated';
  if (secretName.test(name)) return 'secret';
  if (binaryExtensions.has(extensionOf(name))) return 'binary';
  return undefined;
}

/** The highest folder of a path that is left out. */
function skipOfFolder(path: string, leftOut: LeftOutFolders): Skip | undefined {
  for (let cut = path.indexOf('/'); cut >= 0; cut = path.indexOf('/', cut + 1)) {
    const folder = path.slice(0, cut);
    const reason = leftOut.get(folder);
    if (reason) return { reason, path: folder };
  }
  return undefined;
}

/** Whether a path is left out whatever is in it. */
export function skipOfPath(path: string, leftOut: LeftOutFolders): Skip | undefined {
  const reason = skipOfName(path.slice(path.lastIndexOf('/') + 1));
  return skipOfFolder(path, leftOut) ?? (reason && { reason, path });
}

/** Whether a path is, or lies in, one of those that are taken in although they would be left out. */
export const isTakenIn = (path: string, takenIn: readonly string[]): boolean =>
  takenIn.some((wanted) => path === wanted || path.startsWith(`${wanted}/`));

/** Why a path in a folder that is taken in is left out still: whoever wants a file with secrets read names it itself. */
export const skipOfTakenIn = (path: string, takenIn: readonly string[]): Skip | undefined =>
  skipOfName(path.slice(path.lastIndexOf('/') + 1)) === 'secret' && !takenIn.includes(path)
    ? { reason: 'secret', path }
    : undefined;

/** How far into a file its head reaches, where generators say that they made it. */
const headCharacters = 1_000;
/** A mark begins its line. */
const mark =
  /^(?:@generated\b|<auto-?generated|auto-?generated\b|(?:this (?:file|code) (?:is|was|has been) )?(?:code |automatically |auto-?)?generated\b.{0,120}\b(?:do not|don't) (?:edit|modify))/i;
/** What begins a line of a comment, in any language; `<?php` and `<?xml` may stand before the first. */
const comment = /^\s*(?:\/\/+!?|\/\*+!?|\*+(?!\/)|#+!?|--+|;+|%+|<!--|\(\*|\{-|'|rem\b)\s*/i;
const opening = /^\s*(?:<\?(?:php|xml)\b.*)?$/i;

/** Whether the comments that a text begins with say that a generator made it. A text that only quotes the mark says no such thing. */
function isGenerated(text: string): boolean {
  let isInBlock = false;
  for (const line of text.slice(0, headCharacters).split('\n')) {
    const begin = comment.exec(line)?.[0];
    if (begin === undefined && !isInBlock && !opening.test(line)) return false;
    const words = line.slice(begin?.length ?? 0).trimStart();
    if ((begin !== undefined || isInBlock) && mark.test(words)) return true;
    if (/\/\*|<!--|\(\*|\{-/.test(line)) isInBlock = true;
    if (/\*\/|-->|\*\)|-\}/.test(line)) isInBlock = false;
  }
  return false;
}

const isScript = (path: string) => /\.(m?js|cjs|jsx|css|json)$/i.test(path);

/** Whether a text is left out for what is in it. */
export function skipOfText(path: string, text: string): SkipReason | undefined {
  if (text.trim() === '') return 'empty';
  if (isGenerated(text)) return 'generated';
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  const isDense = text.length / lines > limits.code.minifiedLineCharacters;
  return isDense && isScript(path) ? 'minified' : undefined;
}
