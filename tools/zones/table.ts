/**
 * Import rules of the zones. Imports go one way; of the programs, only `local` knows every process. `types` allows type
 * imports only.
 */
export interface Zone {
  readonly files: readonly string[]
  /** Other top-level folders that code here may import. Its own folder is always allowed. */
  readonly may: readonly string[]
  readonly types?: readonly string[]
  /** Single files of other folders, such as "server/providers/policies.ts", that code here may import as well. */
  readonly also?: readonly string[]
  /** Paths below `src/` that code here never imports, not even as types. */
  readonly notInSrc?: readonly string[]
  /** Import patterns refused although their folder is allowed. */
  readonly never?: readonly string[]
  /**
   * Test helpers (`testing/` folders) are part of this code's purpose. Elsewhere only tests and other helpers import
   * them.
   */
  readonly testing?: true
  /** The end-to-end tools (`e2e/`) may be used. */
  readonly journeys?: true
  /** Node's own modules are allowed. */
  readonly node: boolean
  /** If set, the only packages allowed. */
  readonly onlyVendors?: readonly string[]
}

export const topFolders = [
  'core',
  'chains',
  'store',
  'runtime',
  'src',
  'server',
  'maker',
  'attester',
  'reconciler',
  'bot',
  'local',
  'contracts',
  'config',
  'tools',
  'bench',
] as const

/** The bench measures everything else, which may not import it. */
const allButBench = topFolders.filter((folder) => folder !== 'bench')

const service = { may: ['core', 'chains', 'store', 'runtime', 'contracts', 'config'], node: true } as const

const src: Zone = {
  files: ['src/**'],
  may: ['core', 'chains', 'contracts'],
  types: ['server'],
  // The browser checks the steps of external providers by the same code as the server.
  also: ['server/providers/policies.ts', 'server/providers/evmCalls.ts', 'server/swaps/policies.ts'],
  never: [
    '#core/wire',
    '#chains/*/node',
    '#chains/nodes',
    '#chains/services',
    '#chains/*/services',
    '#contracts/artifacts',
  ],
  node: false,
}

/** Rooms of src/features, each with the rooms that it may import. Pages compose rooms by slots. */
export const rooms = {
  shared: [],
  site: ['shared'],
  account: ['shared', 'site'],
  bridge: ['shared', 'site', 'account'],
  orders: ['shared', 'site', 'account', 'bridge'],
  swap: ['shared', 'site', 'account', 'bridge', 'orders'],
  deploy: ['shared', 'site', 'account', 'bridge', 'orders'],
  pool: ['shared', 'site', 'account'],
  rewards: ['shared', 'site', 'account', 'bridge', 'orders'],
  telegram: ['shared', 'site', 'account', 'bridge', 'orders', 'rewards'],
  airdrop: ['shared'],
  makers: ['shared', 'site', 'account'],
  faucet: ['shared', 'site', 'account'],
  portfolio: ['shared', 'site', 'account'],
  tracker: ['shared', 'airdrop', 'portfolio'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const roomZones = Object.fromEntries(
  Object.entries(rooms).map(([room, may]: [string, readonly string[]]): [string, Zone] => {
    const others = Object.keys(rooms).filter((other) => other !== room && !may.includes(other))
    const notInSrc = ['app', 'pages', ...others.map((other) => `features/${other}`)]
    return [`src/features/${room}`, { ...src, files: [`src/features/${room}/**`], notInSrc }]
  }),
)

/** Parts of src below its services. */
const belowServices = ['api', 'format', 'i18n', 'platform', 'ui', 'wallets'] as const

export const zones: Readonly<Record<string, Zone>> = {
  core: { files: ['core/**'], may: [], node: false, onlyVendors: [] },
  wire: { files: ['core/wire/**'], may: [], node: false, onlyVendors: ['zod'] },
  chains: { files: ['chains/**'], may: ['core', 'contracts'], node: true },
  'chains-light': {
    files: ['chains/registry.ts', 'chains/*/address.ts', 'chains/*/family.ts'],
    may: ['core'],
    node: false,
    onlyVendors: ['@scure/base', '@noble/hashes'],
  },
  store: { files: ['store/**'], may: ['core', 'chains', 'runtime'], node: true },
  runtime: { files: ['runtime/**'], may: ['core', 'chains', 'config'], node: true },
  server: { files: ['server/**'], ...service },
  'step policies': {
    files: [
      'server/providers/policies.ts',
      'server/providers/*/{policy,statement,assetIds,diamonds,facets,networks,settlementOrder}.ts',
      'server/providers/evmCalls.ts',
      'server/swaps/policies.ts',
      'server/swaps/*/{policy,calls}.ts',
    ],
    may: ['core', 'chains'],
    node: false,
    onlyVendors: ['viem', '@noble/curves', '@noble/hashes', '@scure/base'],
  },
  // Both check the steps of the maker's own transfers by the same code as the server.
  maker: {
    files: ['maker/**'],
    ...service,
    also: [
      'server/providers/policies.ts',
      'server/providers/evmCalls.ts',
      'server/providers/across/depositEvent.ts',
      'server/providers/across/policy.ts',
      'server/providers/debridge/policy.ts',
    ],
  },
  attester: { files: ['attester/**'], ...service },
  reconciler: {
    files: ['reconciler/**'],
    ...service,
    also: ['server/providers/policies.ts', 'server/providers/evmCalls.ts'],
  },
  // The API is called over HTTP; only the types of its answers and the message ids are shared.
  bot: {
    files: ['bot/**'],
    may: ['core', 'chains', 'store', 'runtime', 'config'],
    types: ['server', 'src'],
    node: true,
  },
  src,
  'src/pages': { ...src, files: ['src/pages/**'], notInSrc: ['app'] },
  'src below services': {
    ...src,
    files: belowServices.map((part) => `src/${part}/**`),
    notInSrc: ['services', 'app', 'pages', 'features'],
  },
  ...roomZones,
  contracts: { files: ['contracts/**'], may: [], node: true },
  // The local profile is made of what tests use too: the accounts that local nodes keep unlocked, and the deployment to them.
  local: { files: ['local/**'], may: allButBench, node: true, testing: true },
  tools: { files: ['tools/**'], may: allButBench, node: true, testing: true, journeys: true },
  e2e: { files: ['e2e/**'], may: allButBench, node: true, testing: true, journeys: true },
  bench: { files: ['bench/**'], may: topFolders, node: true, testing: true, journeys: true },
}

/** Tests and fakes may reach further (a local node, another folder's test helpers), but never by relative path. */
export const testFiles = [
  '**/*.test.ts',
  '**/*.test.tsx',
  '**/testing/**',
  '**/suite.ts',
  '**/suite/**',
  '**/*.bench.ts',
]
