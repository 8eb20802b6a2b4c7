import { z } from 'zod';

/* What an app can be written in, where it can be deployed, and what that costs. */

export const stackLanguages = ['javascript', 'python', 'java', 'go'] as const;
export const stackFrameworks = ['react', 'vue', 'express', 'fastapi'] as const;
export const stackDatabases = ['sqlite', 'mysql', 'postgresql', 'mongodb'] as const;

export const techStack = z.object({
  /** Of the server. */
  language: z.enum(stackLanguages),
  /** `react` and `vue` make the pages and call a server in `language`; the others serve plain pages themselves. */
  framework: z.enum(stackFrameworks),
  database: z.enum(stackDatabases),
  hosting: z.literal('vercel'),
});

export type TechStack = z.infer<typeof techStack>;

export const presetStack: TechStack = {
  language: 'javascript',
  framework: 'react',
  database: 'sqlite',
  hosting: 'vercel',
};

const needed: Partial<Record<TechStack['framework'], TechStack['language']>> = {
  express: 'javascript',
  fastapi: 'python',
};

/** Whether the framework can be had in the language: Express is JavaScript, FastAPI is Python. */
export function isPossible({ language, framework }: Pick<TechStack, 'language' | 'framework'>): boolean {
  return (needed[framework] ?? language) === language;
}

/** The nearest stack that can be: the framework keeps, the language follows it. */
export function possibleStack(stack: TechStack): TechStack {
  return isPossible(stack) ? stack : { ...stack, language: needed[stack.framework] ?? stack.language };
}

export const cloudProviders = ['local', 'aliyun', 'aws', 'gcp', 'azure'] as const;
export const deploymentPlans = ['economy', 'standard', 'premium'] as const;

export type CloudProvider = (typeof cloudProviders)[number];
export type DeploymentPlan = (typeof deploymentPlans)[number];

/** What a plan has. Null: without limit. */
export const planSpecs: Readonly<
  Record<
    DeploymentPlan,
    {
      readonly vcpu: number;
      readonly memoryGb: number;
      readonly diskGb: number;
      readonly trafficTb: number | null;
      readonly domains: number | null;
      readonly backup: 'weekly' | 'daily' | 'real-time';
      readonly cdn: boolean;
      readonly autoScale: boolean;
    }
  >
> = {
  economy: {
    vcpu: 1,
    memoryGb: 2,
    diskGb: 20,
    trafficTb: 1,
    domains: 1,
    backup: 'weekly',
    cdn: false,
    autoScale: false,
  },
  standard: {
    vcpu: 2,
    memoryGb: 4,
    diskGb: 50,
    trafficTb: 5,
    domains: 3,
    backup: 'daily',
    cdn: false,
    autoScale: false,
  },
  premium: {
    vcpu: 4,
    memoryGb: 8,
    diskGb: 100,
    trafficTb: null,
    domains: null,
    backup: 'real-time',
    cdn: true,
    autoScale: true,
  },
};

/** Reference prices of a month; a provider has the plans that have a price. */
export const planPrices: Readonly<
  Record<CloudProvider, { readonly currency: 'CNY' | 'USD'; readonly prices: Partial<Record<DeploymentPlan, number>> }>
> = {
  local: { currency: 'CNY', prices: { economy: 0 } },
  aliyun: { currency: 'CNY', prices: { economy: 29, standard: 89, premium: 299 } },
  aws: { currency: 'USD', prices: { economy: 5, standard: 15, premium: 45 } },
  gcp: { currency: 'USD', prices: { economy: 4.5, standard: 13.5, premium: 40 } },
  azure: { currency: 'USD', prices: { economy: 5.2, standard: 16, premium: 48 } },
};

/** The plan itself where the provider has it, else economy, which all have. */
export function possiblePlan(provider: CloudProvider, plan: DeploymentPlan): DeploymentPlan {
  return planPrices[provider].prices[plan] === undefined ? 'economy' : plan;
}
