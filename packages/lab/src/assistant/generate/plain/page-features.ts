import type { Model } from '../shared/prepare-model.ts';

export type Features = Model['features'];

export const mayEdit = (login: boolean) => (login ? 'isSignedIn()' : 'true');
export const accountImport = (login: boolean) => login && "import { isSignedIn } from '../account.js';";
