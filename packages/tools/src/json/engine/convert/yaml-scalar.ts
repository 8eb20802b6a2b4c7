/**
 * Words that some reader of YAML takes for null, a boolean or a number, such as `e6` for one without digits before its
 * exponent: as strings they need quotes.
 */
const reserved = /^(?:null|true|false|yes|no|on|off|y|n|nan|inf|e[\d_]+)$/i;

/**
 * Strings that every YAML version reads as themselves without quotes: they begin with a letter or one of `_ /`, end
 * without a space, and a colon in them is followed by something.
 */
const plain = /^[\p{L}_/](?:[\p{L}\p{N}_./()+@%&=?~,;\u3001-\u303f\uff01-\uffe5“”‘’—…·-]|[ :](?![ #]|$))*$/u;

/** What YAML, or one of its versions, does not take as it is inside quotes: line separators, C1 controls, the mark. */
const risky = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/gu;

/** A string as a YAML 1.2 flow scalar: plain where that is safe, else in double quotes, where JSON's escapes are valid. */
export function yamlString(value: string): string {
  if (plain.test(value) && !reserved.test(value)) return value;
  return JSON.stringify(value).replace(risky, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** A number with an exponent, in JSON: whole part, decimals, exponent with or without a sign. */
const withExponent = /^(-?\d+)(\.\d+)?([eE])([+-]?)(\d+)$/;

/**
 * A JSON number as YAML, digit by digit. Readers of YAML 1.1 take `1E5` for a string: for them it needs decimals and a
 * sign in its exponent, which those of 1.2 read too.
 */
export function yamlNumber(json: string): string {
  return json.replace(
    withExponent,
    (_, digits: string, decimals: string | undefined, letter: string, sign: string, exponent: string) =>
      `${digits}${decimals ?? '.0'}${letter}${sign === '' ? '+' : sign}${exponent}`,
  );
}

/** Text of several lines that a block scalar keeps exactly: no leading space, no control but line feeds, one of them last at most. */
const blockText =
  /^[^\s\p{C}\u2028\u2029][^\p{Cc}\p{Cs}\u2028\u2029\ufeff]*(?:\n+[^\p{Cc}\p{Cs}\u2028\u2029\ufeff]+)*\n?$/u;

/** A string of several lines as a literal block scalar (YAML 1.2 §8.1.2), or nothing where only quotes keep it. */
export function yamlBlock(value: string, indent: string): string | undefined {
  if (!value.includes('\n') || !blockText.test(value)) return undefined;
  const isClosed = value.endsWith('\n');
  const lines = (isClosed ? value.slice(0, -1) : value).split('\n');
  return [isClosed ? '|' : '|-', ...lines.map((line) => (line === '' ? '' : indent + line))].join('\n');
}
