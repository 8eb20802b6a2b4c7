/** Two lines of YAML: keys with values or lists under them. JSON, tables and sentences have none. */
const yaml =
  /^(?:---[ \t]*\r?\n)?(?:#.*\r?\n)*[\w.-]+:(?:[ \t].*)?\r?\n(?:\r?\n)*(?:[\w.-]+:(?:\s|$)|[ \t]+(?:- |[\w."'-]+:(?:\s|$))|- )/;

/** Whether a text, or its beginning, is likely to be YAML. */
export const looksLikeYaml = (text: string): boolean => yaml.test(text);
