/** The octets of an IPv4 or IPv6 address, also in brackets as URLs write it; undefined where it is none. */
export function addressBytes(written: string): Uint8Array | undefined {
  const four = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(written)?.slice(1);
  if (four) return four.every((part) => isOctet(part)) ? Uint8Array.from(four, Number) : undefined;
  const inner = written.replace(/^\[(.*)\]$/, '$1');
  if (!/^[\da-f:.]+$/i.test(inner) || !inner.includes(':')) return undefined;
  const url = `http://[${inner}]/`;
  if (!URL.canParse(url)) return undefined;
  // The platform checks it and writes it in groups of hexadecimal digits with at most one gap.
  const [before, after] = new URL(url).hostname.slice(1, -1).split('::').map(groupsOf);
  const gap: number[] = after ? new Array<number>(8 - before.length - after.length).fill(0) : [];
  return Uint8Array.from([...before, ...gap, ...(after ?? [])].flatMap((group) => [group >>> 8, group & 0xff]));
}

/** Without leading zeros, which some programs read as octal. */
function isOctet(part: string): boolean {
  return String(Number(part)) === part && Number(part) <= 255;
}

function groupsOf(text: string): readonly number[] {
  return text === '' ? [] : text.split(':').map((group) => parseInt(group, 16));
}
