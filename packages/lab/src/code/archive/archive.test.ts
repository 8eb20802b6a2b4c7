import { describe, expect, it } from 'vitest';
import { treeOf } from '../tree.ts';
import { decodeSource, oldEncodingOf } from './decode-source.ts';
import { readEntryName } from './entry-name.ts';
import { matchesPart, readPart } from './glob.ts';
import { createIgnoring } from './gitignore.ts';
import { leftOutFolders } from './left-out-folders.ts';
import { isTakenIn, skipOfPath, skipOfText } from './skip.ts';

describe('[CODE-06] names of entries', () => {
  it.each([
    ['a/b.ts', 'file'],
    ['./a.ts', 'file'],
    ['a\\b.ts', 'file'],
    ['a/', 'folder'],
    ['中文/文件.ts', 'file'],
    ['..a/b..', 'reserved'],
    ['a/COM1.txt', 'reserved'],
    ['ab:c.ts', 'reserved'],
    ['a:b.ts', 'unsafe'],
    ['a /b', 'reserved'],
    ['', 'unsafe'],
    ['/', 'unsafe'],
    ['.', 'unsafe'],
    ['..', 'unsafe'],
    ['a/../b', 'unsafe'],
    ['a//b', 'unsafe'],
    ['/a', 'unsafe'],
    ['//host/share', 'unsafe'],
    ['\\\\host\\share', 'unsafe'],
    ['c:/a', 'unsafe'],
    ['a\u0000.ts', 'unsafe'],
    ['a\n.ts', 'unsafe'],
    ['a\u202ets.exe', 'unsafe'],
    [`${'a'.repeat(256)}.ts`, 'unsafe'],
    ['a/'.repeat(60), 'unsafe'],
  ])('%j is %s', (name, kind) => {
    expect(readEntryName(name).kind).toBe(kind);
  });
});

describe('[CODE-05] .gitignore as git reads it', () => {
  const ignoring = createIgnoring(
    new Map([
      ['', '# comment\n*.log\n!keep.log\n/only-here\nbuild/\ndoc/**/*.pdf\na/**\n\\#real\nspace \\ \nx[0-9].ts\n'],
      ['sub', '*.tmp\n!important.log\n/local\n'],
      ['build', '!kept.ts\n'],
    ]),
  );
  it.each([
    ['run.log', 'run.log'],
    ['deep/down/run.log', 'deep/down/run.log'],
    ['keep.log', undefined],
    ['only-here', 'only-here'],
    ['sub/only-here', undefined],
    ['build/x.ts', 'build'],
    ['build/kept.ts', 'build'],
    ['sub/build/x.ts', 'sub/build'],
    ['build', undefined],
    ['doc/x.pdf', 'doc/x.pdf'],
    ['doc/a/b/x.pdf', 'doc/a/b/x.pdf'],
    ['other/doc/x.pdf', undefined],
    ['a/b', 'a/b'],
    ['a', undefined],
    ['#real', '#real'],
    ['sub/x.tmp', 'sub/x.tmp'],
    ['x.tmp', undefined],
    ['sub/important.log', undefined],
    ['sub/local/y', 'sub/local'],
    ['sub/deep/local', undefined],
    ['x1.ts', 'x1.ts'],
    ['xa.ts', undefined],
  ])('%s is left out at %s', (path, at) => {
    expect(ignoring.ignoredAt(path)).toBe(at);
  });

  it('takes no time for patterns made to take forever', () => {
    const pattern = readPart(`${'*a'.repeat(100)}b`);
    expect(matchesPart(pattern, 'a'.repeat(255))).toBe(false);
    expect(matchesPart(readPart('[!a-c]?[]]'), 'dx]')).toBe(true);
    expect(matchesPart(readPart('[open'), '[open')).toBe(true);
  });
});

