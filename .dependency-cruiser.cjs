/** The layers, by folder. What each one is for stands in README.md; here is what it may import. */
const tests = '\\.(test|testing|spec)\\.tsx?$';
const cases = '^src/machines/[^/]+/[^/]+/cases\\.ts$';
const reference = '\\.reference\\.(tsx|css\\.ts)$';
const flowLists = '^src/machines/([^/]+/flows|index)\\.ts$';

/** Programs that people open. What none of them reaches is dead, even if the reference of components shows it. */
const programs = '^src/(app/(main|prerender)|flows/gallery/main|flows/report/render)\\.tsx$';
/** What a browser keeps is in one place for all that runs in it. */
const deviceStorage = '^src/services/shared/device/storage\\.ts$';
/** Components that stand ready for the modules that come next: each leaves this list when a screen first uses it. */
const waiting = [
  '^src/views/ui/content/(stat-skeleton)\\.',
  '^src/views/ui/feedback/(data-loading|spinner)\\.',
  '^src/views/ui/overlays/(popover|tooltip)\\.tsx',
  '^src/views/shared/requests/(preview-form)\\.',
];

/** Which domains of the server ask others at their ports, and which; what is asked knows nothing of them. */
const asks = {
  fleet: ['assets', 'due'],
  rota: ['calendar', 'hr', 'timeoff'],
  shell: ['calendar', 'rota', 'timeoff'],
  timeoff: ['calendar', 'hr'],
};

