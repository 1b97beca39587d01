/** Contracts of Uniswap on one network, in lower case. */
export interface Deployment {
  /** Token of the native coin, whose contract wraps and unwraps it. */
  readonly wrapped: string
  readonly wrappedSymbol: string
  readonly v3Factory: string
  readonly quoter: string
  /** SwapRouter02, which serves both versions. */
  readonly router: string
  /** Factory of the V2 pairs that this router knows; null where its V2 side has none. */
  readonly v2Factory: string | null
  readonly v4: V4Deployment | null
}

/** Contracts of V4, whose router takes tokens through Permit2 alone. */
export interface V4Deployment {
  /** Holds all pools. */
  readonly poolManager: string
  readonly quoter: string
  /** Universal router. */
  readonly router: string
  /** True if its swaps have a list of price limits by pool, as since version 2.1; a call of the other form is refused. */
  readonly hasHopLimits: boolean
}

/** Universal router 2.0. */
const v4 = (poolManager: string, quoter: string, router: string): V4Deployment => ({
  poolManager,
  quoter,
  router,
  hasHopLimits: false,
})

const shared = {
  v3Factory: '0x1f98431c8ad98523631ae4a59f267346ea31f984',
  quoter: '0x61ffe014ba17989e743c5f6cb21bf9697530b21e',
  router: '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45',
  v2Factory: null,
} as const

/** Ether's token on the networks that are built with the OP Stack. */
const opStack = { wrapped: '0x4200000000000000000000000000000000000006', wrappedSymbol: 'WETH' } as const

/** Contracts that `deployDex` creates on local networks; their addresses follow from their bytecode. */
const local: Deployment = {
  wrapped: '0x128236dc0cf966f37e4843d7ed8e09b41b4053f8',
  wrappedSymbol: 'WETH',
  v3Factory: '0x9f8f7af185c2b6018ee30d8664c51d68bf682191',
  quoter: '0x6b29d111296864058805bc67e560e2c0fbbc0624',
  router: '0x30b5fa23609c5bc415cd641bfb5fca773cd73dd8',
  v2Factory: '0x16e4ca95ff3c6a7dac956d0708743c8e61498d3a',
  v4: {
    poolManager: '0xd2bf5c94dc6faca64e5f6c251f297afd4ff4575f',
    quoter: '0x8a408008be543ccd29fe923eaf05a24b30644c3e',
    router: '0xee8e9c595675a8cd873b5991f013f0578e0c21d4',
    hasHopLimits: true,
  },
}

/**
 * Published deployments by network, from docs.uniswap.org and a second source each (docs/decisions/0030). They are the only
 * contracts that a swap calls or approves. V2 only where the router was deployed together with that factory.
 */
const deployments: Readonly<Record<number, Deployment>> = {
  1: {
    ...shared,
    wrapped: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
    wrappedSymbol: 'WETH',
    v2Factory: '0x5c69bee701ef814a2b6a3edd4b1652cb9cc5aa6f',
    v4: v4(
      '0x000000000004444c5dc75cb358380d2e3de08a90',
      '0x52f0e24d1c21c8a0cb1e5a5dd6198556bd9e1203',
      '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
    ),
  },
  10: {
    ...shared,
    ...opStack,
    v4: v4(
      '0x9a13f98cb987694c9f086b1f5eb990eea8264ec3',
      '0x1f3131a13296fb91c90870043742c3cdbff1a8d7',
      '0x851116d9223fabed8e56c0e6b8ad0c31d98b3507',
    ),
  },
  56: {
    wrapped: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
    wrappedSymbol: 'WBNB',
    v3Factory: '0xdb1d10011ad0ff90774d0c6bb92e5c5c8b4461f7',
    quoter: '0x78d78e420da98ad378d7799be8f4af69033eb077',
    router: '0xb971ef87ede563556b2ed4b1c0b0019111dd85d2',
    v2Factory: null,
    v4: v4(
      '0x28e2ea090877bf75740558f6bfb36a5ffee9e9df',
      '0x9f75dd27d6664c475b90e105573e550ff69437b0',
      '0x1906c1d672b88cd1b9ac7593301ca990f94eae07',
    ),
  },
  130: {
    ...opStack,
    v3Factory: '0x1f98400000000000000000000000000000000003',
    quoter: '0x385a5cf5f83e99f7bb2852b6a19c3538b9fa7658',
    router: '0x73855d06de49d0fe4a9c42636ba96c62da12ff9c',
    v2Factory: null,
    v4: v4(
      '0x1f98400000000000000000000000000000000004',
      '0x333e3c607b141b18ff6de9f258db6e77fe7491e0',
      '0xef740bf23acae26f6492b10de645d6b98dc8eaf3',
    ),
  },
  137: {
    ...shared,
    wrapped: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270',
    wrappedSymbol: 'WPOL',
    v4: v4(
      '0x67366782805870060151383f4bbff9dab53e5cd6',
      '0xb3d5c3dfc3a7aebff71895a7191796bffc2c81b9',
      '0x1095692a6237d83c6a72f3f5efedb9a670c49223',
    ),
  },
  8453: {
    ...opStack,
    v3Factory: '0x33128a8fc17869897dce68ed026d694621f6fdfd',
    quoter: '0x3d4e44eb1374240ce5f1b871ab261cd16335b76a',
    router: '0x2626664c2603336e57b271c5c0b26f421741e481',
    v2Factory: null,
    v4: v4(
      '0x498581ff718922c3f8e6a244956af099b2652b2b',
      '0x0d5e0f971ed27fbff6c2837bf31316121532048d',
      '0x6ff5693b99212da76ad316178a184ab56d299b43',
    ),
  },
  31337: local,
  31338: local,
  42161: {
    ...shared,
    wrapped: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1',
    wrappedSymbol: 'WETH',
    v4: v4(
      '0x360e68faccca8ca495c1b759fd9eee466db9fb32',
      '0x3972c00f7ed4885e145823eb7c655375d275a1c5',
      '0xa51afafe0263b40edaef0df8781ea9aa03e381a3',
    ),
  },
  43114: {
    wrapped: '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7',
    wrappedSymbol: 'WAVAX',
    v3Factory: '0x740b1c1de25031c31ff4fc9a62f554a55cdc1bad',
    quoter: '0xbe0f5544ec67e9b3b2d979aaa43f18fd87e6257f',
    router: '0xbb00ff08d01d300023c629e8ffffcb65a5a578ce',
    v2Factory: null,
    v4: v4(
      '0x06380c0e0912312b5150364b9dc4542ba0dbbc85',
      '0xbe40675bb704506a3c2ccfb762dcfd1e979845c2',
      '0x94b75331ae8d42c1b61065089b7d48fe14aa73b7',
    ),
  },
}

export const deploymentOf = (chain: number): Deployment | null => deployments[chain] ?? null

export const deployedChains: readonly number[] = Object.keys(deployments).map(Number)
