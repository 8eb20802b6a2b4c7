import { z } from 'zod';
import { aiError } from '../ai/ai.ts';
import { appCommands } from '../app-commands.ts';
import { appModel } from './app-model.ts';
import { limits } from '../limits.ts';
import { cloudProviders, deploymentPlans, techStack } from './tech-stack.ts';

/**
 * The assistant that turns a sentence into an app. The calls of the specification have its shapes; what stands beside
 * those is ours. A session, its files and its versions live on the server and belong to whoever made them: what a page
 * sends back of them is never taken over.
 */

const { assistant } = limits;

/** Made by the page from the time and random text. It opens nothing: the owner is who is signed in. */
export const sessionId = z.string().regex(/^[\w-]{8,80}$/);

/** A path within a project: relative, `/` between its parts, no `.` or `..`. */
export const projectFilePath = z.string().min(1).max(assistant.pathCharacters);

export const projectFiles = z.record(projectFilePath, z.string());

export const modification = z.object({
  version: z.int().min(1),
  description: z.string(),
  /** ISO 8601 in UTC. */
  timestamp: z.string(),
});

/** A project as page and server pass it to each other. Versions count from 1 and only grow; 0 stands for no project. */
export const projectState = z.object({
  initialized: z.boolean(),
  originalDescription: z.string(),
  /** The tree of its files, as text. */
  codeStructure: z.string(),
  files: projectFiles,
  modificationHistory: z.array(modification),
  currentVersion: z.int().min(0),
  previewId: z.string().nullable().optional(),
  /** The app as a model, where it is one: what commands change. */
  model: appModel.optional(),
});

const historyMessage = z.object({ role: z.enum(['user', 'assistant']), content: z.string() });

const named = <Values extends readonly [string, ...string[]]>(values: Values) =>
  z.object({ value: z.enum(values), label: z.string().max(200) });

/** Something that went wrong when a project was built or ran. */
export const finding = z.object({
  from: z.enum(['build', 'server', 'browser']),
  message: z.string().max(2_000),
  path: z.string().optional(),
  line: z.int().optional(),
  column: z.int().optional(),
});

/** POST /api/natural-code/chat. */
export const chatRequest = z.object({
  sessionId,
  message: z.string().trim().min(1).max(assistant.messageCharacters),
  techStack,
  cloudProvider: named(cloudProviders),
  deploymentPlan: named(deploymentPlans),
  chatHistory: z.array(historyMessage).max(assistant.historyMessages),
  /** Not `initialized` with a confirmation: the project begins anew. */
  projectState,
  projectPath: z.null().optional(),
  /** With a confirmation: the requirement as it was edited. */
  requirement: appModel.optional(),
  /** What is to be done to the requirement that waits, before the message is read; else to the app that was made. */
  commands: appCommands.optional(),
  /** With a wish to repair: what the preview reported. */
  findings: z.array(finding).max(20).optional(),
  /** A sentence that reads like a new app is meant for the app of this conversation. */
  changesThis: z.boolean().optional(),
  /** The blueprint engine even where a chat model is configured. */
  engine: z.enum(['blueprint', 'model']).optional(),
});

/** What the page does after an answer. Names it does not know are only logged. */
export const assistantAction = z.looseObject({ type: z.string() });

export const usage = z.object({ inputTokens: z.int(), outputTokens: z.int(), estimated: z.boolean() });

/** Which edits or files of a model's answer could not be taken, and why: nothing is guessed. */
export const refusedChange = z.object({ path: z.string(), reason: z.string() });

export const chatResponse = z.object({
  success: z.boolean(),
  error: z.string().optional(),
  response: z.object({
    /** Markdown. */
    content: z.string(),
    actions: z.array(assistantAction),
    /** The message asks for a confirmation of `requirement`. */
    requiresConfirmation: z.boolean().optional(),
    requirement: appModel.optional(),
    refused: z.array(refusedChange).optional(),
  }),
  /** US dollars; 0 for the blueprint engine, absent where the model's price is not known. */
  cost: z.number().optional(),
  usage: usage.optional(),
  /** `blueprint`: rules and templates, no model; else the name of the chat model. */
  engine: z.string(),
  engine_host: z.string().optional(),
  projectState: projectState.optional(),
  preview_info: z.object({ preview_url: z.string(), preview_id: z.string() }).optional(),
  /** Why the configured chat model did not answer. */
  failure: aiError.optional(),
});

