import type { VoiceLanguage } from '@toolbench/contracts/voice.ts';

const words = (text: string) => text.split(' ');

/** Words whose point does not end a sentence, in lower case and without that point. */
export const abbreviations: Readonly<Partial<Record<VoiceLanguage, readonly string[]>>> = {
  en: words(
    'mr mrs ms dr prof st no vs etc e.g i.e approx ca inc ltd co jr sr fig vol pp ed est u.s u.k a.m p.m gen lt',
  ),
  es: words('sr sra srta d dr dra ud uds vd vds ee uu ee.uu p.ej ej núm pág págs etc aprox tel avda c a.m p.m prof'),
  fr: words('m mm mme mmes mlle mlles dr pr p.ex ex etc env av boul bd n° tél st ste apr j.-c'),
  de: words(
    'z.b z d.h d u.a u usw bzw ca nr str dr prof hr fr st ggf evtl inkl zzgl mio mrd tel s o.ä vgl abs uhr.min',
  ),
  ru: words('т.е т.д т.п т г гг ул д кв руб коп тыс млн млрд им см стр проф др пр св тел р н.э'),
};
