import { limits } from '@toolbench/contracts/limits.ts';
import type { EngineActions } from '@toolbench/kit/define-tool.ts';
import { fail, ok, type Result } from '@toolbench/kit/result.ts';
import { textToString, type Text } from '@toolbench/kit/text.ts';
import { makePasswords, makePhrases, makeTokens, type GenerateCode } from './generate.ts';
import type { Strength } from './strength.ts';

export type ErrorCode = GenerateCode | 'empty' | 'too-long';

/** How strong a password is. The lists of common ones are loaded with the first that is looked at. */
async function strength(input: Text): Promise<Result<Strength, 'empty' | 'too-long'>> {
  const password = textToString(input).replace(/\r?\n$/, '');
  if (password === '') return fail('empty');
  if (password.length > limits.password.estimated) return fail('too-long', { limit: limits.password.estimated });
  const { estimate } = await import('./strength.ts');
  return ok(estimate(password));
}

export const engine = {
  password: makePasswords,
  phrase: makePhrases,
  token: makeTokens,
  strength,
} satisfies EngineActions;
export type Engine = typeof engine;
