import { z } from 'zod';
import { finding, sessionId } from './assistant/assistant.ts';
import { cloudProviders, deploymentPlans } from './assistant/tech-stack.ts';

/**
 * Previews of a session's newest version, and deployments. Everything here belongs to whoever is signed in; a preview that
 * is someone else's does not exist.
 */

/** `static`: pages alone, built in the server. The others run a server of the app in a sandbox. */
export const previewDrivers = ['static', 'bubblewrap', 'docker'] as const;
export const previewDriver = z.enum(previewDrivers);

export const previewStates = ['building', 'starting', 'running', 'sleeping', 'failed', 'stopped'] as const;

/** DEPLOY-03: measured on the app's processes and on the requests that passed our proxy; nothing is made up. */
export const monitoring = z.object({
  status: z.enum(previewStates),
  /** Seconds since it started. */
  uptime: z.number(),
  /** Milliseconds, the median of the last hundred requests; null before the first. */
  responseTime: z.number().nullable(),
  requests: z.int(),
  /** Of those, answered with 5xx or not at all. */
  errors: z.int(),
  /** Percent of one processor over the last seconds; null where nothing runs on the server (static). */
  cpu: z.number().nullable(),
  /** Bytes in use by its processes; null as above. */
  memory: z.number().nullable(),
  lastUpdated: z.string(),
});

export const preview = z.object({
  preview_id: z.string(),
  preview_url: z.string(),
  session_id: z.string(),
  version: z.int(),
  driver: previewDriver,
  state: z.enum(previewStates),
  /** What cannot be had on this machine and what was done instead, in the request's language. */
  notes: z.array(z.string()),
  findings: z.array(finding),
  monitoring,
});

/** POST /api/natural-code/create-docker-preview?session_id=. Waits until it answers or has failed. */
export const createdPreview = z.object({
  success: z.boolean(),
  preview_url: z.string().optional(),
  preview_id: z.string().optional(),
  error: z.string().optional(),
  preview: preview.optional(),
});

/** GET /api/preview/status/{id}. */
export const previewStatus = z.object({
  success: z.boolean(),
  error: z.string().optional(),
  preview: preview.optional(),
});

/** GET /api/preview/list?session_id=. */
export const previewList = z.object({ success: z.boolean(), previews: z.array(preview) });

export const sessionQuery = z.object({ session_id: sessionId });

/** POST /api/preview/stop, and /api/preview/lease, which says that the page is still open. */
export const previewRequest = z.object({ previewId: z.string().min(1).max(100) });
export const previewDone = z.object({ success: z.boolean() });

/** GET /api/preview/logs/{id}?after=: lines with a higher number, oldest first; asked again for what is new. */
export const previewLogs = z.object({
  lines: z.array(
    z.object({ number: z.int(), at: z.string(), from: z.enum(['out', 'err', 'proxy']), text: z.string() }),
  ),
});

/** GET /api/preview/drivers: what this machine has, and what to install for the rest. */
export const driversResponse = z.object({
  drivers: z.array(
    z.object({
      driver: previewDriver,
      isAvailable: z.boolean(),
      version: z.string().optional(),
      /** What is missing and how to get it, in the request's language. */
      missing: z.string().optional(),
      runtimes: z.array(z.object({ runtime: z.string(), isAvailable: z.boolean(), missing: z.string().optional() })),
    }),
  ),
});

/**
 * What the pages of a preview tell the page that shows them, with postMessage. Whoever listens checks `event.source` and
 * that `event.origin` is the preview's: what it says is text that an app made up, never more.
 */
export const previewMessageType = 'toolbench-preview';
export const previewMessage = z.object({
  type: z.literal(previewMessageType),
  /** `ready` when a page begins; `violation`: refused by the content policy. */
  kind: z.enum(['ready', 'error', 'rejection', 'violation']),
  message: z.string().max(2_000),
  /** A path of the project where the place could be found, else an address. */
  source: z.string().max(1_000).optional(),
  line: z.int().optional(),
  column: z.int().optional(),
});

export const deployTargets = [...cloudProviders, 'ssh', 'vercel'] as const;
export const deployTarget = z.enum(deployTargets);

export const deploymentStates = ['idle', 'deploying', 'removing', 'deployed', 'failed'] as const;

/** POST /api/deployments. */
export const deployRequest = z.object({
  sessionId,
  target: deployTarget,
  plan: z.enum(deploymentPlans),
  /** Shows every call and makes none. */
  dryRun: z.boolean().default(false),
  /** Typed by the user where money is spent: the name of the target. */
  confirmation: z.string().max(100).optional(),
});

export const deployStep = z.object({
  name: z.string(),
  state: z.enum(['planned', 'running', 'done', 'failed', 'skipped']),
  /** Method and address of a call, never with a secret; or what is done. */
  detail: z.string().optional(),
});

export const deployment = z.object({
  id: z.string(),
  session_id: z.string(),
  target: deployTarget,
  plan: z.enum(deploymentPlans),
  state: z.enum(deploymentStates),
  version: z.int(),
  /** Versions that a roll back can go to. */
  earlier: z.array(z.int()),
  url: z.string().optional(),
  /** In the request's language. */
  error: z.string().optional(),
  /** In the request's language: what was done about what is missing, and how the owner of the app signs in. */
  notes: z.array(z.string()).optional(),
  steps: z.array(deployStep),
  monitoring: monitoring.optional(),
  created_at: z.string(),
});

export const deploymentsResponse = z.object({ deployments: z.array(deployment) });

/** PUT /api/deployments/credentials/{target}: written, never read back; empty takes them away. */
export const credentialsRequest = z.record(z.string().max(100), z.string().max(10_000));
/** GET /api/deployments/targets. */
export const targetsResponse = z.object({
  targets: z.array(
    z.object({
      target: deployTarget,
      isConfigured: z.boolean(),
      fields: z.array(
        z.object({
          name: z.string(),
          isSecret: z.boolean(),
          /** May be left empty. */
          isOptional: z.boolean().optional(),
          /** Has lines, such as a key in PEM form. */
          isMultiline: z.boolean().optional(),
          isSet: z.boolean(),
        }),
      ),
    }),
  ),
});

export type PreviewDriver = z.infer<typeof previewDriver>;
export type PreviewState = (typeof previewStates)[number];
export type Monitoring = z.infer<typeof monitoring>;
export type Preview = z.infer<typeof preview>;
export type PreviewLogs = z.infer<typeof previewLogs>;
export type DriversResponse = z.infer<typeof driversResponse>;
export type DeployTarget = z.infer<typeof deployTarget>;
export type DeployRequest = z.infer<typeof deployRequest>;
export type DeployStep = z.infer<typeof deployStep>;
export type Deployment = z.infer<typeof deployment>;
export type TargetsResponse = z.infer<typeof targetsResponse>;
