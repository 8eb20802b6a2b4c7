import {
  cloudProviders,
  deploymentPlans,
  possiblePlan,
  possibleStack,
  techStack,
} from '@toolbench/contracts/assistant/tech-stack.ts';
import { presetChoices, type Choices } from './choices.ts';

const storageKey = 'natural-code-choices';

/** What was stored, part by part: one that is not known is the preset. */
function readChoices(stored: unknown): Choices {
  const { provider, plan, stack, engine } = stored as Partial<Record<keyof Choices, unknown>>;
  const knownProvider = cloudProviders.find((known) => known === provider) ?? presetChoices.provider;
  const knownPlan = deploymentPlans.find((known) => known === plan) ?? presetChoices.plan;
  const knownStack = techStack.safeParse(stack);
  return {
    provider: knownProvider,
    plan: possiblePlan(knownProvider, knownPlan),
    stack: knownStack.success ? possibleStack(knownStack.data) : presetChoices.stack,
    engine: engine === 'blueprint' ? 'blueprint' : 'auto',
  };
}

/** The settings, kept in the browser. */
export const storedChoices = {
  read(): Choices {
    try {
      return readChoices(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
    } catch {
      return presetChoices;
    }
  },
  keep(choices: Choices): void {
    try {
      localStorage.setItem(storageKey, JSON.stringify(choices));
    } catch {
      // Storage may be switched off.
    }
  },
};
