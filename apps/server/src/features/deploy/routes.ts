import {
  credentialsRequest,
  deployment,
  deploymentsResponse,
  deployRequest,
  deployTarget,
  previewLogs,
  targetsResponse,
  type DeployRequest,
} from '@toolbench/contracts/previews.ts';
import { restoreRequest, sessionId } from '@toolbench/contracts/assistant/assistant.ts';
import { calls, deploymentPaths } from '@toolbench/contracts/routes.ts';
import { deploymentPlans } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { App } from '../../shared/fastify-app.ts';
import { ownerOf } from '../../plugins/auth-guard.ts';
import { answer, refuse } from '../../plugins/errors.ts';
import { askPeers, passCalls, productOrigin, type Passing } from '../../plugins/passing.ts';
import { languageOf } from '../../plugins/request-language.ts';
import { zipFiles } from '../assistant/zip-files.ts';
import type { Deploy } from './service.ts';

const askedBy = (request: FastifyRequest) => ({
  owner: ownerOf(request),
  language: languageOf(request),
});
const params = z.object({ id: z.string().max(100) });
const perDeployment = ['no-such-deployment'] as const;

interface DeployRoutesParts {
  readonly deploy: Deploy;
  readonly publicUrl?: string | undefined;
  readonly passing?: Passing | undefined;
}

/** Calls are passed on to the server that runs the deployment, or is at work on it. */
function leading({ deploy, publicUrl, passing }: DeployRoutesParts) {
  return {
    byId: passCalls(passing, publicUrl, (request) =>
      deploy.placeOf(ownerOf(request), (request.params as { id: string }).id),
    ),
    bySession: passCalls(passing, publicUrl, (request) =>
      deploy.placeOfRequest(ownerOf(request), request.body as DeployRequest),
    ),
  };
}

function makingRoutes(app: App, parts: DeployRoutesParts): void {
  const { deploy, publicUrl } = parts;
  const to = leading(parts);
  const create = {
    summary: 'Deploys the newest version of a session, or shows what would be done',
    body: deployRequest,
    errors: [
      'no-project-to-deploy',
      'deployment-not-confirmed',
      'deployment-busy',
      'too-many-deployments',
      'server-away',
    ] as const,
    response: { 200: deployment },
  };
  app.post(calls.deployments, { schema: create, ...to.bySession }, async (request, reply) => {
    const reached = { origin: productOrigin(request, publicUrl), userAgent: request.headers['user-agent'] ?? '' };
    const result = await deploy.deploy(request.body, askedBy(request), reached);
    return answer(reply, result);
  });

  const back = {
    summary: 'Serves an earlier version again',
    params,
    body: restoreRequest,
    errors: [...perDeployment, 'no-such-version', 'deployment-busy', 'widens-access', 'server-away'] as const,
    response: { 200: deployment },
  };
  app.post(deploymentPaths.rollBack(':id'), { schema: back, ...to.byId }, async (request, reply) => {
    const result = await deploy.rollBack(request.params.id, request.body, askedBy(request));
    return answer(reply, result);
  });

  const remove = {
    summary: 'Takes a deployment down',
    params,
    errors: [...perDeployment, 'deployment-busy', 'deployment-stays', 'server-away'] as const,
    response: { 202: deployment, 204: z.null() },
  };
  app.delete(deploymentPaths.own(':id'), { schema: remove, ...to.byId }, async (request, reply) => {
    const result = await deploy.remove(request.params.id, askedBy(request));
    if ('problem' in result) return refuse(reply, { ok: false, code: 'deployment-stays', fields: [result.problem] });
    if (!result.ok) return refuse(reply, result);
    return result.value ? reply.code(202).send(result.value) : reply.code(204).send(null);
  });
}

function lookingRoutes(app: App, parts: DeployRoutesParts): void {
  const { deploy, publicUrl, passing } = parts;
  const to = leading(parts);
  const list = { summary: 'Your deployments', response: { 200: deploymentsResponse } };
  app.get(calls.deployments, { schema: list }, async (request) => {
    const own = await deploy.list(askedBy(request));
    if (passing === undefined || request.passed) return { deployments: own };
    const peers = await deploy.peersOf(ownerOf(request));
    const answers = await askPeers(passing, peers, request, productOrigin(request, publicUrl));
    const others = answers.flatMap((answer) => deploymentsResponse.parse(answer).deployments);
    return { deployments: await deploy.gather(own, others, askedBy(request)) };
  });

  const one = { summary: 'A deployment', params, errors: perDeployment, response: { 200: deployment } };
  app.get(deploymentPaths.own(':id'), { schema: one, ...to.byId }, async (request, reply) => {
    const result = await deploy.status(request.params.id, askedBy(request));
    return answer(reply, result);
  });

  const querystring = z.object({ after: z.coerce.number().int().min(0).default(0) });
  const logs = {
    summary: 'Output of a deployed app',
    params,
    querystring,
    errors: perDeployment,
    response: { 200: previewLogs },
  };
  app.get(deploymentPaths.logs(':id'), { schema: logs, ...to.byId }, async (request, reply) => {
    const result = await deploy.logs(request.params.id, request.query.after, ownerOf(request));
    return answer(reply, result);
  });
}

function targetRoutes(app: App, deploy: Deploy): void {
  const targets = { summary: 'Where can be deployed to, and what that needs', response: { 200: targetsResponse } };
  app.get(calls.deployTargets, { schema: targets }, (request) => deploy.targets(ownerOf(request)));

  const credentials = {
    summary: 'Sets credentials of a target; they are never given back',
    params: z.object({ target: deployTarget }),
    body: credentialsRequest,
    errors: ['invalid-request'] as const,
    response: { 204: z.null() },
  };
  app.put(deploymentPaths.credentials(':target'), { schema: credentials }, async (request, reply) => {
    const result = await deploy.setCredentials(ownerOf(request), request.params.target, request.body);
    return result.ok ? reply.code(204).send(null) : refuse(reply, result);
  });

  const querystring = z.object({ session_id: sessionId, target: deployTarget, plan: z.enum(deploymentPlans) });
  const bundle = {
    summary: 'All that is needed to deploy it elsewhere',
    querystring,
    errors: ['no-project-to-deploy'] as const,
  };
  app.get(calls.deployBundle, { schema: bundle }, async (request, reply) => {
    const { session_id, target, plan } = request.query;
    const result = await deploy.bundle(ownerOf(request), session_id, target, plan);
    if (!result.ok) return refuse(reply, result);
    const { slug, files, madeAt } = result.value;
    return reply
      .type('application/zip')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${slug}-deploy-${target}.zip"`)
      .send(Readable.from(zipFiles(files, slug, madeAt)));
  });
}

/** Deployments of the assistant's projects. */
export function deployRoutes(app: App, parts: DeployRoutesParts): void {
  makingRoutes(app, parts);
  lookingRoutes(app, parts);
  targetRoutes(app, parts.deploy);
}
