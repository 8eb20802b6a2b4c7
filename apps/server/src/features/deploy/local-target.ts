import type { Deployment } from '@toolbench/contracts/previews.ts';
import type { Language } from '../../plugins/request-language.ts';
import type { DeploymentView } from '../previews/deployment-view.ts';
import { findingText, noteText } from '../previews/notes.ts';
import { stepText } from './texts.ts';

/** A deployment on this server in the words of the calls. `asked`: the version that was to be served. */
export function wordLocal(view: DeploymentView, language: Language, asked = view.version): Deployment {
  const { problems, notes, monitoring } = view;
  const hasFailed = view.state === 'failed' || (asked !== view.version && view.state !== 'deploying');
  const state = hasFailed ? 'failed' : view.state;
  const words = [
    ...problems.map((one) => findingText(one, language).message),
    ...notes.map((one) => noteText(one, language)),
  ];
  const [first = ''] = words;
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
    ...(hasFailed && { error: first }),
    steps: [
      { name: stepText('build', language), state: reached },
      { name: stepText('switch', language), state: reached === 'failed' ? 'skipped' : reached },
    ],
    created_at: new Date(view.createdAt).toISOString(),
  };
}
