import { textToBytes } from '@toolbench/kit/text.ts';

const row = '{"id":12,"名é😀":"张伟 \\n\\u00e9","on":[true,false,null],\n"list":[-0.5,1e3,{}],"none":[] },';

/**
 * Some of every kind of token and enough of it, as bytes like every large input: the browser has compiled the engine for
 * speed before the first large text comes, and does not compile it anew at a character that it had not met.
 */
export const warmSample = textToBytes(`[${row.repeat(1_500)}0]`);
