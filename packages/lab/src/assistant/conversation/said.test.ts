import { describe, expect, it } from 'vitest';
import { readRequest } from '../language/read-request.ts';
import { saying } from './said.ts';
import { conversationTexts } from './texts.ts';

describe('[NC-12] what an answer says can be said next', () => {
  it('stands in its content, each sentence an item of a list', () => {
    const { content } = saying('Nothing was changed.', ['Undo', 'Make it green'], 'Or say it otherwise.');
    expect(content).toBe('Nothing was changed.\n- Undo\n- Make it green\n\nOr say it otherwise.');
  });

  it('leaves no list behind where there is nothing to say', () => {
    expect(saying('Nothing was changed.', []).content).toBe('Nothing was changed.');
  });

  const texts = Object.values(conversationTexts);
  const offered = texts.flatMap(({ notUnderstood, abilities, outOfReach }) =>
    [notUnderstood, abilities(undefined), ...Object.values(outOfReach)].flatMap(({ sentences }) => sentences),
  );
  it.each(offered)('is understood: %s', (sentence) => {
    expect(readRequest(sentence, { today: '2026-01-01' })).toMatchObject({ understood: true, unused: [] });
  });
});
