import { caughtMethods } from './caught-methods.ts';
import type { HeldKind } from './held.ts';

/** Every path of the product, so that both ends and all links agree. */
export const pages = {
  home: '/',
  tools: '/tools',
  tool: (key: string) => `/tool/${key}`,
  toolPattern: '/tool/:key',
  /** Several actions of tools in a row. */
  recipes: '/recipes',
  lab: '/lab',
  labSettings: '/lab/settings',
  labDocuments: '/lab/rag',
  labCode: '/lab/cag',
  labTranslate: '/lab/translate',
  labAssistant: '/lab/naturalcode',
  /** What the server holds, and its calls: for the administrator. */
  labAccount: '/lab/account',
  labHeld: '/lab/held',
  labCalls: '/lab/calls',
  privacy: '/privacy',
  limits: '/limits',
  contact: '/contact',
  /** Keeps the pages for offline use. */
  serviceWorker: '/service-worker.js',
} as const;

/** The paths of the server's calls. */
export const calls = {
  login: '/auth/login',
  identity: '/auth/me',
  logout: '/auth/logout',
  account: '/auth/account',
  changePassword: '/auth/account/password',
  /** POST begins to switch the second factor on. */
  secondFactor: '/auth/account/second-factor',
  confirmSecondFactor: '/auth/account/second-factor/confirm',
  endSecondFactor: '/auth/account/second-factor/off',
  recoveryCodes: '/auth/account/recovery-codes',
  toolTokens: '/auth/account/tool-tokens',
  health: '/health',
  readiness: '/ready',
  metrics: '/metrics',
  apiDocs: '/api/docs',
  aiEngines: '/api/ai/engines',
  aiUsage: '/api/ai/usage',
  aiModels: '/api/ai/models',
  aiLocalServices: '/api/ai/local-services',
  uploadDocument: '/rag/upload',
  splitDocument: '/rag/split',
  storeDocument: '/rag/store',
  searchDocument: '/rag/retrieval',
  askDocument: '/rag/question',
  documents: '/rag/documents',
  documentQuality: '/rag/quality',
  uploadProject: '/api/upload',
  projectStructure: '/api/project-structure',
  startVectorization: '/api/start-vectorization',
  stopVectorization: '/api/stop-vectorization',
  vectorizationStatus: '/api/vectorization-status',
  vectorizedSnippets: '/api/vectorized-snippets',
  askCode: '/api/ask-ai',
  projectFile: '/api/project-file',
  projectUnit: '/api/project-unit',
  projectOverview: '/api/project-overview',
  projects: '/api/projects',
  voiceSocket: '/ws/translate',
  voicePhrases: '/api/voice/phrases',
  assistantChat: '/api/natural-code/chat',
  assistantEstimate: '/api/natural-code/estimate',
  assistantSessions: '/api/natural-code/sessions',
  createPreview: '/api/natural-code/create-docker-preview',
  previewList: '/api/preview/list',
  stopPreview: '/api/preview/stop',
  leasePreview: '/api/preview/lease',
  previewDrivers: '/api/preview/drivers',
  deployments: '/api/deployments',
  deployTargets: '/api/deployments/targets',
  deployBundle: '/api/deployments/bundle',
  newBin: '/bin/new',
  binLimits: '/bin/limits',
  held: '/api/held',
  /** GET: every action of the tools, with what it takes and gives. */
  tools: '/api/tools',
  /** POST: several actions of tools in a row. */
  recipes: '/api/recipes',
  /** The tools for agents: Model Context Protocol, Streamable HTTP. */
  mcp: '/mcp',
} as const;

/** DELETE ends it. */
export const accountPaths = {
  session: (id: string) => `${calls.account}/sessions/${id}`,
  device: (id: string) => `${calls.account}/devices/${id}`,
  toolToken: (id: string) => `${calls.toolTokens}/${id}`,
} as const;

/** POST: an action of a tool. */
export const toolCall = (tool: string, action: string) => `/api/tools/${tool}/${action}`;

/** The addresses of one of the lab's engines, by port. */
export const aiPaths = {
  engine: (port: string) => `${calls.aiEngines}/${port}`,
  test: (port: string) => `${calls.aiEngines}/${port}/test`,
  /** DELETE: what refusals of its service taught is forgotten. */
  learned: (port: string) => `${calls.aiEngines}/${port}/learned`,
} as const;

/** The addresses of one uploaded document. */
export const documentPaths = {
  /** DELETE: it is gone at once. */
  own: (id: string) => `${calls.documents}/${id}`,
  page: (id: string, page: string | number) => `${calls.documents}/${id}/pages/${page}`,
  chunk: (id: string, number: string | number) => `${calls.documents}/${id}/chunks/${number}`,
} as const;
/** DELETE: an uploaded project is gone at once. */
export const projectAddress = (id: string) => `${calls.projects}/${id}`;

