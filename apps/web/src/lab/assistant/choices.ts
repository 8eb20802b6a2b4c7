import {
  possiblePlan,
  possibleStack,
  presetStack,
  type CloudProvider,
  type DeploymentPlan,
  type TechStack,
} from '@toolbench/contracts/assistant/tech-stack.ts';

/** What the settings hold. */
export interface Choices {
  readonly provider: CloudProvider;
  readonly plan: DeploymentPlan;
  readonly stack: TechStack;
  readonly engine: 'auto' | 'blueprint';
}

export const presetChoices: Choices = { provider: 'local', plan: 'economy', stack: presetStack, engine: 'auto' };

/** What had to follow from a choice; said beside the fields. */
export type Correction = 'express' | 'fastapi' | 'reset' | 'plan';

export interface Chosen {
  readonly choices: Choices;
  readonly correction: Correction | null;
}

/** Another provider; a plan that it does not have becomes economy. */
export function chooseProvider(choices: Choices, provider: CloudProvider): Chosen {
  const plan = possiblePlan(provider, choices.plan);
  return { choices: { ...choices, provider, plan }, correction: plan === choices.plan ? null : 'plan' };
}

/** Another language of the server; the framework is React again, which fits every language. */
export function chooseLanguage(choices: Choices, language: TechStack['language']): Chosen {
  const { stack } = choices;
  if (language === stack.language) return { choices, correction: null };
  return {
    choices: { ...choices, stack: { ...stack, language, framework: 'react' } },
    correction: stack.framework === 'react' ? null : 'reset',
  };
}

/** Another framework; the language follows where the framework is written in one only. */
export function chooseFramework(choices: Choices, framework: TechStack['framework']): Chosen {
  const stack = possibleStack({ ...choices.stack, framework });
  const isCorrected = stack.language !== choices.stack.language;
  return {
    choices: { ...choices, stack },
    correction: isCorrected && (framework === 'express' || framework === 'fastapi') ? framework : null,
  };
}
