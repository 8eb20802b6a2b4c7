import { describe, expect, it } from 'vitest';
import { chooseFramework, chooseLanguage, chooseProvider, presetChoices } from './choices.ts';

describe('the settings of the assistant', () => {
  it('[NC-07] reset the plan to economy where the provider lacks it, and say so', () => {
    const premium = { ...chooseProvider(presetChoices, 'aws').choices, plan: 'premium' as const };
    expect(chooseProvider(premium, 'gcp')).toMatchObject({ choices: { plan: 'premium' }, correction: null });
    expect(chooseProvider(premium, 'local')).toMatchObject({ choices: { plan: 'economy' }, correction: 'plan' });
  });

  it('[NC-07] reset the framework to React when the language changes', () => {
    const vue = chooseFramework(presetChoices, 'vue').choices;
    expect(chooseLanguage(vue, 'go')).toMatchObject({
      choices: { stack: { language: 'go', framework: 'react' } },
      correction: 'reset',
    });
    expect(chooseLanguage(vue, 'javascript')).toMatchObject({
      choices: { stack: { framework: 'vue' } },
      correction: null,
    });
  });

  it.each([
    ['fastapi', 'python'],
    ['express', 'javascript'],
  ] as const)('[NC-07] correct the language that %s cannot have', (framework, language) => {
    const java = chooseLanguage(presetChoices, 'java').choices;
    expect(chooseFramework(java, framework)).toMatchObject({ choices: { stack: { language } }, correction: framework });
  });
});