/** GET: the mp3 of a phrase of the voice demonstration. */
export const phraseSpeech = (id: string, language: string) => `${calls.voicePhrases}/${id}/${language}`;

/** The addresses of one session of the assistant. */
export const assistantPaths = {
  /** GET restores it, DELETE: it is gone at once. */
  session: (id: string) => `/api/natural-code/session/${id}`,
  versions: (id: string) => `/api/natural-code/session/${id}/versions`,
  version: (id: string, version: string | number) => `/api/natural-code/session/${id}/versions/${version}`,
  changes: (id: string, version: string | number) => `/api/natural-code/session/${id}/versions/${version}/changes`,
  /** GET: a zip of one version, byte for byte. */
  zip: (id: string, version: string | number) => `/api/natural-code/session/${id}/versions/${version}/zip`,
  restore: (id: string) => `/api/natural-code/session/${id}/restore`,
  files: (id: string) => `/api/natural-code/session/${id}/files`,
} as const;

export const previewPaths = {
  status: (id: string) => `/api/preview/status/${id}`,
  logs: (id: string) => `/api/preview/logs/${id}`,
} as const;

/** The addresses of one deployment. */
export const deploymentPaths = {
  /** GET, and DELETE, which takes it down. */
  own: (id: string) => `${calls.deployments}/${id}`,
  rollBack: (id: string) => `${calls.deployments}/${id}/rollback`,
  logs: (id: string) => `${calls.deployments}/${id}/logs`,
  credentials: (target: string) => `${calls.deployments}/credentials/${target}`,
} as const;

/** The addresses of one bin. */
export const binPaths = {
  /** Catches every method; so does every path below it but this bin's `requests`. */
  address: (id: string) => `/bin/${id}`,
  /** GET only: the list. Every other method on it is caught. */
  requests: (id: string) => `/bin/${id}/requests`,
  /** The requests that were caught before the one with this number. */
  requestsBefore: (id: string, before: number) => `/bin/${id}/requests?before=${before}`,
  /** What else belongs to a bin lies apart from what it catches. */
  own: (id: string) => `/bins/${id}`,
  events: (id: string) => `/bins/${id}/events`,
  answer: (id: string) => `/bins/${id}/answer`,
  requestBody: (id: string, request: string | number) => `/bins/${id}/requests/${request}/body`,
} as const;

/** What the server holds, for the administrator: GET lists, DELETE deletes. */
export const heldPaths = {
  /** GET for bins only. */
  kind: (kind: HeldKind) => `${calls.held}/${kind}`,
  bin: (id: string) => `${calls.held}/bins/${id}`,
} as const;

/** Below these the server answers calls, never pages: what is unknown there is a JSON 404. */
export const callPrefixes = [
  '/auth',
  '/api',
  '/rag',
  '/ws',
  '/bin',
  '/bins',
  '/health',
  '/ready',
  '/metrics',
  '/mcp',
] as const;

/** Below these everything belongs to the lab and needs a token, routes that do not exist included. */
export const labPrefixes = ['/rag', '/api', '/ws'] as const;

/**
 * The only routes that answer without a token, as `METHOD pattern`. A route that is not in this list is guarded,
 * wherever it lies. HEAD follows GET.
 */
export const publicRoutes: ReadonlySet<string> = new Set([
  `GET ${pages.home}`,
  'GET /*',
  `GET ${pages.serviceWorker}`,
  `POST ${calls.login}`,
  `GET ${calls.health}`,
  `GET ${calls.readiness}`,
  // Who knows the random id of a bin may use it; there is nothing else to know.
  `POST ${calls.newBin}`,
  `GET ${calls.binLimits}`,
  ...caughtMethods.map((method) => `${method === 'HEAD' ? 'GET' : method} ${binPaths.address(':id')}`),
  `GET ${binPaths.requests(':id')}`,
  `DELETE ${binPaths.own(':id')}`,
  `GET ${binPaths.events(':id')}`,
  `GET ${binPaths.answer(':id')}`,
  `PUT ${binPaths.answer(':id')}`,
  `GET ${binPaths.requestBody(':id', ':request')}`,
]);

/** Routes that open to a token for tools and to no session, as `METHOD pattern`. */
export const toolRoutes: ReadonlySet<string> = new Set([
  `GET ${calls.tools}`,
  `POST ${toolCall(':tool', ':action')}`,
  `POST ${calls.recipes}`,
  ...['POST', 'GET', 'DELETE'].map((method) => `${method} ${calls.mcp}`),
]);

/** Whether a path is one of the prefixes or lies below it. */
export function isBelow(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
