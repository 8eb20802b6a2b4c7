import { toldApartLanguage, voiceLanguage, voiceLanguages, type VoiceLanguage } from '@toolbench/contracts/voice.ts';

/** Who is to do the work. */
export type EngineChoice = 'server' | 'browser';

export interface VoiceSettings {
  readonly source: VoiceLanguage;
  readonly target: VoiceLanguage;
  readonly isTwoWay: boolean;
  /** In both directions with one button: which language was spoken is told by the server. */
  readonly tellsApart: boolean;
  readonly engine: EngineChoice;
  /** A translation is spoken as soon as it is there. */
  readonly speaks: boolean;
}

/** Who speaks: the one whose language stands first, or the other one. */
export type Side = 'source' | 'target';

export const initialSettings: VoiceSettings = {
  source: voiceLanguages[0],
  target: voiceLanguages[1],
  isTwoWay: false,
  tellsApart: false,
  engine: 'server',
  speaks: true,
};

/** Whether the two languages could be told apart: only the server does it. */
export const canTellApart = ({ source, target, engine }: VoiceSettings): boolean =>
  engine === 'server' && toldApartLanguage.array().safeParse([source, target]).success;

/** Whether one button serves both sides. */
export const isOneButton = (settings: VoiceSettings): boolean =>
  settings.isTwoWay && settings.tellsApart && canTellApart(settings);

/** What was stored; anything else counts as nothing. */
export function parseSettings(text: string | null): VoiceSettings {
  try {
    const { source, target, isTwoWay, tellsApart, engine, speaks } = JSON.parse(text ?? '{}') as Partial<VoiceSettings>;
    const languages = voiceLanguage.array().safeParse([source, target]);
    if (!languages.success || source === target) return initialSettings;
    const [from, to] = languages.data;
    const chosen = engine === 'browser' ? 'browser' : 'server';
    return {
      source: from,
      target: to,
      isTwoWay: isTwoWay === true,
      tellsApart: tellsApart === true,
      engine: chosen,
      speaks: speaks !== false,
    };
  } catch {
    return initialSettings;
  }
}

/** The language of one side is another one; if it was the other side's, the two change places. */
export function withLanguage(settings: VoiceSettings, side: Side, language: VoiceLanguage): VoiceSettings {
  const other = side === 'source' ? 'target' : 'source';
  return { ...settings, [side]: language, ...(settings[other] === language && { [other]: settings[side] }) };
}

export function swapped(settings: VoiceSettings): VoiceSettings {
  return { ...settings, source: settings.target, target: settings.source };
}

export interface Direction {
  readonly sourceLanguage: VoiceLanguage;
  readonly targetLanguage: VoiceLanguage;
}

/** From which language into which a side speaks. */
export function directionOf({ source, target }: VoiceSettings, side: Side): Direction {
  return side === 'source'
    ? { sourceLanguage: source, targetLanguage: target }
    : { sourceLanguage: target, targetLanguage: source };
}
