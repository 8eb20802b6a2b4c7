import type { SystemTree } from '../bubblewrap/system-mounts.ts';

const blockBytes = 512;

/** One entry of a tar archive in the POSIX ustar format, without content. */
function entry(name: string, type: 'folder' | 'link', target: string): Buffer {
  const block = Buffer.alloc(blockBytes);
  const put = (text: string, at: number) => block.write(text, at, 'latin1');
  put(name, 0);
  put('0000755\0', 100);
  put('0000000\0', 108);
  put('0000000\0', 116);
  put('00000000000\0', 124);
  put('00000000000\0', 136);
  put('        ', 148);
  put(type === 'folder' ? '5' : '2', 156);
  put(target, 157);
  put('ustar\0' + '00', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
}

/** An image that holds nothing but the machine's links into /usr: programs are mounted from the machine, never pulled. */
export function emptyImage(system: SystemTree): Buffer {
  const folders = ['app/', 'data/', 'dev/', 'etc/', 'proc/', 'run/', 'sys/', 'tmp/', 'usr/'];
  return Buffer.concat([
    ...folders.map((name) => entry(name, 'folder', '')),
    ...system.links.map(({ path, target }) => entry(path.slice(1), 'link', target)),
    Buffer.alloc(2 * blockBytes),
  ]);
}