module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'app-and-server-apart',
      severity: 'error',
      comment: 'The app runs in browsers and the server in Node; what they share is the contract.',
      from: { path: '^(src|server)/', pathNot: tests },
      to: { path: '^(src|server|scripts|tests|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'contract-as-types',
      severity: 'error',
      comment:
        'Of the generated contract both programs import types, and the constants in lists/ and limits/; the server reads steward.json as data.',
      from: { path: '^(src|server|rules)/' },
      to: { path: '^openapi/', pathNot: '^openapi/generated/(lists|limits)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-run-anywhere',
      severity: 'error',
      comment:
        'What the app checks while a person types and the server before it stores: pure, from the contract alone.',
      from: { path: '^rules/', pathNot: tests },
      to: { path: ['^(src|server|scripts|tests|bench)/', 'node_modules/'], pathNot: '^rules/' },
    },
    {
      name: 'rules-of-domains-apart',
      severity: 'error',
      from: { path: '^rules/([^/]+)/' },
      to: { path: '^rules/', pathNot: '^rules/($1|shared|calendar)/' },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: [tests, '^server/platform/testing'] },
      to: { path: [tests, '^tests/', '^server/platform/testing'] },
    },
    {
      name: 'no-development-packages-in-the-product',
      severity: 'error',
      // Stately's inspector is asked for in development only, and no build holds it.
      from: { path: '^(src|server)/', pathNot: [tests, '^server/platform/testing', '^src/app/start/stately'] },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '/@types/' },
    },
    {
      name: 'no-node-in-the-app',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/flows/engine/'] },
      to: { dependencyTypes: ['core'] },
    },

    // The app, from the bottom up.
    {
      name: 'domain-is-alone',
      severity: 'error',
      comment: 'Pure rules: no input or output, no sibling, no framework.',
      from: { path: '^src/domain/([^/]+)/', pathNot: tests },
      to: { path: '^src/', pathNot: ['^src/domain/$1/', '^src/domain/shared/'] },
    },
    {
      name: 'rules-know-no-framework',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { path: 'node_modules/(react|xstate|@xstate|@tanstack|openapi-fetch|idb-keyval|wouter)' },
    },
    {
      name: 'paths-are-alone',
      severity: 'error',
      comment: 'A module builds its own addresses; a view or a machine takes those of any module from here.',
      from: { path: '^src/paths/' },
      to: { path: ['^(src|openapi)/', 'node_modules/'], pathNot: '^src/paths/shared\\.ts$' },
    },
    {
      name: 'services-know-the-contract',
      severity: 'error',
      comment:
        'Problem, the form in which a call fails, how long a call may take, the sheet that a worker keeps, and how it reads phone numbers are rules of the domain.',
      from: { path: '^src/services/', pathNot: tests },
      to: {
        path: '^src/',
        pathNot: ['^src/services/', '^src/domain/shared/((problem|deadlines|phone)\\.ts$|import-sheet/)'],
      },
    },
    {
      name: 'machines-know-rules',
      severity: 'error',
      from: { path: '^src/machines/', pathNot: tests },
      to: { path: '^src/', pathNot: ['^src/machines/', '^src/domain/', '^src/paths/'] },
    },
    {
      name: 'machines-run-anywhere',
      severity: 'error',
      from: { path: '^src/machines/' },
      to: { path: 'node_modules/(react|@xstate|@tanstack|openapi-fetch|idb-keyval|wouter)' },
    },
    {
      name: 'cases-only-in-flows',
      severity: 'error',
      comment: 'Cases are for the path engine; the product does not carry them.',
      from: { path: '^src/', pathNot: [cases, tests, flowLists, '^src/flows/'] },
      to: { path: [cases, flowLists] },
    },
    {
      name: 'views-show',
      severity: 'error',
      from: { path: '^src/views/', pathNot: [tests, reference] },
      to: { path: '^src/', pathNot: ['^src/(views|domain|paths)/', '^src/machines/', '^src/services/'] },
    },
    {
      name: 'views-send-events',
      severity: 'error',
      comment:
        'A view gets a reference to a running machine; of the machine itself it knows types, selectors and the steps in the address. Files of forms are sent by one hook, which runs their flow.',
      from: { path: '^src/views/', pathNot: [tests, '^src/views/shared/files/use-uploads\\.ts$'] },
      to: {
        path: '^src/machines/',
        pathNot: '/(selectors|steps)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'view-domains-apart',
      severity: 'error',
      comment:
        'What several domains show stands in src/views/shared. The exceptions are screens made of the screens of others.',
      from: {
        path: '^src/views/(?!ui/|shared/)([^/]+)/',
        pathNot: [
          tests,
          '^src/views/onboarding/premium-sign-up\\.page\\.tsx$',
          '^src/views/accounts/profile\\.page\\.tsx$',
        ],
      },
      to: { path: '^src/views/', pathNot: ['^src/views/(ui|shared|$1)/'] },
    },
    {
      name: 'shared-views-know-no-screen',
      severity: 'error',
      from: { path: '^src/views/shared/', pathNot: [tests, reference] },
      to: { path: '^src/views/', pathNot: '^src/views/(ui|shared)/' },
    },
    {
      name: 'machine-domains-apart',
      severity: 'error',
      comment: 'Premium sign-up plays the flows of others as its children.',
      from: {
        path: '^src/machines/(?!shared/)([^/]+)/',
        pathNot: [tests, '^src/machines/onboarding/premium-sign-up/'],
      },
      to: { path: '^src/machines/[^/]+/', pathNot: '^src/machines/(shared|$1)/' },
    },
    {
      name: 'shared-machines-know-no-flow',
      severity: 'error',
      from: { path: '^src/machines/shared/', pathNot: tests },
      to: { path: '^src/machines/[^/]+/', pathNot: '^src/machines/shared/' },
    },
    {
      name: 'design-system-knows-no-domain',
      severity: 'error',
      from: { path: '^src/views/ui/', pathNot: [tests, reference] },
      to: { path: '^(src|openapi)/', pathNot: ['^src/views/ui/', deviceStorage] },
    },
    {
      name: 'reference-is-a-program-of-its-own',
      severity: 'error',
      comment: 'It shows the design system and the parts of the product; nothing in the product knows it.',
      from: { path: ['^src/reference/', reference] },
      to: { path: '^(src|openapi)/', pathNot: '^src/(reference|views/ui|views/shared|domain)/' },
    },
    {
      name: 'specimens-only-in-the-reference',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.reference\\.tsx$', '^src/reference/', tests] },
      to: { path: ['\\.reference\\.tsx$', '^src/reference/'] },
    },
    {
      name: 'components-are-used',
      severity: 'error',
      from: { path: programs },
      to: { path: '^src/views/(ui|shared)/', pathNot: [tests, reference, ...waiting], reachable: false },
    },
    {
      name: 'waiting-components-still-wait',
      severity: 'error',
      from: { path: programs },
      to: { path: waiting, pathNot: [tests, reference], reachable: true },
    },
    {
      name: 'flows-are-a-program-of-their-own',
      severity: 'error',
      comment: 'The engine and the gallery know the machines; nothing in the product knows them.',
      from: { path: '^src/', pathNot: '^src/flows/' },
      to: { path: '^src/flows/' },
    },
    {
      name: 'engine-knows-machines',
      severity: 'error',
      from: { path: '^src/flows/', pathNot: [tests, '^src/flows/(gallery|report)/'] },
      to: { path: '^src/', pathNot: ['^src/flows/engine/', '^src/machines/', '^src/domain/'] },
    },
    {
      name: 'gallery-and-report-show-flows',
      severity: 'error',
      comment:
        'They look like the product, whose design system they use, and have no screen, service or store of their own.',
      from: { path: '^src/flows/(gallery|report)/', pathNot: tests },
      to: {
        path: '^src/',
        pathNot: ['^src/flows/', '^src/machines/', '^src/domain/', '^src/views/ui/', deviceStorage],
      },
    },

    // The server.
    {
      name: 'platform-knows-no-domain',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: [tests, '^server/platform/testing'] },
      to: { path: '^server/', pathNot: '^server/platform/' },
    },
    {
      name: 'server-domains-apart',
      severity: 'error',
      comment: 'What a domain needs of others comes as Services, or from the directory of members.',
      from: { path: `^server/(?!(?:platform|directory|plug|${Object.keys(asks).join('|')})/)([^/]+)/`, pathNot: tests },
      to: { path: '^server/', pathNot: '^server/($1|platform|directory|plug)/' },
    },
    ...Object.entries(asks).map(([domain, asked]) => ({
      name: `${domain}-asks-at-ports`,
      severity: 'error',
      comment: 'A domain is private but for its port; docs/decisions/acts-and-ports.md.',
      from: { path: `^server/${domain}/`, pathNot: tests },
      to: {
        path: '^server/',
        pathNot: [`^server/(${domain}|platform|directory|plug)/`, `^server/(${asked.join('|')})/port\\.ts$`],
      },
    })),
    {
      name: 'nobody-calls-a-handler',
      severity: 'error',
      comment: 'What others ask for as well is an act, in acts.ts beside the handlers.',
      from: { path: '^server/', pathNot: [tests, '^server/[^/]+/index\\.ts$'] },
      to: { path: '^server/.+/handlers\\.ts$' },
    },
    {
      name: 'directory-knows-no-domain',
      severity: 'error',
      from: { path: '^server/directory/', pathNot: tests },
      to: { path: '^server/', pathNot: '^server/(directory|platform)/' },
    },
    {
      name: 'plugs-are-types',
      severity: 'error',
      comment: 'server/plug says what domains offer and ask; it has nothing to run.',
      from: { path: '^server/' },
      to: { path: '^server/plug/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'plugs-know-no-domain',
      severity: 'error',
      from: { path: '^server/plug/' },
      to: { path: '^server/', pathNot: '^server/(plug|platform)/' },
    },
    {
      name: 'server-is-made-of-plugs',
      severity: 'error',
      comment: 'A domain is entered by its index.ts.',
      from: { path: '^server/[^/]+\\.ts$', pathNot: tests },
      to: { path: '^server/[^/]+/', pathNot: ['^server/(platform|plug)/', '^server/[^/]+/index\\.ts$'] },
    },
    {
      name: 'stores-hold-the-sql',
      severity: 'error',
      comment: 'Handlers and jobs go through a store; rules are pure.',
      from: { path: '^server/[^/]+/[^/]+/rules\\.ts$' },
      to: {
        path: [
          '/store\\.ts$',
          '/handlers\\.ts$',
          '/background-jobs\\.ts$',
          '^server/platform/(database/database|platform|background-jobs/background-jobs)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'start-loads-no-build-tool',
      severity: 'error',
      comment: 'What a build takes in memory would stay with the server; it is a process of its own.',
      from: { path: '^scripts/start\\.ts$' },
      to: { path: ['^scripts/build\\.ts$', 'node_modules/vite/'], reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    builtInModules: { add: [] },
    moduleSystems: ['es6', 'cjs'],
  },
};
