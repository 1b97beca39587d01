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
}

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
  },
  10: { ...shared, ...opStack },
  56: {
    wrapped: '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c',
    wrappedSymbol: 'WBNB',
    v3Factory: '0xdb1d10011ad0ff90774d0c6bb92e5c5c8b4461f7',
    quoter: '0x78d78e420da98ad378d7799be8f4af69033eb077',
    router: '0xb971ef87ede563556b2ed4b1c0b0019111dd85d2',
    v2Factory: null,
  },
  130: {
    ...opStack,
    v3Factory: '0x1f98400000000000000000000000000000000003',
    quoter: '0x385a5cf5f83e99f7bb2852b6a19c3538b9fa7658',
    router: '0x73855d06de49d0fe4a9c42636ba96c62da12ff9c',
    v2Factory: null,
  },
  137: { ...shared, wrapped: '0x0d500b1d8e8ef31e21c99d1db9a6444d3adf1270', wrappedSymbol: 'WPOL' },
  8453: {
    ...opStack,
    v3Factory: '0x33128a8fc17869897dce68ed026d694621f6fdfd',
    quoter: '0x3d4e44eb1374240ce5f1b871ab261cd16335b76a',
    router: '0x2626664c2603336e57b271c5c0b26f421741e481',
    v2Factory: null,
  },
  31337: local,
  31338: local,
  42161: { ...shared, wrapped: '0x82af49447d8a07e3bd95bd0d56f35241523fbab1', wrappedSymbol: 'WETH' },
  43114: {
    wrapped: '0xb31f66aa3c1e785363f0875a1b74e27b85fd66c7',
    wrappedSymbol: 'WAVAX',
    v3Factory: '0x740b1c1de25031c31ff4fc9a62f554a55cdc1bad',
    quoter: '0xbe0f5544ec67e9b3b2d979aaa43f18fd87e6257f',
    router: '0xbb00ff08d01d300023c629e8ffffcb65a5a578ce',
    v2Factory: null,
  },
}

export const deploymentOf = (chain: number): Deployment | null => deployments[chain] ?? null

export const deployedChains: readonly number[] = Object.keys(deployments).map(Number)
