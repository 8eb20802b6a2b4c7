import { parseOptions } from '@node-rs/argon2';
import { limits } from '@toolbench/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { hashOfNobody } from '../../features/auth/password.ts';
import { argon2 } from './argon2.ts';

const { memoryKiB, passes, lanes } = limits.auth.argon2;

describe('[AUTH-08] argon2id', () => {
  it('hashes with 64 MiB, 3 passes and 1 lane, and knows the password again', async () => {
    const hash = await argon2.hash('工具台 pässword');
    expect(hash).toMatch(new RegExp(`^\\$argon2id\\$v=19\\$m=${memoryKiB},t=${passes},p=${lanes}\\$`));
    expect(await argon2.verify(hash, '工具台 pässword')).toBe(true);
    expect(await argon2.verify(hash, '工具台 passwörd')).toBe(false);
  });

  it('checks an unknown name against a hash of the same cost', () => {
    const { memoryCost, timeCost, parallelism, outputLen, algorithm } = parseOptions(hashOfNobody);
    expect({ memoryCost, timeCost, parallelism, outputLen, algorithm }).toEqual({
      memoryCost: memoryKiB,
      timeCost: passes,
      parallelism: lanes,
      outputLen: 32,
      algorithm: 2,
    });
  });
});
