/** What the hard files are made of. */

export interface Project {
  readonly name: string;
  readonly files: readonly (readonly [path: string, text: string])[];
}

export const tick = '`';
export const fence = tick.repeat(3);
export const long = tick.repeat(5);

export const lines = (...all: string[]) => `${all.join('\n')}\n`;

/** A table of about so many bytes, no two of whose rows are the same. */
export const table = (bytes: number, lineEnd = '\n') => {
  const rows = [`id,name,amount,note${lineEnd}`];
  for (let at = 1, size = 0; size < bytes - 80; at += 1) {
    const row = `${at},"Row ${at}, ""quoted""",${(at * 7919) % 100_003}.${at % 100},"${'x'.repeat(at % 23)} ${at}"${lineEnd}`;
    rows.push(row);
    size += row.length;
  }
  return rows.join('');
};
