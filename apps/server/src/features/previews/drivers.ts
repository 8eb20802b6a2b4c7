import type { DriversResponse } from '@toolbench/contracts/previews.ts';
import type { Language } from '../../plugins/request-language.ts';
import { missingText } from './missing-texts.ts';
import type { Probed, Sandbox } from './sandbox-port.ts';

/** What this machine can run, with words for what is missing. Pages alone need nothing. */
export function driversOf(
  probed: readonly (readonly [Sandbox, Probed])[],
  language: Language,
): DriversResponse['drivers'] {
  const words = (code: string | undefined) => (code === undefined ? {} : { missing: missingText(code, language) });
  const sandboxes = probed.map(([{ name }, { isAvailable, version, missing, runtimes }]) => ({
    driver: name,
    isAvailable,
    ...(version !== undefined && { version }),
    ...(!isAvailable && words(missing ?? name)),
    runtimes: runtimes.map((one) => ({
      runtime: one.runtime,
      isAvailable: one.isAvailable,
      ...(!one.isAvailable && words(one.missing ?? one.runtime)),
    })),
  }));
  return [{ driver: 'static', isAvailable: true, runtimes: [] }, ...sandboxes];
}
