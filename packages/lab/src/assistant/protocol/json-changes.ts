import { isPath } from './fence-line.ts';
import type { Frame, JsonOptions } from './json-frame.ts';
import { emitFile, emitObject, isExact, pathOf, talkNames, type Asking, type Value } from './json-members.ts';
import { isEnvelopeName, placeWithin, type Place } from './json-place.ts';
import type { Emit, ReplyEvent } from './reply-event.ts';
import { changesWhole, isKnownTool } from './reply-verbs.ts';
import { cleanPath } from './tag-line.ts';

/** What a call names its tool by. */
const toolNames = ['name', 'tool', 'function', 'tool_name', 'action'];
const toolIn = (call: ReadonlyMap<string, Value>): string | undefined =>
  toolNames.map((name) => call.get(name)?.text).find((text) => text !== undefined);

/** Whether a reply has no member but words and lists of changes. */
const isEnvelope = ({ kind, keys }: Frame) =>
  kind === 'object' && [...keys].every((name) => isEnvelopeName(name) || talkNames.has(name));

interface Parts extends JsonOptions {
  readonly give: Emit;
  /** Reads the arguments of a call that stand in a text of JSON. */
  readonly readGiven: (emit: Emit, tool: string, json: string) => void;
}

/**
 * Decides what the objects of a reply in JSON ask for, by where they stand, and whether all of it is a reply of ours or only
 * data that is shown.
 */
