import {
  askEvents,
  askResponse,
  projectFile,
  projectOverview,
  projectsResponse,
  snippetsResponse,
  treeNode,
  unitDetails,
  uploadedProject,
  vectorizationStatus,
} from '@toolbench/contracts/code.ts';
import { calls, projectAddress } from '@toolbench/contracts/routes.ts';
import type { Language } from '@toolbench/ui/words/language.ts';
import { labCall } from '../lab-call.ts';
import { streamJson, type CallOptions } from '../wizard/answers/read-answer.ts';
import type { ServerEvent } from '../wizard/answers/read-events.ts';
import { sendFile, type Sent } from './upload/send-file.ts';

const withQuery = (path: string, query: Readonly<Record<string, string | number>>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

/** A packed project, and what of it is read although it would be left out. */
export interface Packed {
  readonly file: File;
  readonly takenIn: readonly string[];
}

export const uploadProject = ({ file, takenIn }: Packed, onSent: (sent: Sent) => void, options: CallOptions) =>
  sendFile(
    {
      path: calls.uploadProject,
      field: 'project',
      file,
      onSent,
      fields: takenIn.map((path) => ['take_in', path] as const),
    },
    uploadedProject,
    options,
  );

export const loadProjects = (language: Language) => labCall(calls.projects, projectsResponse, { language });

export const deleteProject = (projectPath: string, language: Language) =>
  labCall(projectAddress(projectPath), { parse: () => null }, { method: 'DELETE', language });

export const loadStructure = (projectPath: string, language: Language) =>
  labCall(calls.projectStructure, treeNode, { method: 'POST', body: { projectPath }, language });

export const startVectorization = (projectPath: string, options: CallOptions) =>
  labCall(calls.startVectorization, vectorizationStatus, { method: 'POST', body: { projectPath }, ...options });

export const stopVectorization = (projectPath: string, language: Language) =>
  labCall(calls.stopVectorization, vectorizationStatus, { method: 'POST', body: { projectPath }, language });

export const loadStatus = (projectPath: string, options: CallOptions) =>
  labCall(withQuery(calls.vectorizationStatus, { projectPath }), vectorizationStatus, options);

interface SnippetsWindow {
  readonly projectPath: string;
  /** Empty: the snippets in the order of the files. */
  readonly query: string;
  readonly limit: number;
  readonly offset: number;
}

export const loadSnippets = (window: SnippetsWindow, options: Partial<CallOptions> & Pick<CallOptions, 'language'>) =>
  labCall(withQuery(calls.vectorizedSnippets, { ...window }), snippetsResponse, options);

export const loadOverview = (projectPath: string, options: CallOptions) =>
  labCall(withQuery(calls.projectOverview, { projectPath }), projectOverview, options);

export const loadFile = (projectPath: string, path: string, language: Language) =>
  labCall(withQuery(calls.projectFile, { projectPath, path }), projectFile, { language });

export const loadUnit = (projectPath: string, path: string, line: number, language: Language) =>
  labCall(withQuery(calls.projectUnit, { projectPath, path, line }), unitDetails, { language });

export const askCode = (
  body: { readonly projectPath: string; readonly question: string },
  onEvent: (event: ServerEvent) => void,
  options: CallOptions,
) =>
  streamJson(
    calls.askCode,
    body,
    { last: askEvents.answer, failed: askEvents.failed, schema: askResponse, onEvent },
    options,
  );
