/** Which way things may point; ARCHITECTURE.md tells why. */
const pureTools = '^packages/(kit|tools)/src/(?!pages\\.ts$)(?!.*\\.(tsx|css)$)(?!.*\\.test\\.ts$)(?!.*/use-)';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contracts-stand-alone',
      severity: 'error',
      from: { path: '^packages/contracts/src/(?!.*\\.test\\.ts$)' },
      to: { pathNot: ['^packages/contracts/', '^node_modules/zod/'] },
    },
    {
      name: 'kit-knows-only-contracts',
      severity: 'error',
      from: { path: '^packages/kit/src/(?!.*\\.test\\.ts$)' },
      to: { path: ['^packages/(?!kit/|contracts/)', '^apps/'] },
    },
    {
      name: 'engines-are-pure',
      comment: 'Engines, definitions and texts know no page, no shared UI and no framework.',
      severity: 'error',
      from: { path: pureTools },
      to: { path: ['\\.tsx$', '^packages/ui/', '^apps/', 'node_modules/(react|react-dom|@mantine|@codemirror)/'] },
    },
    {
      name: 'tools-do-not-know-each-other',
      comment: 'What two tools share lives in the kit or in payment-codes.',
      severity: 'error',
      from: { path: '^packages/tools/src/([^/]+)/' },
      to: {
        path: '^packages/tools/src/[^/]+/',
        pathNot: ['^packages/tools/src/payment-codes/', '^packages/tools/src/$1/'],
      },
    },
    {
      name: 'lab-knows-only-contracts-and-the-kit',
      comment: 'The logic of the lab gets engines, stores, clock and ids as arguments.',
      severity: 'error',
      from: { path: '^packages/lab/src/(?!.*\\.test\\.ts$)' },
      to: { pathNot: ['^packages/(lab|contracts|kit)/', '^node_modules/pinyin-pro/'] },
    },
    {
      name: 'ui-knows-only-the-kit',
      severity: 'error',
      from: { path: '^packages/ui/src/' },
      to: { path: ['^apps/', '^packages/(lab|runner|tools)/'] },
    },
    {
      name: 'web-and-server-are-apart',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/(?!web/)' },
    },
    {
      name: 'server-knows-no-page',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: ['^apps/(?!server/)', '^packages/ui/', '\\.tsx$'] },
    },
    {
      name: 'services-know-no-framework',
      severity: 'error',
      from: {
        path: '^apps/server/src/features/',
        pathNot: '(/(capture-)?routes|/form-bodies|/answer-work|\\.test)\\.ts$',
      },
      to: { path: 'node_modules/@?fastify' },
    },
    {
      name: 'only-compose-picks-adapters',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/(compose/[a-z-]+|server)\\.ts$',
          '^apps/server/src/(adapters|commands)/',
          '\\.test\\.ts$',
          'test-',
        ],
      },
      to: { path: '^apps/server/src/adapters/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?url$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '^\\.cache'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
