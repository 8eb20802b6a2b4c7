import { madeByField } from '../generate/shared/server-entity.ts';
import type { RightsModel } from './rights.ts';

/** The file that the server of an app reads its records and rights from. */
export const serverModelFile = 'server/model.json';

type Files = ReadonlyMap<string, string>;
type Entity = RightsModel['entities'][number];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEntity = (value: unknown) =>
  isRecord(value) && typeof value.name === 'string' && Array.isArray(value.fields) && value.fields.every(isRecord);

/** The file as it was read; undefined where it is not one that a server of ours could read. */
export function serverModelIn(files: Files): RightsModel | undefined {
  try {
    const read: unknown = JSON.parse(files.get(serverModelFile) ?? '');
    const isOne = isRecord(read) && isRecord(read.features) && Array.isArray(read.entities);
    return isOne && (read.entities as unknown[]).every(isEntity) ? (read as unknown as RightsModel) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an app keeps anything from anybody. */
export const isGuarded = ({ features }: RightsModel) => Boolean(features.visitors) || Boolean(features.signUp);

const hidden = JSON.stringify(madeByField);

/** What the comparison of rights says nothing of. A publication is compared by whether there is one: another one is other. */
function besidesRights(model: RightsModel, other: RightsModel): string {
  const isPublishedThere = ({ name }: Entity) =>
    other.entities.some((entity) => entity.name === name && entity.published);
  return JSON.stringify({
    ...model,
    features: { ...model.features, signUp: undefined, visitors: undefined },
    entities: model.entities.map((entity) => ({
      ...entity,
      visitors: undefined,
      published: isPublishedThere(entity) ? entity.published : undefined,
      fields: entity.fields
        .filter((field) => JSON.stringify(field) !== hidden)
        .map((field) => ({ ...field, staff: undefined })),
    })),
  });
}

/** Keys that stand there twice, or in other signs than usual, are read by each language in its own way. */
const isPlain = (text: string) => text.replaceAll(/\s/g, '') === JSON.stringify(JSON.parse(text)).replaceAll(/\s/g, '');

/** Whether the file differs in nothing but what the comparison of rights tells. */
export const differsInRightsAlone = (before: RightsModel, after: RightsModel, files: Files) =>
  besidesRights(before, after) === besidesRights(after, before) && isPlain(files.get(serverModelFile) ?? '');

/** The pages of an app, and the folder of those that are built. */
const pages = /^(?:web|server\/public)\//;
/** What a server could be started from instead, wherever it lies. */
const program = /\.(?:java|py|go|jar)$/i;
const aside =
  /^(?:server\/(?:tests?\/.*|test_[^/]*\.py|[^/]*_test\.go|(?:seeds|samples|messages)\.json)|\.(?:gitignore|editorconfig)|(?:.*\/)?(?:[^/]+\.md|LICENSE))$/i;

/** Whether a file can decide what the server of an app does: all but pages, tests, examples, words and what is for readers. */
export const runsOnServer = (path: string) => !(pages.test(path) && !program.test(path)) && !aside.test(path);
