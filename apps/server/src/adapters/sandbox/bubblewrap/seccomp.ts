import { absentCalls, checkedCalls, forbiddenCalls, type Syscall } from './syscalls.ts';

/** Processors that the filter is written for. */
type FilterArchitecture = 'x64' | 'arm64';

interface Instruction {
  readonly code: number;
  readonly whenTrue: number;
  readonly whenFalse: number;
  readonly value: number;
}

/** Values of AUDIT_ARCH_*, include/uapi/linux/audit.h. */
const auditArchitecture: Record<FilterArchitecture, number> = { x64: 0xc000003e, arm64: 0xc00000b7 };
/** Calls of the x32 interface carry this bit in their number, on the same architecture. */
const x32Bit = 0x40000000;

const errno = { EPERM: 1, ENOSYS: 38, EAFNOSUPPORT: 97 } as const;
const allow = 0x7fff0000;
const kill = 0x80000000;
const refuse = (error: keyof typeof errno) => 0x00050000 | errno[error];

// Places within struct seccomp_data, include/uapi/linux/seccomp.h; the low halves of arguments, as both are little-endian.
const placeOfNumber = 0;
const placeOfArchitecture = 4;
const placeOfArgument = (index: number) => 16 + 8 * index;

const load = (place: number): Instruction => ({ code: 0x20, whenTrue: 0, whenFalse: 0, value: place });
const give = (value: number): Instruction => ({ code: 0x06, whenTrue: 0, whenFalse: 0, value });
/** Skips so many instructions when it does not hold. */
const unless = (code: 'equal' | 'atLeast' | 'anyBit', value: number, skip: number): Instruction => ({
  code: { equal: 0x15, atLeast: 0x35, anyBit: 0x45 }[code],
  whenTrue: 0,
  whenFalse: skip,
  value,
});

/** CLONE_NEWTIME, NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET. */
const newNamespaces = 0x7e020080;
/** AF_UNIX, AF_INET, AF_INET6. */
const families = [1, 2, 10];
/** TIOCSTI and TIOCLINUX type into the terminal of whoever started the process. */
const terminalRequests = [0x5412, 0x541c];

function checked(number: number, body: readonly Instruction[]): Instruction[] {
  return [unless('equal', number, body.length + 1), ...body, give(allow)];
}

function refusals(calls: readonly Syscall[], architecture: FilterArchitecture, error: keyof typeof errno) {
  return calls.flatMap((call) => {
    const number = call[architecture];
    return number === undefined ? [] : [unless('equal', number, 1), give(refuse(error))];
  });
}

function program(architecture: FilterArchitecture): Instruction[] {
  const number = (call: Syscall) => call[architecture] ?? 0;
  const family = [
    load(placeOfArgument(0)),
    ...families.flatMap((value) => [unless('equal', value, 1), give(allow)]),
    give(refuse('EAFNOSUPPORT')),
  ];
  const terminal = [
    load(placeOfArgument(1)),
    ...terminalRequests.flatMap((value) => [unless('equal', value, 1), give(refuse('EPERM'))]),
  ];
  const flags = [load(placeOfArgument(0)), unless('anyBit', newNamespaces, 1), give(refuse('EPERM'))];
  return [
    load(placeOfArchitecture),
    { code: 0x15, whenTrue: 1, whenFalse: 0, value: auditArchitecture[architecture] },
    give(kill),
    load(placeOfNumber),
    ...(architecture === 'x64' ? [unless('atLeast', x32Bit, 1), give(refuse('ENOSYS'))] : []),
    ...checked(number(checkedCalls.clone), flags),
    ...checked(number(checkedCalls.socket), family),
    ...checked(number(checkedCalls.socketpair), family),
    ...checked(number(checkedCalls.ioctl), terminal),
    ...refusals(forbiddenCalls, architecture, 'EPERM'),
    ...refusals(absentCalls, architecture, 'ENOSYS'),
    give(allow),
  ];
}

/**
 * A seccomp filter as the kernel takes it: struct sock_filter after struct sock_filter. What is not named is allowed, since
 * four runtimes need what they need; the namespaces, the missing capabilities and the empty network stand behind it.
 */
export function seccompFilter(architecture: FilterArchitecture): Buffer {
  const instructions = program(architecture);
  const bytes = Buffer.alloc(instructions.length * 8);
  instructions.forEach(({ code, whenTrue, whenFalse, value }, index) => {
    const at = index * 8;
    bytes.writeUInt16LE(code, at);
    bytes.writeUInt8(whenTrue, at + 2);
    bytes.writeUInt8(whenFalse, at + 3);
    bytes.writeUInt32LE(value >>> 0, at + 4);
  });
  return bytes;
}

/** The architecture of this process, or undefined where there is no filter for it. */
export function filterArchitecture(): FilterArchitecture | undefined {
  return process.arch === 'x64' || process.arch === 'arm64' ? process.arch : undefined;
}
