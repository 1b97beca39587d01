/** EVM networks from the library's definitions. Order = order in lists; 8217, 100 and 1 are in custom.ts. */
export const mainnets: readonly number[] = [
  42161, 8453, 10, 324, 59144, 534352, 56, 137, 43114, 130, 480, 57073, 1868, 2741, 81457, 34443, 60808, 169, 167000,
  204, 196, 5000, 1101, 7777777, 146, 80094, 255, 7000, 4200, 1116, 43111, 250, 185, 747474, 143, 48900, 200901, 42170,
  60, 88, 252, 1135, 1890, 1750, 13371, 1329, 2818, 5112, 1514, 690, 1088, 288, 592, 1284, 1285, 25, 2020, 33139, 98866,
  1625, 223, 88888, 42220, 1313161554, 9745, 999, 50, 2345, 1030, 2222, 122, 40, 30, 295, 42793, 314, 1996, 4326, 55244,
  7560, 360, 8333, 5330, 2525, 291, 232, 33979, 1480, 388, 9001, 4689, 82, 106, 108,
]

export const testnets: readonly number[] = [
  11155111, 421614, 84532, 11155420, 300, 59141, 534351, 5611, 7001, 168587773, 167007, 167008, 167009, 80085, 80084,
  10143, 1315, 97, 80002, 1301, 763373, 1946, 4801, 808813, 11124, 919, 43113, 91342,
]

/** Export to use if the library has two definitions for one id. */
export const preferredExport: Readonly<Record<number, string>> = {
  324: 'zksync',
  999: 'hyperEvm',
  8453: 'base',
  84532: 'baseSepolia',
  91342: 'giwaSepolia',
  200901: 'bitlayer',
}

/** Name and URL of endpoints that hide transactions from the public mempool, as their operators document them. */
export const protectedRpcs: Readonly<Record<number, readonly [name: string, url: string]>> = {
  1: ['Flashbots Protect', 'https://rpc.flashbots.net/fast'],
  56: ['bloXroute BSC Protect', 'https://bsc.rpc.blxrbdn.com'],
}

/** Common names, where the definition's name is longer or older. */
export const aliases: Readonly<Record<number, string>> = {
  1: 'Ethereum',
  10: 'Optimism',
  56: 'BNB Chain',
  100: 'Gnosis',
  137: 'Polygon',
  169: 'Manta',
  196: 'X Layer',
  250: 'Fantom',
  324: 'zkSync Era',
  8453: 'Base',
  42161: 'Arbitrum',
  59144: 'Linea',
}

/** Names in links that the specification gives (§3); all others are made from the name. */
export const slugs: Readonly<Record<number, string>> = {
  1: 'eth',
  10: 'optimism',
  56: 'bsc',
  137: 'polygon',
  169: 'manta',
  196: 'xlayer',
  204: 'opbnb',
  324: 'zksync',
  1101: 'polygon-zkevm',
  8453: 'base',
  42161: 'arbitrum',
  59144: 'linea',
  534352: 'scroll',
  83797601: 'sol',
  666666666: 'starknet',
}

/** Internal codes that other systems already know; all others are made from the name. */
export const codes: Readonly<Record<number, string>> = {
  1: 'EthereumMainnet',
  10: 'OptimismMainnet',
  56: 'BscMainnet',
  324: 'ZksyncMainnet',
  42161: 'ArbitrumOneMainnet',
}

/**
 * A second public endpoint of networks whose definition has one: a quorum of two can't verify a payout with one endpoint.
 * Each is of another operator than the first.
 */
export const secondEndpoints: Readonly<Record<number, string>> = {
  10: 'https://optimism-rpc.publicnode.com',
  56: 'https://bsc-rpc.publicnode.com',
  100: 'https://gnosis-rpc.publicnode.com',
  130: 'https://unichain-rpc.publicnode.com',
  137: 'https://polygon-bor-rpc.publicnode.com',
  146: 'https://sonic-rpc.publicnode.com',
  204: 'https://opbnb-rpc.publicnode.com',
  252: 'https://fraxtal-rpc.publicnode.com',
  324: 'https://zksync.drpc.org',
  1284: 'https://moonbeam-rpc.publicnode.com',
  1868: 'https://soneium-rpc.publicnode.com',
  5000: 'https://mantle-rpc.publicnode.com',
  8453: 'https://base-rpc.publicnode.com',
  42161: 'https://arbitrum-one-rpc.publicnode.com',
  42220: 'https://celo-rpc.publicnode.com',
  43114: 'https://avalanche-c-chain-rpc.publicnode.com',
  59144: 'https://linea-rpc.publicnode.com',
  80094: 'https://berachain-rpc.publicnode.com',
  81457: 'https://blast-rpc.publicnode.com',
  167000: 'https://taiko-rpc.publicnode.com',
  534352: 'https://scroll-rpc.publicnode.com',
}

