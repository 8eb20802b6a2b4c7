import { all, forms, make, plain, script, three, type Files } from './damaged-case.ts';
import { ofFences } from './damages-of-blocks.ts';
import { ofTools } from './damages-of-calls.ts';
import { ofJson, ofTags } from './damages-of-marks.ts';
import { secondLook } from './damages-second.ts';
import { table } from './text-parts.ts';
import type { Case } from './cases.ts';
import type { Part } from './forms.ts';

const cut = (reply: readonly Part[], share: number): readonly Part[] => {
  let left = Math.floor(reply.reduce((sum, { text }) => sum + text.length, 0) * share);
  return reply.flatMap((part) => {
    const text = part.text.slice(0, Math.max(0, left));
    left -= part.text.length;
    return text === '' ? [] : [{ ...part, text }];
  });
};

/** Cut at some place, by the limit or by the network. */
const cuts = forms.flatMap((form) =>
  [0.2, 0.45, 0.7, 0.93].flatMap((share) =>
    (['length', 'dropped'] as const).map((finish) =>
      make(`cut at ${share} (${finish})`, form, cut(plain(form), share), { finish }),
    ),
  ),
);

const unsafe = [
  '../outside.js',
  '/etc/passwd',
  'C:\\app\\main.js',
  '.git/hooks/pre-commit',
  'a/../../b.js',
  `long/${'x'.repeat(300)}.js`,
  'nul\0.js',
  'CON',
  'node_modules/x/index.js',
];
const unsafePaths = forms.flatMap((form) =>
  unsafe.map((path) =>
    make(`the path ${JSON.stringify(path.slice(0, 24))}`, form, plain(form, [...three, [path, 'x();\n']]), {
      after: new Map([...three, [path, 'x();\n']]),
    }),
  ),
);

const other = script.replace('start(list)', 'start(all)');
const twice = forms.flatMap((form) => [
  make('the same path twice, with other content', form, plain(form, [...three, ['web/main.js', other]]), {
    orElse: new Map([['web/main.js', [script, other]]]),
    after: all,
  }),
  make('names that differ in case only', form, plain(form, [...three, ['web/Main.js', other]]), {
    after: new Map([...three, ['web/Main.js', other]]),
  }),
  make('a folder that is a file as well', form, plain(form, [...three, ['web/main.js/x.js', other]]), {
    after: new Map([...three, ['web/main.js/x.js', other]]),
  }),
]);

const large = forms.flatMap((form) => {
  const files: Files = [...three, ['data/huge.csv', table(1_300_000)]];
  const many: Files = Array.from({ length: 420 }, (_, at) => [`src/file-${at}.js`, `part(${at});\n`]);
  return [
    make('1.3 MB', form, plain(form, files), { after: new Map(files) }),
    make('420 files', form, plain(form, many), { after: new Map(many) }),
  ];
});

const nothing = forms.map((form) => make('an empty reply', form, []));

export const damagedCases: readonly Case[] = [
  ...cuts,
  ...unsafePaths,
  ...twice,
  ...large,
  ...ofTags,
  ...ofJson,
  ...ofFences,
  ...ofTools,
  ...nothing,
  ...secondLook,
];
