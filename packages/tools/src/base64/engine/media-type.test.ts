import { describe, expect, it } from 'vitest';
import { extensionOf, sniffBytes, sniffText } from './media-type.ts';

const bytesOf = (start: string, rest = 16) =>
  Uint8Array.from([...start, ...' '.repeat(rest)], (character) => character.charCodeAt(0));

describe('[B64-06] kinds of bytes by signature', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n', 'image/png', 'png'],
    ['\xff\xd8\xff\xe0', 'image/jpeg', 'jpg'],
    ['GIF87a', 'image/gif', 'gif'],
    ['GIF89a', 'image/gif', 'gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp', 'webp'],
    ['RIFF\x10\0\0\0WAVEfmt ', 'audio/wav', 'wav'],
    ['\0\0\0\x1cftypavif', 'image/avif', 'avif'],
    ['\0\0\0\x1cftypisom', 'video/mp4', 'mp4'],
    ['%PDF-1.7', 'application/pdf', 'pdf'],
    ['PK\x03\x04', 'application/zip', 'zip'],
    ['\x1f\x8b\x08', 'application/gzip', 'gz'],
    ['\x28\xb5\x2f\xfd', 'application/zstd', 'zst'],
    ['\0asm\x01\0\0\0', 'application/wasm', 'wasm'],
    ['wOF2', 'font/woff2', 'woff2'],
  ])('%j is %s', (start, mediaType, extension) => {
    expect(sniffBytes(bytesOf(start))).toEqual({ mediaType, extension });
  });

  it('knows tar by the mark in its header', () => {
    expect(sniffBytes(bytesOf(`${'a'.repeat(257)}ustar`))).toMatchObject({ extension: 'tar' });
  });

  it.each(['', 'BM', 'plain text', 'RIFF....AVI ', 'GIF'])('%j is unknown', (start) => {
    expect(sniffBytes(bytesOf(start, 0))).toBeUndefined();
  });
});

describe('[B64-06] kinds of text', () => {
  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['<?xml version="1.0"?>\n<!-- made -->\n<svg>', 'image/svg+xml'],
    ['<!DOCTYPE html><html>', 'text/html'],
    ['<?xml version="1.0"?><a/>', 'application/xml'],
    ['{"a": 1}', 'application/json'],
    ['[1, 2]', 'application/json'],
    ['{{ template }}', 'text/plain'],
    ['[section]', 'text/plain'],
    ['%PDF-1.4 all of it ASCII', 'application/pdf'],
    ['', 'text/plain'],
  ])('%j is %s', (start, mediaType) => {
    expect(sniffText(start).mediaType).toBe(mediaType);
  });
});

it('knows the extension of a named type', () => {
  expect(extensionOf('IMAGE/SVG+XML; charset=utf-8')).toBe('svg');
  expect(extensionOf('image/jpeg')).toBe('jpg');
  expect(extensionOf('application/x-unheard-of')).toBeUndefined();
  expect(extensionOf('__proto__')).toBeUndefined();
});
