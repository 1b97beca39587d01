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
  10143, 97, 80002, 1301, 763373, 1946, 4801, 808813, 11124, 919, 43113, 91342,
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

/** Networks of the Popular section; a higher weight is listed first. */
export const popular: readonly number[] = [1, 42161, 8453, 10, 56, 59144, 324, 534352, 83797601]