/**
 * The chat call answers as events when the request accepts text/event-stream. Closing the connection cancels: a version
 * is made whole or not at all.
 */
export const chatEvents = {
  /** { text }: the next part of what is said. */
  text: 'text',
  /** { path, state: 'writing' | 'written' | 'edited' | 'deleted', characters }: a file, as it comes. */
  file: 'file',
  /** Last: ChatResponse. */
  answer: 'answer',
  /** Last: ErrorResponse. */
  failed: 'failed',
} as const;

/** A message of the conversation as it is kept and shown. */
export const chatMessage = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  actions: z.array(assistantAction).optional(),
  cost: z.number().optional(),
  usage: usage.optional(),
  engine: z.string().optional(),
  requiresConfirmation: z.boolean().optional(),
  confirmed: z.boolean().optional(),
  isError: z.boolean().optional(),
  requirement: appModel.optional(),
  /** The version that came of it. */
  version: z.int().optional(),
});

/** GET /api/natural-code/session/{id}. A session that does not exist: `success` false and no session, status 404. */
export const sessionResponse = z.object({
  success: z.boolean(),
  session: z.object({ chatHistory: z.array(chatMessage), projectState, techStack: techStack.optional() }).optional(),
  error: z.string().optional(),
});

/** GET /api/natural-code/sessions: the caller's own, the one used last first. */
export const sessionsResponse = z.object({
  sessions: z.array(
    z.object({ id: z.string(), title: z.string(), version: z.int(), changed_at: z.string(), expires_at: z.string() }),
  ),
});

export const version = z.object({
  version: z.int(),
  description: z.string(),
  made_at: z.string(),
  /** `restore`: equal to an earlier one, byte for byte. `edit`: changed by hand. */
  by: z.enum(['blueprint', 'model', 'edit', 'restore']),
  restored_from: z.int().optional(),
  files: z.int(),
  bytes: z.int(),
  /** SHA-256 over paths and contents: equal versions have equal ones. */
  digest: z.string(),
});

/** GET /api/natural-code/session/{id}/versions: newest first. */
export const versionsResponse = z.object({ versions: z.array(version) });

/** GET /api/natural-code/session/{id}/versions/{version}. */
export const versionFiles = z.object({ version, files: projectFiles });

/** GET …/versions/{version}/changes?since={version}. */
export const versionChanges = z.object({
  changes: z.array(
    z.object({
      path: z.string(),
      kind: z.enum(['added', 'changed', 'deleted']),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});

/** What lets more people see or change data is refused, unless `widens` says that it is meant. */
const widens = z.boolean().optional();
/** POST …/restore, which makes a new version, and POST …/rollback of a deployment. */
export const restoreRequest = z.object({ version: z.int().min(1), widens });
/** PUT …/files, which makes a new version. Null deletes. `version`: the one the changes were made on; a newer one refuses them. */
export const editRequest = z.object({
  version: z.int().min(1),
  files: z.record(projectFilePath, z.string().nullable()),
  widens,
});
export const madeVersion = z.object({ projectState, version });

/** POST /api/natural-code/estimate: what a message would cost, before it is sent. Body: ChatRequest. */
export const estimateResponse = z.object({
  engine: z.string(),
  inputTokens: z.int(),
  /** What answers of this kind take, never more than the limit. */
  outputTokens: z.int(),
  cost: z.number().optional(),
  /** What of the project is sent along, so that it can be looked at. */
  sent: z.array(z.object({ path: z.string(), as: z.enum(['whole', 'outline']), characters: z.int() })),
});

export type ProjectState = z.infer<typeof projectState>;
export type Finding = z.infer<typeof finding>;
export type ChatRequest = z.infer<typeof chatRequest>;
export type ChatResponse = z.infer<typeof chatResponse>;
export type AssistantAction = z.infer<typeof assistantAction>;
export type AssistantMessage = z.infer<typeof chatMessage>;
export type RefusedChange = z.infer<typeof refusedChange>;
export type SessionResponse = z.infer<typeof sessionResponse>;
export type SessionsResponse = z.infer<typeof sessionsResponse>;
export type Version = z.infer<typeof version>;
export type VersionFiles = z.infer<typeof versionFiles>;
export type VersionChanges = z.infer<typeof versionChanges>;
export type MadeVersion = z.infer<typeof madeVersion>;
export type EstimateResponse = z.infer<typeof estimateResponse>;
