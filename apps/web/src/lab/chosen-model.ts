import { storedText } from '@toolbench/ui/work/stored-text.ts';

/** The chat model that was chosen in this browser; without storage the choice holds for no call: the default model answers. */
export const chosenModel = storedText('lab-model');
