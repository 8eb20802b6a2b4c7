import { encodeLatin1 } from '@toolbench/kit/encodings/latin1.ts';
import { describe, expect, it } from 'vitest';
import { readAlternativeNames } from './alternative-names.ts';
import { readExtensions } from './certificate-extensions.ts';
import { readCertificate } from './certificate-reader.ts';
import { faultOf, readDer } from '../der/der-reader.ts';
import {
  contextTag,
  derBitString,
  derElement,
  derInteger,
  derObjectIdentifier,
  derOctetString,
  derSequence,
  tags,
} from '../der/der-writer.ts';
import { nameText, readName } from './distinguished-name.ts';
import { extensionIds, keyAlgorithms } from '../der/object-identifiers.ts';

const nameOf = (tag: number, content: Uint8Array) =>
  derSequence(derElement(tags.set, derSequence(derObjectIdentifier('2.5.4.3'), derElement(tag, content))));
const yes = derElement(tags.boolean, Uint8Array.of(0xff));

describe('names', () => {
  it.each([
    ['UTF-8', tags.utf8String, new TextEncoder().encode('工具台'), '工具台'],
    ['printable', tags.printableString, encodeLatin1('Toolbench'), 'Toolbench'],
    ['IA5', tags.ia5String, encodeLatin1('a@b.c'), 'a@b.c'],
    ['teletex as Latin-1', tags.teletexString, encodeLatin1('Zürich'), 'Zürich'],
    ['BMP', tags.bmpString, Uint8Array.of(0x5d, 0xe5, 0x51, 0x77), '工具'],
    ['universal', tags.universalString, Uint8Array.of(0, 1, 0xf4, 0x4b), '👋'],
    ['universal beyond Unicode', tags.universalString, Uint8Array.of(0x7f, 0, 0, 0), '\ufffd'],
    ['no string at all', tags.octetString, Uint8Array.of(1, 2), '#04020102'],
  ])('[KEY-03] reads a name in %s', (_, tag, content, value) => {
    expect(readName(readDer(nameOf(tag, content)))).toEqual([{ type: 'CN', value }]);
  });

  it('[KEY-03] writes a name on one line without ambiguity', () => {
    const name = [
      { type: 'O', value: 'A, Inc.' },
      { type: 'CN', value: 'x+y' },
    ];
    expect(nameText(name)).toBe('O=A\\, Inc., CN=x\\+y');
    expect(readName(readDer(derSequence()))).toEqual([]);
  });
});

describe('alternative names', () => {
  const namesOf = (tag: number, content: Uint8Array) =>
    readAlternativeNames(readDer(derSequence(derElement(tag, content))));

  it.each([
    ['7f000001', '127.0.0.1'],
    ['20010db8000000000000000000000001', '2001:db8::1'],
    ['00000000000000000000000000000000', '::'],
    ['00000000000000000000000000000001', '::1'],
    ['20010db8000000010000000000000000', '2001:db8:0:1::'],
    ['20010000000000010000000000000001', '2001:0:0:1::1'],
    ['20010db8000100010001000100010001', '2001:db8:1:1:1:1:1:1'],
    ['20010db8000000010001000100010001', '2001:db8:0:1:1:1:1:1'],
    ['0102', '1.2'],
  ])('[KEY-03] writes the address %s as %s', (hex, value) => {
    expect(namesOf(0x87, Buffer.from(hex, 'hex'))).toEqual([{ kind: 'ip', value }]);
  });

  it('[KEY-03] reads directory names and passes over what it does not know', () => {
    expect(namesOf(0xa4, nameOf(tags.utf8String, encodeLatin1('x')))).toEqual([{ kind: 'directory', value: 'CN=x' }]);
    expect(namesOf(0xa0, derObjectIdentifier('1.2.3'))).toEqual([{ kind: 'other', value: '' }]);
  });
});

describe('extensions', () => {
  const extensionsOf = (id: string, content: Uint8Array, ...critical: Uint8Array[]) =>
    readExtensions(readDer(derSequence(derSequence(derObjectIdentifier(id), ...critical, derOctetString(content)))));

  it('[KEY-03] reads how deep an authority may delegate', () => {
    const constraints = derSequence(yes, derInteger(Uint8Array.of(0)));
    const found = { isAuthority: true, pathLength: 0, others: [] };
    expect(extensionsOf(extensionIds.basicConstraints, constraints, yes)).toEqual(found);
    expect(extensionsOf(extensionIds.basicConstraints, derSequence())).toEqual({ isAuthority: false, others: [] });
  });

  it.each([
    ['0780', ['digitalSignature']],
    ['0106', ['keyCertSign', 'cRLSign']],
    ['070080', ['decipherOnly']],
    ['00', []],
  ])('[KEY-03] reads the usage bits %s', (bits, keyUsage) => {
    const content = derElement(tags.bitString, Buffer.from(bits, 'hex'));
    expect(extensionsOf(extensionIds.keyUsage, content)).toEqual({ keyUsage, others: [] });
  });

  it('[KEY-03] names the extensions that it does not read', () => {
    expect(extensionsOf('2.5.29.32', new Uint8Array()).others).toEqual(['certificatePolicies']);
    expect(extensionsOf('1.2.3.4', new Uint8Array()).others).toEqual(['1.2.3.4']);
  });
});

