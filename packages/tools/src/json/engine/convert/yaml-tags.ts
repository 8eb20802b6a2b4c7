import { isScalar, Schema, type ScalarTag, type Tags } from 'yaml';

const core = 'tag:yaml.org,2002:';

/** Tags whose values the library makes JavaScript objects of; JSON has no such values, so they are read as written. */
const withoutJson = new Set(['binary', 'omap', 'pairs', 'set', 'timestamp', 'merge'].map((name) => core + name));

/** The tags of a schema without those that JSON has no value for. */
export const jsonTags = (tags: Tags): Tags =>
  tags.filter((tag) => typeof tag === 'string' || !withoutJson.has(tag.tag));

export type YamlVersion = '1.1' | '1.2';

/** Scalars by the two versions of YAML: `yes`, `0644`, `1:30` and `1_000` are something else in each. */
const scalarTags = { '1.2': scalarTagsOf('core'), '1.1': scalarTagsOf('yaml-1.1') } as const;

function scalarTagsOf(schema: string): ScalarTag[] {
  const { tags } = new Schema({ schema, merge: false, customTags: jsonTags });
  return tags.filter(
    (tag): tag is ScalarTag => tag.collection === undefined && 'test' in tag && tag.test !== undefined,
  );
}

const settings = { intAsBigInt: true };
const ignore = () => undefined;

function read(tags: readonly ScalarTag[], source: string): { readonly value: unknown } | undefined {
  const tag = tags.find(({ test }) => test?.test(source));
  if (!tag) return undefined;
  // Decimals come as nodes that remember their number of digits.
  const value: unknown = tag.resolve(source, ignore, settings);
  return { value: isScalar(value) ? value.value : value };
}

/** What a version of YAML reads a plain scalar without a tag as. */
export function plainValue(source: string, version: YamlVersion): unknown {
  const found = read(scalarTags[version], source);
  return found ? found.value : source;
}

/** The tag as it is usually written: `!!int`, `!Ref`. */
export const tagName = (tag: string) => (tag.startsWith(core) ? `!!${tag.slice(core.length)}` : tag);

/** Base64 of whole groups, its lines joined. */
const base64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;
/** Dates and times by the type repository of YAML 1.1. */
const timestamp =
  /^\d{4}-\d\d?-\d\d?(?:(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::?\d\d)?))?)?$/;

export type TaggedScalar =
  | { readonly value: unknown; /** Whether JSON has the value without its tag alone. */ readonly isLeftOut: boolean }
  /** The value is none of its tag. */
  | undefined;

/** A scalar by its explicit tag. Tags of an application leave the text as it is. */
export function taggedScalar(tag: string, source: string, version: YamlVersion): TaggedScalar {
  switch (tagName(tag)) {
    case '!':
    case '!!str':
      return { value: source, isLeftOut: false };
    case '!!null':
    case '!!bool':
    case '!!int':
      return typed([tag], source, version);
    case '!!float':
      return typed([tag, `${core}int`], source, version);
    case '!!binary': {
      const text = source.replaceAll(/\s/g, '');
      return base64.test(text) ? { value: text, isLeftOut: true } : undefined;
    }
    case '!!timestamp':
      return timestamp.test(source) ? { value: source, isLeftOut: true } : undefined;
    case '!!map':
    case '!!seq':
    case '!!set':
    case '!!omap':
    case '!!pairs':
      return undefined;
    default:
      return { value: source, isLeftOut: true };
  }
}

/** A scalar of one of the tags in its own version of YAML, or in the other one, which the tag then asks for. */
function typed(tags: readonly string[], source: string, version: YamlVersion): TaggedScalar {
  const versions = [version, version === '1.2' ? '1.1' : '1.2'] as const;
  for (const one of versions) {
    const found = read(
      scalarTags[one].filter(({ tag }) => tags.includes(tag)),
      source,
    );
    if (found) return { ...found, isLeftOut: false };
  }
  return undefined;
}

/** Whether the tag fits a collection of its kind; tags of an application fit every one. */
export function fitsCollection(tag: string, kind: 'map' | 'seq'): 'fits' | 'left-out' | 'wrong' {
  switch (tagName(tag)) {
    case '!':
      return 'fits';
    case '!!map':
      return kind === 'map' ? 'fits' : 'wrong';
    case '!!seq':
      return kind === 'seq' ? 'fits' : 'wrong';
    case '!!set':
      return kind === 'map' ? 'left-out' : 'wrong';
    case '!!omap':
    case '!!pairs':
      return kind === 'seq' ? 'left-out' : 'wrong';
    case '!!str':
    case '!!null':
    case '!!bool':
    case '!!int':
    case '!!float':
    case '!!binary':
    case '!!timestamp':
    case '!!merge':
      return 'wrong';
    default:
      return 'left-out';
  }
}

const decimal = /^([-+]?)(\d*)(\.\d*)?([eE][-+]?\d+)?$/;

/** A number of YAML as one of JSON, decimals digit by digit; nothing for infinities and what is not a number. */
export function numberText(value: number | bigint, source: string): string | undefined {
  if (typeof value === 'bigint') return source === '-0' ? source : String(value);
  const [all, sign, whole, fraction = '', exponent = ''] = decimal.exec(source.replaceAll('_', '')) ?? [];
  if (all === undefined) return Number.isFinite(value) ? String(value) : undefined;
  const decimals = fraction.length > 1 ? fraction : '';
  return `${sign === '-' ? sign : ''}${whole.replace(/^0+(?=\d)/, '') || '0'}${decimals}${exponent}`;
}
