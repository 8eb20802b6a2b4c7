import { describe, expect, it, onTestFinished } from 'vitest';
import { isForbiddenAddress, refusePrivateAddresses } from './forbidden-address.ts';

describe('[LAB-05] an address for a model service', () => {
  it.each([
    '169.254.169.254',
    '169.254.0.1',
    '[fe80::1]',
    'fe80::a9fe:a9fe',
    '::ffff:169.254.169.254',
    '[::ffff:a9fe:a9fe]',
    '64:ff9b::a9fe:a9fe',
    'fd00:ec2::254',
    '100.100.100.200',
    '168.63.129.16',
    '0.0.0.0',
    '::',
    '224.0.0.1',
    '255.255.255.255',
    new URL('http://2852039166/').hostname,
    new URL('http://0xa9.0xfe.0xa9.0xfe/').hostname,
  ])('is refused as %s', (host) => {
    expect(isForbiddenAddress(host)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '[::1]',
    '10.1.2.3',
    '192.168.1.5',
    '172.16.0.9',
    'fd12::1',
    '8.8.8.8',
    'example.org',
    'localhost',
  ])('may be %s', (host) => {
    expect(isForbiddenAddress(host)).toBe(false);
  });

  it.each(['127.0.0.1', '[::1]', '10.1.2.3', '192.168.1.5', '172.16.0.9', '100.64.0.1', 'fd12::1', '::ffff:10.0.0.1'])(
    'is refused as %s where the operator refuses private ones',
    (host) => {
      expect(isForbiddenAddress(host, true)).toBe(true);
      refusePrivateAddresses(true);
      onTestFinished(() => refusePrivateAddresses(false));
      expect(isForbiddenAddress(host)).toBe(true);
      expect(isForbiddenAddress('8.8.8.8')).toBe(false);
    },
  );

  it.each(['localhost', 'LOCALHOST', 'localhost.', 'models.localhost'])(
    'is refused as %s, which needs no resolving, where the operator refuses private ones',
    (host) => {
      expect(isForbiddenAddress(host, true)).toBe(true);
      expect(isForbiddenAddress(host)).toBe(false);
      expect(isForbiddenAddress('localhost.example.org', true)).toBe(false);
    },
  );
});