describe('[CODE-05] what is left out', () => {
  const others = ['web/package.json', 'web/build/x.js', 'tools/build/y.js'];
  const skipAmong = (path: string, beside: readonly string[]) => skipOfPath(path, leftOutFolders([path, ...beside]));
  it.each([
    ['web/build/x.js', 'build-output', 'web/build'],
    ['a/node_modules/b/c.js', 'dependencies', 'a/node_modules'],
    ['.git/config', 'version-control', '.git'],
    ['Cargo.lock', 'lock-file', 'Cargo.lock'],
    ['a/logo.PNG', 'binary', 'a/logo.PNG'],
    ['a.min.js', 'minified', 'a.min.js'],
    ['x_pb2.py', 'generated', 'x_pb2.py'],
    ['keys/server.pem', 'secret', 'keys/server.pem'],
    ['.env.production', 'secret', '.env.production'],
  ])('%s for %s, at %s', (path, reason, at) => {
    expect(skipAmong(path, others)).toEqual({ reason, path: at });
  });

  it.each(['tools/build/y.js', 'src/main.rs', '.env.example', 'vendored.ts', 'a/b/index.js'])('not %s', (path) => {
    expect(skipAmong(path, others)).toBeUndefined();
  });

  it.each([
    ['com/acme/target/TargetFinder.java', ['pom.xml', 'com/acme/Main.java']],
    ['com/acme/vendor/VendorService.java', ['pom.xml']],
    ['insurance/coverage/premium.py', ['pyproject.toml', 'insurance/__init__.py']],
    ['coverage/premium.py', ['pyproject.toml', 'coverage/__init__.py']],
    ['engine/obj/mesh.c', ['engine/main.c']],
    ['shop/dist/rates.py', ['shop/__init__.py', 'setup.py']],
    ['src/third_party/reporter.go', ['go.mod']],
    ['jobs/cvs/parse.py', ['jobs/__init__.py']],
    ['deploy/env/load.py', ['deploy/main.py']],
  ])('[CODE-09] not a package of the source: %s', (path, beside) => {
    expect(skipAmong(path, beside)).toBeUndefined();
  });

  it.each([
    ['target/classes/App.java', [], 'build-output', 'target'],
    ['target/x.rs', ['Cargo.toml'], 'build-output', 'target'],
    ['api/vendor/a/b.go', ['api/go.mod'], 'dependencies', 'api/vendor'],
    ['lib/third_party/zlib/deflate.c', ['lib/third_party/zlib/LICENSE'], 'dependencies', 'lib/third_party'],
    ['web/coverage/index.js', ['web/coverage/lcov.info'], 'build-output', 'web/coverage'],
    ['my-env/venv/bin/run.py', ['my-env/venv/pyvenv.cfg'], 'dependencies', 'my-env/venv'],
    ['app/obj/Debug/App.cs', ['app/App.csproj'], 'build-output', 'app/obj'],
    ['Pods/AF/AF.m', ['Podfile'], 'dependencies', 'Pods'],
  ])('[CODE-09] by what lies beside it or in it: %s', (path, beside, reason, at) => {
    expect(skipAmong(path, beside)).toEqual({ reason, path: at });
  });

  it('[CODE-09] unless it is taken in, with all that lies in it', () => {
    expect(isTakenIn('api/vendor/a/b.go', ['api/vendor'])).toBe(true);
    expect(isTakenIn('yarn.lock', ['yarn.lock'])).toBe(true);
    expect(isTakenIn('api/vendored.go', ['api/vendor'])).toBe(false);
  });

  it.each([
    ['// Code generated by protoc-gen-go. DO NOT EDIT.\npackage x\n', 'generated'],
    ['/* eslint-disable */\n/**\n * @generated from shop.proto\n */\nexport {}\n', 'generated'],
    ['# -*- coding: utf-8 -*-\n# Generated by the protocol buffer compiler.  DO NOT EDIT!\n', 'generated'],
    ['//------\n// <auto-generated>\n//     made by a tool\n', 'generated'],
    ['<?php\n/**\n * Autogenerated by Thrift Compiler (0.9)\n */\n', 'generated'],
    ['<?xml version="1.0"?>\n<!-- This file was automatically generated, do not modify -->\n<a/>\n', 'generated'],
    ['MARK = "// Code generated by x. DO NOT EDIT."\ndef emit_client(): pass\n', undefined],
    ['# Writes files that begin with "// Code generated by x. DO NOT EDIT."\nprint(1)\n', undefined],
    ['"""Emits clients.\n\n@generated stands in their first line.\n"""\n', undefined],
    ['package main\n\n// Code generated by hand is fine. DO NOT EDIT says the other file.\n', undefined],
  ])('[CODE-09] a mark counts only where generators put it: %j', (text, reason) => {
    expect(skipOfText('a.x', text)).toBe(reason);
  });

  it('by content: nothing, generated, packed on one line', () => {
    expect(skipOfText('a.ts', ' \n')).toBe('empty');
    expect(skipOfText('a.go', '// Code generated by x. DO NOT EDIT.\n')).toBe('generated');
    expect(skipOfText('a.js', 'a();'.repeat(1_000))).toBe('minified');
    expect(skipOfText('a.py', 'a = 1\n')).toBeUndefined();
  });
});