export function createJsonChanges({ give, readGiven, tool: ownTool, shown }: Parts) {
  let isUseful = false;
  /** Deletions and new paths beside the lists of files: the files say that it is a reply of ours. */
  const beside: ReplyEvent[] = [];
  let hasList = false;
  let hasCall = false;
  /** Of what may only be shown: what it would ask for, and whether it is something else than one of our forms. */
  let held: ReplyEvent[] = [];
  let isForeign = false;

  const emit: Emit = (event) => void (shown === undefined ? give(event) : held.push(event));
  const release = (): void => {
    for (const event of held) give(event);
    held = [];
  };

  /** The tool that an object is given to; undefined where it is none's, and empty where that is not known yet. */
  const toolOf = (frame: Frame, parent: Frame | undefined): string | undefined => {
    if (frame.place !== 'call') return undefined;
    return parent?.kind === 'object' ? (toolIn(parent.members) ?? '') : (ownTool ?? '');
  };

  const askingOf = (frame: Frame, parent: Frame | undefined): Asking => ({
    members: frame.members,
    tool: toolOf(frame, parent),
    isListed: frame.place === 'list' || frame.place === 'map',
    hasContent: frame.hasContent,
    qualifier: frame.qualifier,
  });

  /** Arguments in a text of JSON. */
  const takeGiven = (members: ReadonlyMap<string, Value>): boolean => {
    const json = ['arguments', 'parameters', 'input'].map((name) => members.get(name)?.text).find(Boolean);
    const tool = toolIn(members);
    if (json === undefined || tool === undefined || !json.trimStart().startsWith('{')) return false;
    hasCall = true;
    readGiven(emit, tool, json);
    isForeign ||= !isKnownTool(tool);
    return true;
  };

  const takeObject = (frame: Frame, parent: Frame | undefined): void => {
    const { place, members } = frame;
    if (place === 'deletions') {
      const path = pathOf(members);
      if (path !== undefined) beside.push({ kind: 'delete', path });
    } else if (place === 'renames') {
      const [path, to] = [members.get('from')?.text, members.get('to')?.text];
      if (path !== undefined && to !== undefined)
        beside.push({ kind: 'rename', path: cleanPath(path), to: cleanPath(to) });
    } else if (place === 'entry') takeEntry(frame, parent);
    else if (place === 'call' && parent?.kind === 'object' && toolIn(parent.members) === undefined)
      parent.given = frame;
    else if (place === 'list' || place === 'call' || place === 'bare') takeAsking(frame, parent);
    // One file in place of a list.
    else if (place === 'map' && members.size > 0) takeAsking(frame, parent);
  };

  const takeAsking = (frame: Frame, parent: Frame | undefined): void => {
    const asking = askingOf(frame, parent);
    isForeign ||= asking.isListed && !isExact(asking);
    if (asking.tool !== undefined) {
      isForeign ||= !isKnownTool(asking.tool);
      hasCall = true;
    }
    const isCall = frame.place === 'bare' && (takeGiven(frame.members) || frame.given !== undefined);
    if (frame.given) takeAsking(frame.given, frame);
    if (isCall) isUseful = true;
    else if (emitObject(emit, asking)) {
      isUseful = true;
      isForeign ||= frame.place === 'bare';
    }
  };

  /** { "files": { "src/a.js": { "content": … } } } */
  const takeEntry = (frame: Frame, parent: Frame | undefined): void => {
    const path = cleanPath(parent?.key ?? '');
    const content = frame.members.get('content') ?? frame.members.get('code');
    isForeign ||= frame.keys.size > 1 || !isPath(path);
    if (content && frame.qualifier === undefined) emitFile(emit, path, content);
    else noteNoText(parent);
    isUseful = true;
  };

  /** What stands under the path of a file is no text. */
  const noteNoText = (frame: Frame | undefined): void => {
    if (frame?.place !== 'map' || frame.key === undefined) return;
    emit({ kind: 'problem', path: cleanPath(frame.key), problem: 'no-content' });
    isUseful = true;
  };

  return {
    emit,
    askingOf,
    noteNoText,
    takeObject,
    /** Something was read that counts. */
    isUseful: () => isUseful,
    /** The content of a file begins to go out. */
    beginContent(path: string): void {
      emit({ kind: 'file-begin', path, resumed: false });
      isUseful = true;
    },
    /** The content of a file of a map went out. */
    checkMapped(path: string, content: string): void {
      isForeign ||= !isPath(path) || isPath(content);
    },
    /** The place of what begins within these. */
    placeOf(parent: Frame | undefined, above: Frame | undefined, kind: Frame['kind'], role: string): Place {
      const tool = parent && toolOf(parent, above);
      const isRefused = tool !== undefined && !changesWhole(tool);
      const within = placeWithin(parent, kind, role, ownTool !== undefined);
      const place = isRefused && (within === 'list' || within === 'map') ? 'none' : within;
      hasList ||= place === 'list' || place === 'map';
      return place;
    },
    /** A text that is no content. */
    takeText(frame: Frame, value: Value, isOutermost: boolean): void {
      if (frame.kind === 'array') {
        if (frame.place === 'deletions') beside.push({ kind: 'delete', path: cleanPath(value.text) });
      } else if (frame.key !== undefined) {
        if ((isOutermost || frame.place === 'call') && talkNames.has(frame.key)) {
          emit({ kind: 'text', text: value.text });
          isUseful = true;
        }
        frame.members.set(frame.key, value);
      }
    },
    /** It goes on as no JSON does. @param path of the file in which it does */
    fail(path: string | undefined): void {
      if (shown !== undefined) isUseful = false;
      if (isUseful && path !== undefined) emit({ kind: 'problem', path, problem: 'damaged' });
      // What follows was not read.
      if (isUseful) emit({ kind: 'problem', path: '', problem: 'incomplete' });
      else give({ kind: 'unplaced' });
    },
    /** Nothing more comes: what was held back counts as far as it goes on in another reply. */
    breakOff(): void {
      if (!isForeign && hasList) release();
    },
    /** All of it has come. */
    finish(root: Frame): void {
      // Beside files in a reply that is nothing but JSON they are changes; anywhere else they may be an example.
      for (const event of beside) {
        if (hasList && shown === undefined) emit(event);
        else if ('path' in event)
          emit({ kind: 'problem', path: event.path, problem: 'no-such-tool', said: event.kind });
      }
      if (beside.length > 0 && hasList) isUseful = true;
      const isOurs = shown === undefined || (!isForeign && (hasList ? isEnvelope(root) : hasCall && shown === 'call'));
      if (isUseful && isOurs) release();
      else {
        isUseful = false;
        give({ kind: 'unplaced' });
      }
    },
  };
}
