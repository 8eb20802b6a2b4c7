/**
 * Where in a reply a value stands, which decides what it may ask for. `bare`: not within anything; `call`: it is given to a
 * tool; `list`, `map`: of files or changes; `entry`: under a path of such a map; `none`: nowhere that we know.
 */
export type Place = 'bare' | 'call' | 'list' | 'map' | 'entry' | 'deletions' | 'renames' | 'none';

interface Within {
  readonly kind: 'object' | 'array';
  readonly place: Place;
  readonly members: ReadonlyMap<string, unknown>;
}

/** Members that hold whole files by their paths. */
const wholeFiles = /^(?:files|file_map|contents)$/;
const changing = /^(?:files|file_map|contents|changes|edits|modifications|operations|actions|writes)$/;
const deleting = /^(?:deletes?|deletions|remove)$/;
const renaming = /^renames?$/;
/** What a call of a tool is given, where a service left the call in the text. */
const given = /^(?:arguments|args|parameters|input)$/;
/** What a call stands in, itself or in a list. */
const calling = /^(?:function|tool_calls?|calls)$/;

/** Members that a reply of ours has beside its words. */
export const isEnvelopeName = (name: string) => [changing, deleting, renaming].some((form) => form.test(name));

/** The place of what begins within something, under a name where that is an object. */
export function placeWithin(parent: Within | undefined, kind: Within['kind'], name: string, isCall: boolean): Place {
  if (!parent) return isCall ? 'call' : 'bare';
  const { place } = parent;
  if (parent.kind === 'array') return place;
  if (place === 'map') return kind === 'object' ? 'entry' : 'none';
  if (place !== 'bare' && place !== 'call') return 'none';
  if (given.test(name)) return place === 'bare' && kind === 'object' ? 'call' : 'none';
  if (calling.test(name)) return place === 'bare' ? 'bare' : 'none';
  // Beside a path it is the content of that file, whatever it says.
  if (changing.test(name) && !['path', 'content'].some((own) => parent.members.has(own))) {
    return kind === 'array' ? 'list' : wholeFiles.test(name) ? 'map' : 'list';
  }
  if (kind === 'array' && place === 'bare' && deleting.test(name)) return 'deletions';
  return kind === 'array' && place === 'bare' && renaming.test(name) ? 'renames' : 'none';
}