describe('certificates', () => {
  const algorithm = derSequence(derObjectIdentifier('1.2.840.113549.1.1.4'));
  const spki = derSequence(derSequence(derObjectIdentifier(keyAlgorithms.ed25519)), derBitString(new Uint8Array(32)));
  const utc = (time: string) => derElement(tags.utcTime, encodeLatin1(time));
  const generalized = (time: string) => derElement(tags.generalizedTime, encodeLatin1(time));

  function certificateOf(from: Uint8Array, to: Uint8Array, ...rest: Uint8Array[]) {
    const name = nameOf(tags.utf8String, encodeLatin1('x'));
    const serial = derElement(tags.integer, Uint8Array.of(0xff));
    const body = derSequence(serial, algorithm, name, derSequence(from, to), name, spki, ...rest);
    const reader = readDer(derSequence(body, algorithm, derBitString(new Uint8Array(64))));
    return { content: readCertificate(reader), fault: faultOf(reader) };
  }

  it('[KEY-03] reads version 1 with a negative serial number, as old devices made them', () => {
    const { content, fault } = certificateOf(utc('500101000000Z'), utc('491231235959Z'));
    expect(fault).toBeUndefined();
    expect(content).toMatchObject({ serial: 'ff', isSelfIssued: true, extensions: { others: [] } });
    expect([content.notBefore, content.notAfter]).toEqual(['1950-01-01T00:00:00Z', '2049-12-31T23:59:59Z']);
  });

  it('[KEY-03] reads the date that means never', () => {
    const { content } = certificateOf(utc('200101000000Z'), generalized('99991231235959Z'));
    expect(content.notAfter).toBe('9999-12-31T23:59:59Z');
  });

  it.each([
    ['2001010000Z', '2020-01-01T00:00:00Z'],
    ['200101000000+0800', '2019-12-31T16:00:00Z'],
    ['5001010030-0130', '1950-01-01T02:00:00Z'],
  ])('[KEY-03] reads the time %s', (time, iso) => {
    const { content, fault } = certificateOf(utc(time), utc(time));
    expect([content.notBefore, content.notAfter, fault]).toEqual([iso, iso, undefined]);
  });

  it.each([
    ['20310203040506.25Z', '2031-02-03T04:05:06.250Z'],
    ['203102030405Z', '2031-02-03T04:05:00Z'],
    ['2031020304,5Z', '2031-02-03T04:30:00Z'],
    ['20310203040506-02', '2031-02-03T06:05:06Z'],
    ['20310203040506+0530', '2031-02-02T22:35:06Z'],
  ])('[KEY-03] reads the long time %s', (time, iso) => {
    expect(certificateOf(generalized(time), utc('5001010000Z')).content.notBefore).toBe(iso);
  });

  it.each([
    '200101000000',
    '201301000000Z',
    '200230000000Z',
    '200101240000Z',
    '200101000060Z',
    '200101000000+2500',
    'yesterday',
    '',
  ])('[KEY-03] shows what is no time as it is written: %j', (time) => {
    const { content, fault } = certificateOf(utc(time), utc(time));
    expect([content.notBefore, content.serial, fault]).toEqual([time, 'ff', undefined]);
  });

  it('[KEY-04] reads a time without seconds, as old issuers wrote it', () => {
    const { content, fault } = certificateOf(utc('2611272342Z'), utc('5001010000Z'));
    expect(fault).toBeUndefined();
    expect([content.notBefore, content.notAfter]).toEqual(['2026-11-27T23:42:00Z', '1950-01-01T00:00:00Z']);
  });

  it('[KEY-03] passes over unique identifiers', () => {
    const identifiers = [derElement(0x81, Uint8Array.of(0, 1)), derElement(0x82, Uint8Array.of(0, 1))];
    const extensions = derElement(contextTag(3), derSequence());
    const times = [utc('200101000000Z'), utc('300101000000Z')] as const;
    expect(certificateOf(...times, ...identifiers, extensions).fault).toBeUndefined();
  });
});
