import { expect, it } from 'vitest';
import { writeDocx } from '../../../test-support/files/write-docx.ts';
import { kindOf } from './document-kind.ts';

const word = writeDocx([{ text: 'x' }]);
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

it.each([
  ['a.pdf', Buffer.from('%PDF-1.7'), 'pdf'],
  ['a.txt', Buffer.from('junk before %PDF-1.4'), 'pdf'],
  ['报告.DOCX', word, 'docx'],
  ['a.doc', word, 'docx'],
  ['notes.md', Buffer.from('# x'), 'markdown'],
  ['notes.markdown', Buffer.from('x'), 'markdown'],
  ['a.htm', Buffer.from('<p>x'), 'html'],
  ['saved.txt', Buffer.from('\ufeff <!DOCTYPE html><p>x'), 'html'],
  ['readme.txt', Buffer.from('x'), 'text'],
] as const)('[RAG-05] %s is told by its content, and text by its name', (name, content, kind) => {
  expect(kindOf(content, name)).toEqual({ ok: true, value: kind });
});

it.each([
  ['a.pdf', Buffer.from('x'), 'not-a-pdf'],
  ['a.doc', compound, 'office-locked'],
  ['a.docx', compound, 'office-locked'],
  ['a.docx', Buffer.from('x'), 'docx-damaged'],
  ['a.txt', word, 'not-text'],
  ['a.xlsx', word, 'unknown-document-type'],
  ['a.png', Buffer.from('\u0089PNG'), 'unknown-document-type'],
  ['README', Buffer.from('x'), 'unknown-document-type'],
] as const)('[RAG-05] %s of another kind is refused by name', (name, content, code) => {
  expect(kindOf(content, name)).toMatchObject({ ok: false, code });
});
