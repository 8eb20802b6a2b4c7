import type { ChatTool } from '../../ports.ts';

const text = { type: 'string' } as const;

const tool = (name: string, description: string, ...members: string[]): ChatTool => ({
  name,
  description,
  parameters: {
    type: 'object',
    properties: Object.fromEntries(members.map((member) => [member, text])),
    required: members,
    additionalProperties: false,
  },
});

/** What a model calls once it has said everything. */
export const lastTool = 'done';

/** The tools that a model changes files with, one call for each change. */
export const replyTools: readonly ChatTool[] = [
  tool('write_file', 'Writes a new file, or one that changes from end to end.', 'path', 'content'),
  tool(
    'edit_file',
    'Replaces lines of a file that exists. `search` is exactly as in the file, with enough lines to be found once.',
    'path',
    'search',
    'replace',
  ),
  tool('delete_file', 'Deletes a file.', 'path'),
  tool('rename_file', 'Gives a file another path.', 'from', 'to'),
  tool(
    lastTool,
    'Says in one to three sentences, in the language of the user, what was done. Call it last.',
    'summary',
  ),
];
