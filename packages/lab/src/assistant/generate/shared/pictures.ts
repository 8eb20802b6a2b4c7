import type { AppField } from '@toolbench/contracts/assistant/app-model.ts';

const pictureName = /^(?:image|picture|photo|cover|avatar|logo|poster|thumbnail)s?(?:Url|Link)?\d*$/i;

/** Whether the address that a field holds is that of a picture: then the app takes files, and shows what is in them. */
export const isPicture = ({ type, name }: Pick<AppField, 'type' | 'name'>) => type === 'url' && pictureName.test(name);

/** The type of a field in an app: pictures are addresses in the model alone. */
export const typeInApp = (field: AppField): AppField['type'] | 'picture' => (isPicture(field) ? 'picture' : field.type);
