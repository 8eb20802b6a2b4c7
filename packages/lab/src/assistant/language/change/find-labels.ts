import type { AppModel } from '@toolbench/contracts/assistant/app-model.ts';
import type { EntityField } from './resolve.ts';

/** A field of the app whose label stands in a sentence. */
export interface FoundLabel extends EntityField {
  readonly start: number;
  readonly end: number;
}

/** What a field is called in the language of its app. */
export const labelIn = ({ field }: EntityField, model: AppModel): string =>
  model.locale === 'zh' ? field.label.zh : field.label.en;

/** A text as a regular expression that finds it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A label as words: within Chinese anywhere, in Latin letters as whole words, singular or plural. */
function patternOf(label: string): RegExp {
  const body = escaped(label).replace(/\s+/g, String.raw`\s+`);
  const before = /^[a-z0-9]/i.test(label) ? '(?<![a-z0-9])' : '';
  const after = /[a-z0-9]$/i.test(label) ? '(?:s|es)?(?![a-z0-9])' : '';
  return new RegExp(`${before}${body}${after}`, 'giu');
}

/** The fields that a sentence names by their labels, in its order; of labels within labels the longest. */
export function findLabels(model: AppModel, sentence: string): FoundLabel[] {
  const all = model.entities.flatMap((entity) =>
    entity.fields.flatMap((field) =>
      [...new Set([field.label.zh, field.label.en])]
        .filter((label) => label.trim() !== '')
        .flatMap((label) =>
          [...sentence.matchAll(patternOf(label))].map((match): FoundLabel => ({
            entity,
            field,
            start: match.index,
            end: match.index + match[0].length,
          })),
        ),
    ),
  );
  const byLength = all.sort((one, other) => other.end - other.start - (one.end - one.start));
  const kept: FoundLabel[] = [];
  for (const one of byLength) {
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one);
  }
  return kept.sort((one, other) => one.start - other.start);
}
