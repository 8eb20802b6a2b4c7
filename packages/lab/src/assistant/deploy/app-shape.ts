import type { DeployTarget } from '@toolbench/contracts/previews.ts';
import type { DeploymentPlan, TechStack } from '@toolbench/contracts/assistant/tech-stack.ts';
import { planProject, type ProjectPlan } from '../project-plan.ts';

export interface BundleRequest {
  readonly files: ReadonlyMap<string, string>;
  readonly stack: TechStack;
  readonly target: DeployTarget;
  readonly plan: DeploymentPlan;
  /** Of the app; names containers, folders and machines. */
  readonly name: string;
}

/** What the files of a bundle have to know about the app. */
export interface AppShape extends Omit<BundleRequest, 'name'> {
  /** Letters, digits and hyphens; a host name could be made of it. */
  readonly slug: string;
  readonly project: ProjectPlan;
  /** The database beside the app; undefined where it keeps its data in a file, or none. */
  readonly database: 'mysql' | 'postgresql' | 'mongodb' | undefined;
  /** The project's own recipe where it does not run as root. */
  readonly dockerFile: string | undefined;
  /** Where the app listens in its container. */
  readonly port: number;
  /** Answered with 200 by an app that is well. */
  readonly healthPath: string;
}

/** A name for containers and machines: a letter, then letters, digits and hyphens, at most 40 of them. */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  return slug === '' ? 'app' : slug;
}

const staticPort = 8080;
const serverPort = 3000;

export function appShape({ name, ...request }: BundleRequest): AppShape {
  const { files, stack } = request;
  const project = planProject(files, stack);
  const own = files.get('Dockerfile');
  const dockerFile = own !== undefined && /^USER (?!root\b)/m.test(own) ? own : undefined;
  const exposed = Number(/^EXPOSE (\d+)/m.exec(dockerFile ?? '')?.[1] ?? 0);
  const database = project.server && stack.database !== 'sqlite' ? stack.database : undefined;
  const hasHealth = [...files.values()].some((text) => text.includes('/api/health'));
  return {
    ...request,
    slug: slugOf(name),
    project,
    database,
    dockerFile,
    port: exposed || (project.server ? serverPort : staticPort),
    healthPath: project.server && hasHealth ? '/api/health' : '/',
  };
}
