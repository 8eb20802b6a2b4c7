import type { Model } from '../shared/prepare-model.ts';

/** What an app can do beside its pages. */
export type Features = Model['features'];

/** The expression that says whether records may be changed: with accounts only by who is signed in. */
export const mayEdit = (login: boolean) => (login ? 'isSignedIn()' : 'true');

/** The import that `mayEdit` needs, where there are accounts. */
export const accountImport = (login: boolean) => login && "import { isSignedIn } from '../account.js';";
