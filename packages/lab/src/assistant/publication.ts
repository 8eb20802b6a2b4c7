import type { AppEntity, AppField } from '@toolbench/contracts/assistant/app-model.ts';

/** What makes a record public: its field `name` has this value. All others are drafts. */
export interface Publication {
  readonly name: string;
  readonly value: string | boolean;
  /** A value that a draft has. */
  readonly draft: string | boolean;
}

const publicValue = /^(?:publish(?:ed)?|public|live)$/i;
const publicLabel = /^已?(?:发布|发表|公开|上线)$/;

function publicationBy({ name, type, choices = [], label }: AppField): Publication | undefined {
  if (type === 'choice') {
    const shown = choices.find((choice) => publicValue.test(choice.value) || publicLabel.test(choice.label.zh));
    const hidden = choices.find((choice) => choice !== shown);
    return shown && hidden && { name, value: shown.value, draft: hidden.value };
  }
  if (type !== 'boolean') return undefined;
  if (/^(?:is)?draft$/i.test(name) || /草稿/.test(label.zh)) return { name, value: false, draft: true };
  const isPublic = /^(?:is)?(?:published|public)$/i.test(name) || /^是?否?已?(?:发布|发表|公开)$/.test(label.zh);
  return isPublic ? { name, value: true, draft: false } : undefined;
}

/** Whether an entity has drafts, and how to tell them: by a choice like “draft, published”, or a box to tick. */
export function publicationOf(entity: AppEntity): Publication | undefined {
  for (const field of entity.fields) {
    const found = publicationBy(field);
    if (found !== undefined) return found;
  }
  return undefined;
}