it('reads UTF-8, UTF-16, GBK and broken text, and knows what is none', () => {
  const bytes = (...values: readonly number[]) => new Uint8Array(values);
  expect(decodeSource(bytes(0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a, 0x62, 0x0d))).toBe('a\nb\n');
  expect(decodeSource(bytes(0xff, 0xfe, 0x61, 0x00))).toBe('a');
  expect(decodeSource(bytes(0xd6, 0xd0, 0xce, 0xc4))).toBe('中文');
  expect(decodeSource(bytes(0x63, 0x61, 0x66, 0xe9))).toBe('café');
  expect(decodeSource(bytes(0x61, 0x00, 0x62))).toBeUndefined();
  expect(decodeSource(bytes())).toBe('');
});

it('[CODE-09] tells Chinese from accented letters by all texts of one origin', () => {
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const gbk = Buffer.from('b4f3d0a1', 'hex');
  expect(oldEncodingOf([latin('/* Größe des Puffers */')])).toBe('windows-1252');
  expect(oldEncodingOf([latin('// Forêt où l’été à Noël'), latin('/* straße, Mäuse, Füße */')])).toBe('windows-1252');
  expect(oldEncodingOf([gbk])).toBe('gb18030');
  expect(decodeSource(gbk)).toBe('大小');
  expect(decodeSource(latin('Größe'))).toBe('Größe');
  // A single rare sign is read as the rest of its project.
  expect(decodeSource(Buffer.from('f6df', 'hex'), oldEncodingOf([gbk, Buffer.from('f6df', 'hex'), gbk]))).toBe('鲞');
  // One that is clearly something else was copied from elsewhere.
  const copied = latin('/* Größe des Puffers */');
  const big5 = Buffer.from('2f2f20c5aaa8fac0c9aed7a8c3c0cbac64', 'hex');
  for (const neighbour of [gbk, big5]) {
    expect(decodeSource(copied, oldEncodingOf([neighbour, copied, neighbour]))).toBe('/* Größe des Puffers */');
    expect(decodeSource(neighbour, oldEncodingOf([copied, copied, copied, neighbour]))).toMatch(/^大小$|讀取檔案/);
  }
});

it.each([
  ['windows-1251', '2320c7e0e3f0f3e7e8f2fc20f4e0e9eb20e820eff0eee2e5f0e8f2fc', '# Загрузить файл и проверить'],
  ['koi8-r', '2320fac1c7d2d5dac9d4d820c6c1cacc20c920d0d2cfd7c5d2c9d4d8', '# Загрузить файл и проверить'],
  ['shift_jis', '2f2f20837483408343838b82f093c782dd8d9e82de', '// ファイルを読み込む'],
  ['euc-kr', '2320c6c4c0cfc0bb20c0d0b4c2b4d9', '# 파일을 읽는다'],
  ['big5', '2f2f20c5aaa8fac0c9aed7a8c3c0cbac64', '// 讀取檔案並檢查'],
  ['windows-1250', '23204e61e8ed737420736f75626f722061206f76ecf86974', '# Načíst soubor a ověřit'],
  ['gb18030', '2f2f20b6c1c8a1cec4bcfe', '// 读取文件'],
  ['windows-1252', '2f2f2076e97269666965206c61207461696c6c65', '// vérifie la taille'],
])('[CODE-09] reads comments in %s', (encoding, hex, text) => {
  const bytes = Buffer.from(hex, 'hex');
  expect([oldEncodingOf([bytes]), decodeSource(bytes)]).toEqual([encoding, text]);
});

it('[CODE-02] makes a tree: folders first, each kind by name', () => {
  const files = ['b/z.ts', 'a.ts', 'b/c/d.ts', 'B.ts'].map((path) => ({ path, bytes: 1 }));
  expect(treeOf('shop', files)).toMatchObject({
    name: 'shop',
    path: '',
    children: [
      { name: 'b', path: 'b', children: [{ name: 'c', children: [{ path: 'b/c/d.ts' }] }, { name: 'z.ts' }] },
      { name: 'B.ts' },
      { name: 'a.ts' },
    ],
  });
});
