import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { newPassword } from '@toolbench/contracts/auth.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { databaseName, openDatabase } from '../adapters/database/open.ts';
import { rememberInFolder } from '../adapters/remembered-mark.ts';
import { argon2 } from '../adapters/passwords/argon2.ts';
import { openSealing } from '../adapters/secrets/sealing.ts';
import { CannotStart } from '../cannot-start.ts';
import type { Settings } from '../settings/env.ts';
import { createAttemptStore } from '../features/auth/lockout/attempt-store.ts';
import { createKnownDevices } from '../features/auth/lockout/known-devices.ts';
import { createLockout } from '../features/auth/lockout/lockout.ts';
import { generatePassword } from '../features/auth/readable-bits.ts';
import { accountToReset, resetPassword } from '../features/auth/reset-password.ts';
import { createSecondFactor } from '../features/auth/second-factor.ts';
import { createEndedMark, markingEnds } from '../features/auth/ended-mark.ts';
import { createAuthStore } from '../features/auth/store.ts';
import { terminal, type Terminal } from './terminal.ts';

const usage = `用法 Usage:
  npm run reset-password -- [用户名 name] [--generate] [--without-totp]

  在终端里输入新密码（不回显），也可以从标准输入读入；服务器可以正在运行
  Asks for the new password without showing it, or reads it from standard input; the server may be running.
    --generate       生成密码，只显示这一次          makes a password and shows it once
    --without-totp   同时停用两步验证                switches two-step verification off, too
`;

function readWords(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { generate: { type: 'boolean', default: false }, 'without-totp': { type: 'boolean', default: false } },
    });
    if (positionals.length <= 1) return { ...values, name: positionals[0] };
  } catch {
    // An option that is none of ours.
  }
  throw new CannotStart(usage);
}

async function readPassword({ isTerminal, ask, readAll }: Terminal): Promise<string> {
  const typed = isTerminal ? await ask('新密码 New password: ') : (await readAll()).replace(/\r?\n$/, '');
  if (!newPassword.safeParse(typed).success) {
    const { newPasswordCharacters: least, passwordBytes: most } = limits.auth;
    throw new CannotStart(
      `密码至少 ${least} 个字符，最多 ${most} 字节；没有改动。\n` +
        `A password has at least ${least} characters and at most ${most} bytes; nothing was changed.`,
    );
  }
  if (isTerminal && (await ask('再输一次 Once more: ')) !== typed) {
    throw new CannotStart('两次输入不一致，没有改动。\nThe two are not the same; nothing was changed.');
  }
  return typed;
}

function unknownAccount(name: string | undefined, names: readonly string[]): CannotStart {
  const known = names.join('、') || '—';
  return new CannotStart(
    name === undefined
      ? `请写明用户名，现有：${known}\nSay which account; there are: ${known}`
      : `没有用户“${name}”，现有：${known}\nThere is no account "${name}"; there are: ${known}`,
  );
}

/**
 * Runs `reset-password [name]`: another password for an account whose own was lost. A server may be running on the same
 * database; it sees the change at once.
 * @throws CannotStart, in words, where it is refused
 */
export async function resetPasswordCommand(
  words: readonly string[],
  { databaseUrl, dataFolder, secretKey }: Pick<Settings, 'databaseUrl' | 'dataFolder' | 'secretKey'>,
  tell: (text: string) => void,
  typedAt: Terminal = terminal(tell),
): Promise<void> {
  const { name, generate, 'without-totp': endsSecondFactor } = readWords(words);
  const folder = resolve(dataFolder);
  if (databaseUrl === undefined && !existsSync(join(folder, databaseName))) {
    throw new CannotStart(`数据目录里没有数据库：${folder}\nThere is no database in the data folder: ${folder}`);
  }
  const clock = { now: () => Date.now() };
  const random = (length: number) => randomBytes(length);
  const place = { folder, url: databaseUrl, onError: () => undefined };
  const { queries: database, close } = await openDatabase(place, clock.now());
  try {
    const endedMark = createEndedMark({ database, remembered: rememberInFolder(folder), clock });
    const store = markingEnds(createAuthStore(database), endedMark);
    const found = await accountToReset(store, name);
    if ('names' in found) throw unknownAccount(name, found.names);
    const password = generate ? generatePassword(random) : await readPassword(typedAt);
    const parts = {
      store,
      devices: createKnownDevices({ database, clock, random }),
      lockout: createLockout(createAttemptStore(database), clock),
      secondFactor: createSecondFactor({ database, sealing: openSealing(secretKey, folder), clock, random }),
      hashing: argon2,
    };
    const { username } = found;
    const reset = await resetPassword({ username, password, endsSecondFactor }, parts);
    if (!reset.ok) throw unknownAccount(username, []);
    tell(
      `已为 ${username} 设置新密码，所有会话、登录过的设备和工具令牌都已失效。\n` +
        `${username} has a new password; all sessions, known devices and tokens for tools have ended.\n` +
        (generate ? `\n    密码 password    ${password}\n\n` : '') +
        (reset.value.needsCode
          ? '两步验证仍然启用；如需停用，加上 --without-totp。\nTwo-step verification is still on; --without-totp switches it off.\n'
          : ''),
    );
  } finally {
    await close();
  }
}
