import { describe, expect, it } from 'vitest';
import { seccompFilter } from './seccomp.ts';
import { absentCalls, checkedCalls, forbiddenCalls } from './syscalls.ts';

interface Call {
  readonly architecture: number;
  readonly number: number;
  readonly arguments?: readonly number[];
}

const verdicts: Readonly<Record<number, string>> = {
  0x7fff0000: 'allowed',
  0x80000000: 'killed',
  0x00050001: 'EPERM',
  0x00050026: 'ENOSYS',
  0x00050061: 'EAFNOSUPPORT',
};

/** Runs a filter as the kernel does; only the instructions that ours has. */
function verdict(filter: Buffer, call: Call): string {
  const seen = Buffer.alloc(64);
  seen.writeUInt32LE(call.number >>> 0, 0);
  seen.writeUInt32LE(call.architecture, 4);
  call.arguments?.forEach((value, index) => seen.writeUInt32LE(value >>> 0, 16 + 8 * index));
  let accumulator = 0;
  for (let at = 0; at * 8 < filter.length; at++) {
    const value = filter.readUInt32LE(at * 8 + 4);
    const skip = (holds: boolean) => (at += filter.readUInt8(at * 8 + (holds ? 2 : 3)));
    const code = filter.readUInt16LE(at * 8);
    if (code === 0x06) return verdicts[value] ?? String(value);
    else if (code === 0x20) accumulator = seen.readUInt32LE(value);
    else if (code === 0x15) skip(accumulator === value);
    else if (code === 0x35) skip(accumulator >= value);
    else if (code === 0x45) skip((accumulator & value) !== 0);
    else throw new Error(`unknown instruction ${code}`);
  }
  throw new Error('ran out of the filter');
}

describe.each([
  ['x64', 0xc000003e],
  ['arm64', 0xc00000b7],
] as const)('[PREVIEW-03] the filter of system calls on %s', (name, architecture) => {
  const filter = seccompFilter(name);
  const verdictOf = (number: number, ...args: number[]) => verdict(filter, { architecture, number, arguments: args });
  const numberOf = (call: keyof typeof checkedCalls) => checkedCalls[call][name] ?? -1;

  it('refuses each call that is forbidden, and has none of those that are absent', () => {
    for (const call of forbiddenCalls)
      if (call[name] !== undefined) expect(verdictOf(call[name]), call.name).toBe('EPERM');
    for (const call of absentCalls)
      if (call[name] !== undefined) expect(verdictOf(call[name]), call.name).toBe('ENOSYS');
  });

  it('lets everything else through', () => {
    const named = [...forbiddenCalls, ...absentCalls, ...Object.values(checkedCalls)].map((call) => call[name]);
    for (let number = 0; number < 600; number++) {
      if (!named.includes(number)) expect(verdictOf(number), String(number)).toBe('allowed');
    }
  });

  it('ends a process that calls in the way of another architecture', () => {
    for (const other of [0x40000003, 0x40000028, 0])
      expect(verdict(filter, { architecture: other, number: 0 })).toBe('killed');
  });

  if (name === 'x64')
    it('has no calls of the x32 interface, among them the numbers of the forbidden ones', () => {
      for (const number of [0x40000000, 0x40000000 + 101, 0xffffffff]) expect(verdictOf(number)).toBe('ENOSYS');
    });

  it('lets threads and processes be made, and no namespaces', () => {
    const thread = 0x3d0f00;
    expect(verdictOf(numberOf('clone'), thread)).toBe('allowed');
    expect(verdictOf(numberOf('clone'), 17)).toBe('allowed');
    for (const bit of [7, 17, 25, 26, 27, 28, 29, 30])
      expect(verdictOf(numberOf('clone'), (1 << bit) | 17)).toBe('EPERM');
  });

  it('knows local sockets and those of the internet only', () => {
    for (let family = 0; family < 64; family++) {
      const expected = [1, 2, 10].includes(family) ? 'allowed' : 'EAFNOSUPPORT';
      expect(verdictOf(numberOf('socket'), family), String(family)).toBe(expected);
      expect(verdictOf(numberOf('socketpair'), family), String(family)).toBe(expected);
    }
  });

  it('does not type into terminals', () => {
    expect([0x5412, 0x541c, 0x5413].map((request) => verdictOf(numberOf('ioctl'), 0, request))).toEqual([
      'EPERM',
      'EPERM',
      'allowed',
    ]);
  });
});
