import { pinyin } from 'pinyin-pro';

/** A Chinese text as one can type it: whole syllables run together, and their initials. Other letters stay. */
export function pinyinOf(text: string): readonly string[] {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const spoken = syllables.map((syllable) => syllable.trim().toLowerCase()).filter(Boolean);
  const chinese = pinyin(text, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
  return [spoken.join(''), chinese.join(''), chinese.map((syllable) => syllable[0]).join('')].filter(Boolean);
}
