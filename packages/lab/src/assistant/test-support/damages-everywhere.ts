import { all, damage, type Damage } from './damage.ts';

const cut = (name: string, cuts: readonly number[], drops = false) =>
  damage(name, all, (reply) => reply, { cuts, drops });

const draft = '```js\n// web/src/main.js\nconst draft = true;\n```\n';

/** What can happen to a reply in any dialect. */
export const everywhere: readonly Damage[] = [
  damage('none', all, (reply) => reply),
  damage('talk before', all, (reply) => `好的，我来修改。Here is what I did:\n\n${reply}`),
  damage('talk after', all, (reply) => `${reply}\nThat is all; run \`npm start\` to see it.\n`),
  damage('thoughts before', all, (reply) => `<think>\nLet me see…\n</think>\n\n${reply}`),
  damage('thoughts with a draft', all, (reply) => `<think>maybe:\n${draft}no, rather\n</think>\n${reply}`),
  damage(
    'thoughts that were never opened',
    all,
    (reply) => `Let me see.\n${draft}Better like this.\n</think>\n${reply}`,
  ),
  damage('other thoughts', all, (reply) => `<thinking>x</thinking>${reply}`),
  damage('CRLF everywhere', all, (reply) => reply.replaceAll('\n', '\r\n')),
  damage('a byte order mark', all, (reply) => `\uFEFF${reply}`),
  damage('blank lines around', all, (reply) => `\n\n\n${reply}\n\n  \n`),
  damage('nothing at all', all, () => ''),
  damage('a command at the end', all, (reply) => `${reply}\n\`\`\`sh\nnpm start\n\`\`\`\n`),
  damage('the last line break missing', all, (reply) => reply.replace(/\n+$/, '')),
  cut('cut early', [0.15]),
  cut('cut in the middle', [0.5]),
  cut('cut late', [0.93]),
  cut('cut twice', [0.3, 0.6]),
  cut('cut four times', [0.2, 0.4, 0.6, 0.8]),
  cut('connection lost', [0.42], true),
  cut('connection lost late', [0.97], true),
];
