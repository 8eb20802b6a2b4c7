import type { DeployTarget } from '@toolbench/contracts/previews.ts';
import type { DeploymentPlan } from '@toolbench/contracts/assistant/tech-stack.ts';

export type StepCode =
  | 'connect'
  | 'upload'
  | 'activate'
  | 'check'
  | 'build'
  | 'switch'
  | 'sign-in'
  | 'look'
  | 'create'
  | 'wait'
  | 'remove';

/** What is done, or would be. */
export interface Step {
  readonly code: StepCode;
  /** Method and address of a call, or a command; never with a secret. */
  readonly detail?: string;
}

type StepState = 'planned' | 'running' | 'done' | 'failed' | 'skipped';
export interface StepRecord extends Step {
  readonly state: StepState;
}

export type ProblemCode =
  | 'missing-credentials'
  | 'invalid-credentials'
  | 'wrong-host-key'
  | 'unreachable'
  | 'refused-login'
  | 'command-failed'
  | 'not-answering'
  | 'forbidden'
  | 'quota'
  | 'throttled'
  | 'refused-call'
  | 'pages-only'
  | 'interrupted'
  | 'app-failed'
  | 'internal';

export interface Problem {
  readonly code: ProblemCode;
  /** What it is about: names of fields, or words of the other side with nothing secret in them. */
  readonly subject?: string;
}

/** A deployment cannot go on. */
export class DeployError extends Error {
  readonly problem: Problem;
  constructor(code: ProblemCode, subject?: string) {
    super(code);
    this.problem = { code, ...(subject !== undefined && { subject }) };
  }
}

/** What a target asks its user for. */
export interface TargetField {
  readonly name: string;
  readonly isSecret: boolean;
  /** May be left empty. */
  readonly isOptional?: boolean;
  /** Has lines, such as a key in PEM form. */
  readonly isMultiline?: boolean;
}

export type Credentials = Readonly<Record<string, string>>;

/** What an earlier deployment left at the target, as the target itself wrote it down. */
type Place = string | undefined;

export interface DeployJob {
  /** Always the same for one session and target: what is created is named after it, so a retry finds it again. */
  readonly token: string;
  readonly slug: string;
  readonly version: number;
  readonly plan: DeploymentPlan;
  readonly hasServer: boolean;
  /** Of the bundle, by path. */
  readonly files: ReadonlyMap<string, string>;
  readonly credentials: Credentials;
  readonly place: Place;
}

export interface Progress {
  /** Begins a step; the one before is done. */
  readonly step: (step: Step) => Promise<void>;
  /** Writes down what exists at the target, as soon as it does. */
  readonly keep: (place: string) => Promise<void>;
}

export type At = Pick<DeployJob, 'token' | 'slug' | 'credentials' | 'place'>;

/** A place elsewhere to which apps are deployed. Each call throws DeployError where it cannot be done. */
export interface TargetPort {
  readonly fields: readonly TargetField[];
  /** Every step and call, without making any. */
  readonly plan: (job: Pick<DeployJob, 'token' | 'slug' | 'version' | 'plan' | 'credentials'>) => readonly Step[];
  readonly deploy: (job: DeployJob, progress: Progress) => Promise<{ readonly url: string }>;
  /** Serves an earlier version again; absent where the target keeps none. */
  readonly rollBack?: (at: At, version: number) => Promise<void>;
  readonly logs?: (at: At) => Promise<string>;
  /** Takes down whatever is there; done again, it finds nothing. */
  readonly remove: (at: At) => Promise<void>;
}

/** Where is deployed to that is not this server. */
export type RemoteTarget = Exclude<DeployTarget, 'local'>;
export type Targets = Readonly<Record<RemoteTarget, TargetPort>>;
