import { storedText } from './stored-text.ts';

export const keepSwitchKey = 'keepWork';

/** Where the browser keeps the recipes that were given a name. */
export const myRecipesKey = 'myRecipes';

/** Whether what is done in this tab is kept for a reload: its user may switch that off. */
export const isKeeping = (): boolean => storedText(keepSwitchKey).read() !== 'off';
