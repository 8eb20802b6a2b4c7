import { textsOf } from '@toolbench/ui/words/language.ts';
import { en } from '../text/en.ts';
import { zh } from '../text/zh.ts';

export const useWords = textsOf({ zh, en });
