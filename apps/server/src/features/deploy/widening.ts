import { isDeepStrictEqual } from 'node:util';
import { widened, type AppVersion } from '@toolbench/lab/assistant/model/widening.ts';
import type { Language } from '../../plugins/request-language.ts';
import { refusal, type Refusal } from '../../shared/result.ts';
import type { ProjectSource, ProjectVersion } from '../previews/ports.ts';
import { notComparable } from './texts.ts';

/** A version that is or was deployed; where it runs elsewhere, its files are its session's. */
type Deployed = Pick<ProjectVersion, 'version'> & Partial<ProjectVersion>;

interface Move {
  readonly owner: string;
  readonly sessionId: string;
  readonly language: Language;
  readonly now: Deployed;
  readonly then: Deployed;
}

/** Why going from one deployed version to another waits until it is meant; undefined where nobody may do more. */
export async function wideningOf(source: ProjectSource, move: Move): Promise<Refusal | undefined> {
  const { owner, sessionId, now, then, language } = move;
  /** As its session knows it, whose models tell more than files; of its files alone where that is another by now. */
  const known = async ({ version, files }: Deployed): Promise<AppVersion | undefined> => {
    const told = await source.appVersion(owner, sessionId, version);
    return files === undefined || isDeepStrictEqual(told?.files, files) ? told : { model: null, files };
  };
  const [before, after] = await Promise.all([known(now), known(then)]);
  const lines =
    before && after ? widened(before, after, true).map((words) => words[language]) : [notComparable[language]];
  return lines.length > 0 ? refusal('widens-access', { fields: lines }) : undefined;
}