/** Networks of the Popular section; a higher weight is listed first. */
export const popular: readonly number[] = [1, 42161, 8453, 10, 56, 59144, 324, 534352, 83797601]

/** Token by network: its contract in checksum spelling, and its decimals if they differ from the usual ones. */
interface TokenList {
  symbol: string
  name: string
  decimals: number
  contracts: Readonly<Record<number, string | readonly [contract: string, decimals: number]>>
}

export const tokenLists: readonly TokenList[] = [
  { symbol: 'ETH', name: 'Ether', decimals: 18, contracts: { 56: '0x2170Ed0880ac9A755fd29B2688956BD959F933F8' } },
  {
    symbol: 'USDC',
    name: 'USD Coin',
    decimals: 6,
    contracts: {
      1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      10: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
      56: ['0x8AC76a51cc950d9822D68b83fE1Ad97B32Cd580d', 18],
      130: '0x078D782b760474a361dDA0AF3839290b0EF57AD6',
      137: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      324: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4',
      480: '0x79A02482A880bCE3F13e09Da970dC34db4CD24d1',
      8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      42161: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
      43114: '0xB97EF9Ef8734C71904D8002F8b6Bc66Dd9c48a6E',
      59144: '0x176211869cA2b568f2A7D4EE941E073a821EE1ff',
      534352: '0x06eFdBFf2a14a7c8E15944D1F4A48F9F95F663A4',
      83797601: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      666666666: '0x033068f6539f8e6e6b131e6b2b814e6c34a5224bc66947c47dab9dfee93b35fb',
      9889: '0x286c479da40dc953bddc3bb4c453b608bba2e0ac483b077bd475174115395e6b',
    },
  },
  {
    symbol: 'USDT',
    name: 'Tether USD',
    decimals: 6,
    contracts: {
      1: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      10: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
      56: ['0x55d398326f99059fF775485246999027B3197955', 18],
      137: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
      324: '0x493257fD37EDB34451f62EDf8D2a0C418852bA4C',
      42161: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
      43114: '0x9702230A8Ea53601f5cD2dc00fDBc13d4dF4A8c7',
      59144: '0xA219439258ca9da29E9Cc4cE5596924745e12B93',
      534352: '0xf55BEC9cafDbE8730f096Aa55dad6D22d44099Df',
      83797601: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB',
      666666666: '0x068f5c6a61780768455de69077e07e89787839bf8166decfbf92b645209c0fb8',
      9889: '0xa0265fb5c32f6e8db3197af3c7eb05c48ae373605b8165b6f4a51c5b0ba4812e',
    },
  },
  {
    symbol: 'BTC',
    name: 'Bitcoin (BTCB)',
    decimals: 18,
    contracts: { 56: '0x7130d2A12B9BCbFAe4f2634d864A1Ee1Ce3Ead9c' },
  },
  {
    symbol: 'WBTC',
    name: 'Wrapped Bitcoin',
    decimals: 8,
    contracts: {
      1: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599',
      10: '0x68f180fcCe6836688e9084f035309E29Bf0A2095',
      137: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6',
      42161: '0x2f2a2543B76A4166549F7aaB2e75Bef0aefC5B0f',
      59144: '0x3aAB2285ddcDdaD8edf438C1bAB47e1a9D05a9b4',
    },
  },
  {
    symbol: 'STRK',
    name: 'Starknet Token',
    decimals: 18,
    contracts: { 666666666: '0x04718f5a0fc34cc1af16a1cdee98ffb20c31f5cd61d6ab07201858f4287c938d' },
  },
]
