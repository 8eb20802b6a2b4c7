import { describe, expect, it } from 'vitest';
import { decodeAll } from './decode.ts';
import { rfcVectors } from '../examples.ts';
import { parseUuid } from './uuid-parser.ts';

const fieldsOf = (written: string) => {
  const { result } = decodeAll(written, 1).entries[0];
  return result.ok ? result.value : result;
};

describe('fields', () => {
  it.each([
    [
      rfcVectors[0],
      { version: 1, time: '2022-02-22T19:22:22.0000000Z', clockSequence: 0x33c8, node: '9f:6b:de:ce:d8:46' },
    ],
    [rfcVectors[1], { version: 3 }],
    [rfcVectors[2], { version: 4 }],
    [rfcVectors[3], { version: 5 }],
    [
      rfcVectors[4],
      { version: 6, time: '2022-02-22T19:22:22.0000000Z', clockSequence: 0x33c8, node: '9f:6b:de:ce:d8:46' },
    ],
    [rfcVectors[5], { version: 7, time: '2022-02-22T19:22:22.000Z' }],
    [rfcVectors[6], { version: 8 }],
    [rfcVectors[7], { variant: 'nil' }],
    [rfcVectors[8], { variant: 'max' }],
    ['6ba7b810-9dad-11d1-80b4-00c04fd430c8', { node: '00:c0:4f:d4:30:c8', isNodeRandom: false }],
    ['00000000-0000-1000-8000-010000000000', { time: '1582-10-15T00:00:00.0000000Z', isNodeRandom: true }],
    ['ffffffff-ffff-1fff-bfff-ffffffffffff', { time: '5236-03-31T21:21:00.6846975Z', clockSequence: 0x3fff }],
    ['13814000-1dd2-11b2-8000-010000000000', { time: '1970-01-01T00:00:00.0000000Z' }],
    ['ffffffff-ffff-7fff-bfff-ffffffffffff', { version: 7, time: '+010889-08-02T05:31:50.655Z' }],
    ['12345678-1234-1234-1234-123456789012', { variant: 'ncs' }],
    ['12345678-1234-1234-c234-123456789012', { variant: 'microsoft' }],
    ['12345678-1234-1234-f234-123456789012', { variant: 'future' }],
  ])('[UUID-03] [UUID-02] reads %s', (written, fields) => {
    expect(fieldsOf(written)).toMatchObject(fields);
  });

  it('[UUID-03] gives no version where the variant is not RFC 9562', () => {
    expect(fieldsOf('12345678-1234-1234-c234-123456789012')).not.toHaveProperty('version');
  });

  it('[UUID-03] reads a ULID', () => {
    expect(fieldsOf('01ARZ3NDEKTSV4RRFFQ69G5FAV')).toMatchObject({ kind: 'ulid', time: '2016-07-30T23:54:10.259Z' });
    expect(fieldsOf('01arz3ndektsv4rrffq69g5fav')).toMatchObject({ id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' });
  });
});

describe('ways of writing', () => {
  const plain = 'c232ab00-9414-11ec-b3c8-9f6bdeced846';

  it.each([
    plain,
    plain.toUpperCase(),
    plain.replaceAll('-', ''),
    `{${plain}}`,
    `urn:uuid:${plain}`,
    `URN:UUID:${plain.toUpperCase()}`,
    `{${plain.replaceAll('-', '')}}`,
  ])('[UUID-03] reads %s', (written) => {
    expect(parseUuid(written)).toEqual(parseUuid(plain));
  });

  it('[UUID-03] says where the fault is', () => {
    expect(parseUuid(`urn:uuid:${plain.replace('e', 'ö')}`)).toMatchObject({
      code: 'character',
      detail: { at: 25, character: 'ö' },
    });
    expect(parseUuid(`{${plain}`)).toMatchObject({ code: 'brace' });
  });
});
