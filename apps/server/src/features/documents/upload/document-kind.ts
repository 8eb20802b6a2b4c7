import type { ErrorCode } from '@toolbench/contracts/errors.ts';
import { refusal, type Result } from '../../../shared/result.ts';

/** Documents without pages: their places are headings. */
export type FlowKind = 'docx' | 'markdown' | 'html' | 'text';
export type DocumentKind = 'pdf' | FlowKind;

/** What tells the kind of a file stands within so many bytes (of a PDF: ISO 32000-1, annex H, implementation note 13). */
export const signatureBytes = 1_024;

const byExtension: Readonly<Record<string, DocumentKind>> = {
  pdf: 'pdf',
  docx: 'docx',
  doc: 'docx',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  txt: 'text',
};

const zip = Buffer.from('PK\u0003\u0004');
/** Of the compound files of old Office, in which newer Office keeps what has a password. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * What a file is by its content and, where that is text, by its name.
 * @param beginning its first `signatureBytes`
 */
export function kindOf(beginning: Buffer, filename: string): Result<DocumentKind, ErrorCode> {
  if (beginning.includes('%PDF-')) return { ok: true, value: 'pdf' };
  const extension = /\.([^.]+)$/u.exec(filename)?.[1]?.toLowerCase() ?? '';
  const named = byExtension[extension];
  if (named === 'pdf') return refusal('not-a-pdf');
  if (named === undefined) return refusal('unknown-document-type', { fields: [extension] });
  if (beginning.subarray(0, compoundFile.length).equals(compoundFile)) return refusal('office-locked');
  const isZip = beginning.subarray(0, zip.length).equals(zip);
  if (isZip) return named === 'docx' ? { ok: true, value: named } : refusal('not-text');
  if (named === 'docx') return refusal('docx-damaged');
  const isPage = /^\s*<(?:!doctype\s+html|html)\b/iu.test(
    beginning.toString('latin1').replace(/^\u00ef\u00bb\u00bf/u, ''),
  );
  return { ok: true, value: isPage ? 'html' : named };
}

/** Where a document without pages has its places: headings; nothing is said of one with pages. */
export const placesOf = (kind: DocumentKind): { readonly places?: 'headings' } =>
  kind === 'pdf' ? {} : { places: 'headings' };
