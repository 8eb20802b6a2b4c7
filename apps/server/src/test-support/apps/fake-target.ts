import { DeployError, type DeployJob, type TargetPort } from '../../features/deploy/ports.ts';

/** A provider that creates one thing for each token, and tells what it was asked. */
export function fakeTarget() {
  const created: string[] = [];
  const jobs: DeployJob[] = [];
  const problems: DeployError[] = [];
  const letGo: { now: Promise<void> } = { now: Promise.resolve() };
  const port: TargetPort = {
    fields: [
      { name: 'region', isSecret: false, isOptional: true },
      { name: 'key', isSecret: true, isMultiline: true },
    ],
    plan: ({ credentials }) => {
      if (credentials.region === '?') throw new DeployError('invalid-credentials', 'region');
      return [{ code: 'create', detail: 'POST https://provider.example/machines' }];
    },
    deploy: async (job, { step, keep }) => {
      jobs.push(job);
      await step({ code: 'create', detail: 'POST https://provider.example/machines' });
      if (job.place === undefined) created.push(job.token);
      await keep(`machine ${job.token}`);
      await step({ code: 'wait' });
      const problem = problems.shift();
      if (problem) throw problem;
      return { url: 'http://192.0.2.7/' };
    },
    rollBack: async () => undefined,
    remove: async () => {
      const problem = problems.shift();
      if (problem) throw problem;
      await letGo.now;
      created.pop();
    },
  };
  return { port, created, jobs, problems, letGo };
}
