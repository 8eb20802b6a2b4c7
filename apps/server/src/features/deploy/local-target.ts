import type { Deployment } from '@toolbench/contracts/previews.ts';
import type { Language } from '../../plugins/request-language.ts';
import { errorText } from '../../plugins/error-texts.ts';
import { refusal } from '../../shared/result.ts';
import type { StoredDeployment } from '../previews/deployments/deployment-store.ts';
import type { DeploymentView } from '../previews/deployments/deployment-view.ts';
import { findingText, noteText } from '../previews/notes.ts';
import { stepText } from './texts.ts';

/** A deployment on this server in the words of the calls. `asked`: the version that was to be served. */
export function wordLocal(view: DeploymentView, language: Language, asked = view.version): Deployment {
  const { problems, notes, monitoring } = view;
  const hasFailed = view.state === 'failed' || (asked !== view.version && view.state !== 'deploying');
  const state = hasFailed ? 'failed' : view.state;
  const told = notes.map((one) => noteText(one, language));
  const [first = ''] = [...problems.map((one) => findingText(one, language).message), ...told];
  const reached = state === 'deployed' ? 'done' : state === 'failed' ? 'failed' : 'running';
  return {
    id: view.id,
    session_id: view.sessionId,
    target: 'local',
    plan: 'economy',
    state,
    version: view.version,
    earlier: [...view.earlier],
    url: view.url,
    monitoring,
    ...(hasFailed ? { error: first } : told.length > 0 && { notes: told }),
    steps: [
      { name: stepText('build', language), state: reached },
      { name: stepText('switch', language), state: reached === 'failed' ? 'skipped' : reached },
    ],
    created_at: new Date(view.createdAt).toISOString(),
  };
}

/** A deployment whose server does not answer: what is written down of it. */
export function wordAbsent(stored: StoredDeployment, language: Language): Deployment {
  return {
    id: stored.id,
    session_id: stored.sessionId,
    target: 'local',
    plan: 'economy',
    state: 'failed',
    version: stored.version,
    earlier: [],
    error: errorText(refusal('server-away'), language),
    steps: [],
    created_at: new Date(stored.createdAt).toISOString(),
  };
}
