import { aiPresets, type AiPreset } from './ai-presets.ts';

/** Host and port of an address. */
const hostOf = (address: string) => /^https?:\/\/([^/?#]+)/.exec(address)?.[1];

/** Voices of a speech model: by where it is, else by its name, which gateways keep. */
export function voicesOf(baseUrl: string, model: string): readonly string[] {
  const named = aiPresets.find(({ ports }) => ports.speak?.models.includes(model));
  return (presetOf(baseUrl)?.ports.speak ?? named?.ports.speak)?.voices ?? [];
}

/** The preset that an address belongs to; of several on one port the first. */
export function presetOf(baseUrl: string): AiPreset | undefined {
  const host = hostOf(baseUrl);
  return aiPresets.find((preset) => {
    const [own, domain] = (hostOf(preset.baseUrl) ?? '').split(/\{\w+\}/);
    return domain === undefined ? host === own : host?.endsWith(domain);
  });
}
