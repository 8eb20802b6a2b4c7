/** A string of JSON, its quotation marks escaped where the JSON itself stands in a string. */
const string = String.raw`\\?"(?:[^"\\\n]|\\[^"\n]){0,200}\\?"`;
const member = String.raw`\{\s{0,100}${string}\s{0,20}:`;
const elements = String.raw`\[\s{0,100}(?:${member}|${string}\s{0,20}[,\]])`;
const within = new RegExp(`${member}|${elements}`);

/** Whether a text, or its beginning, has an object or an array of JSON somewhere behind other text, as log lines do. */
export const hasJsonWithin = (text: string): boolean => within.test(text);
