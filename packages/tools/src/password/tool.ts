import { defineTool } from '@toolbench/kit/define-tool.ts';
import { options } from './options.ts';

export const password = defineTool({
  key: 'password',
  category: 'security',
  glyph: '***',
  name: { zh: '密码生成与强度', en: 'Passwords' },
  summary: {
    zh: '生成密码、口令短语和令牌并给出熵，也能在本页估算已有密码的强度；什么都不保存。',
    en: 'Makes passwords, pass phrases and tokens with their entropy, and estimates how strong one is. Nothing is kept.',
  },
  keywords: {
    zh: '密码, 密码生成, 随机密码, 口令, 密码强度, 熵, 令牌, 助记词, 安全',
    en: 'password, generator, passphrase, pass phrase, diceware, strength, entropy, random, token, secret',
  },
  options,
  actions: {
    password: {
      label: { zh: '密码', en: 'Password' },
      input: 'none',
      output: 'text',
      options: ['count', 'length', 'lower', 'upper', 'digits', 'symbols', 'distinct'],
      isRandom: true,
      isLinear: true,
    },
    phrase: {
      label: { zh: '口令短语', en: 'Pass phrase' },
      input: 'none',
      output: 'text',
      options: ['count', 'words', 'wordList', 'separator', 'capitals'],
      isRandom: true,
      isLinear: true,
    },
    token: {
      label: { zh: '令牌', en: 'Token' },
      input: 'none',
      output: 'text',
      options: ['count', 'bytes', 'writing'],
      isRandom: true,
      isLinear: true,
    },
    strength: {
      label: { zh: '估算强度', en: 'Estimate strength' },
      input: 'text',
      takesLine: true,
      output: 'fields',
      options: [],
      timeLimit: { ms: 10_000 },
    },
  },
  engine: () => import('./engine/index.ts'),
  outside: () => import('./outside.ts'),
});
