import { planPrices, type CloudProvider, type DeploymentPlan } from '@toolbench/contracts/assistant/tech-stack.ts';
import type { zh } from '../text.zh.ts';

const signs = { CNY: '¥', USD: '$' };

/** The reference price of a plan for a month, such as `$4.5 a month`. */
export function priceText(provider: CloudProvider, plan: DeploymentPlan, t: typeof zh): string {
  const { currency, prices } = planPrices[provider];
  const price = prices[plan] ?? 0;
  return price === 0 ? t.free : t.perMonth({ price: `${signs[currency]}${price}` });
}
