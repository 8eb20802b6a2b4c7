import {
  createdPreview,
  deployment,
  deploymentsResponse,
  previewDone,
  previewList,
  previewLogs,
  previewStatus,
  targetsResponse,
  type DeployRequest,
  type DeployTarget,
} from '@toolbench/contracts/previews.ts';
import { calls, deploymentPaths, previewPaths } from '@toolbench/contracts/routes.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { ownAddress } from '@toolbench/ui/work/site.ts';
import { labCall, labHeaders } from '../../lab-call.ts';

const nothing = { parse: () => null };
const ofSession = (path: string, session: string) => `${path}?${new URLSearchParams({ session_id: session })}`;

/** Waits until the preview answers or has failed. */
export const createPreview = (session: string, language: Language) =>
  labCall(ofSession(calls.createPreview, session), createdPreview, { method: 'POST', language });

export const loadPreview = (id: string, language: Language) =>
  labCall(previewPaths.status(id), previewStatus, { language });

export const listPreviews = (session: string, language: Language) =>
  labCall(ofSession(calls.previewList, session), previewList, { language });

export const renewLease = (id: string, language: Language) =>
  labCall(calls.leasePreview, previewDone, { method: 'POST', body: { previewId: id }, language });

/** Also reaches the server when the page is being left. */
export const stopPreview = (id: string, language: Language): void => {
  void fetch(ownAddress(calls.stopPreview), {
    method: 'POST',
    headers: { ...labHeaders(language), 'content-type': 'application/json' },
    body: JSON.stringify({ previewId: id }),
    keepalive: true,
  }).catch(() => undefined);
};

export const loadLogs = (id: string, after: number, language: Language) =>
  labCall(`${previewPaths.logs(id)}?after=${after}`, previewLogs, { language });

export const deploy = (request: DeployRequest, language: Language) =>
  labCall(calls.deployments, deployment, { method: 'POST', body: request, language });

export const loadDeployments = (language: Language) => labCall(calls.deployments, deploymentsResponse, { language });

export const removeDeployment = (id: string, language: Language) =>
  labCall(deploymentPaths.own(id), nothing, { method: 'DELETE', language });

export const rollBack = (id: string, version: number, language: Language, widens: boolean) =>
  labCall(deploymentPaths.rollBack(id), deployment, { method: 'POST', body: { version, widens }, language });

export const loadTargets = (language: Language) => labCall(calls.deployTargets, targetsResponse, { language });

export const saveCredentials = (target: DeployTarget, values: Readonly<Record<string, string>>, language: Language) =>
  labCall(deploymentPaths.credentials(target), nothing, { method: 'PUT', body: values, language });

export const bundleAddress = (session: string, target: DeployTarget, plan: string) =>
  `${calls.deployBundle}?${new URLSearchParams({ session_id: session, target, plan })}`;
