import { z } from 'zod';
import {
  askResponse,
  type AskResponse,
  type HeldProject,
  type ProjectOverview,
  type Snippet,
  type UploadedProject,
  type VectorizationStatus,
} from '@toolbench/contracts/code.ts';
import { keptConversations } from '../wizard/answers/kept-conversations.ts';
import type { Packed } from './code-calls.ts';

/** The wizard's steps in their order. */
export const steps = ['upload', 'vectorize', 'ask', 'search', 'analyse'] as const;

export type Step = (typeof steps)[number];

interface OpenProject {
  readonly projectPath: string;
  readonly name: string;
  readonly files: number;
  readonly expiresAt: string;
  /** What was sent in this visit, and what the server told of it; a project from the list comes without it. */
  readonly sent: { readonly packed: Packed; readonly uploaded: UploadedProject } | null;
}

export interface Turn {
  readonly question: string;
  readonly answer: AskResponse;
}

const turns = z.array(z.object({ question: z.string(), answer: askResponse }));

/** What was said about each project, kept in the tab. */
export const conversations = keptConversations<Turn>('code', turns);

/** What was found for a question, as far as it was fetched. */
interface FoundSnippets {
  readonly question: string;
  readonly snippets: readonly Snippet[];
  readonly total: number;
  /** How many there are, in the server's words. */
  readonly message: string;
}

/** What has been done with one project. */
export interface Work {
  readonly project: OpenProject | null;
  /** Null until the server was asked. */
  readonly status: VectorizationStatus | null;
  readonly turns: readonly Turn[];
  readonly search: FoundSnippets | null;
  readonly overview: ProjectOverview | null;
}

export const noWork: Work = { project: null, status: null, turns: [], search: null, overview: null };

/** A new project: nothing has been done with it yet. */
export function afterUpload(packed: Packed, uploaded: UploadedProject): Work {
  const { projectPath, name, files, expires_at: expiresAt } = uploaded;
  return { ...noWork, project: { projectPath, name, files, expiresAt, sent: { packed, uploaded } } };
}

/** A project of the list. How far the server has come with it is asked next. */
export function fromHeld({ projectPath, name, files, expires_at: expiresAt }: HeldProject): Work {
  return { ...noWork, project: { projectPath, name, files, expiresAt, sent: null } };
}

/** What the server says of the indexing. A new round makes what was found before void. */
export function withStatus(work: Work, status: VectorizationStatus): Work {
  const keeps = status.is_complete ? work : { ...noWork, project: work.project };
  return { ...keeps, status };
}

export const isVectorized = ({ status }: Work) => status?.is_complete === true;

export function isComplete(step: Step, work: Work): boolean {
  switch (step) {
    case 'upload':
      return work.project !== null;
    case 'vectorize':
      return isVectorized(work);
    case 'ask':
      return work.turns.length > 0;
    case 'search':
      return (work.search?.snippets.length ?? 0) > 0;
    case 'analyse':
      return work.overview !== null;
  }
}

/** Whether what a step needs is there: a vectorized project can be asked, searched and analysed in any order. */
export function isReachable(step: Step, work: Work): boolean {
  if (step === 'upload') return true;
  return step === 'vectorize' ? work.project !== null : isVectorized(work);
}

/** The first step that is not complete. */
export function furthestStep(work: Work): Step {
  return steps.find((step) => !isComplete(step, work)) ?? 'analyse';
}
