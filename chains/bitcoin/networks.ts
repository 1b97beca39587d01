/** Parameters that distinguish the networks of this family. */
export interface BitcoinNetwork {
  /** Human-readable part of its segwit addresses. */
  readonly hrp: string
  /** Version bytes of its base58 addresses. */
  readonly pubKeyHash: number
  readonly scriptHash: number
  /** Scheme of payment links (BIP-21). */
  readonly uriScheme: string
  /** Line before a text in the legacy form of signed messages. */
  readonly messagePrefix: string
  /** Hashes of the first block; a segwit prefix may serve several test networks. */
  readonly genesis: readonly string[]
}

const uriScheme = 'bitcoin'
const messagePrefix = 'Bitcoin Signed Message:\n'

const mainnet: BitcoinNetwork = {
  hrp: 'bc',
  pubKeyHash: 0x00,
  scriptHash: 0x05,
  uriScheme,
  messagePrefix,
  genesis: ['000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f'],
}

const testnet: BitcoinNetwork = {
  hrp: 'tb',
  pubKeyHash: 0x6f,
  scriptHash: 0xc4,
  uriScheme,
  messagePrefix,
  // Testnet3, testnet4 and signet.
  genesis: [
    '000000000933ea01ad0ee984209779baaec3ced90fa3f408719526f8d77f4943',
    '00000000da84f2bafbbc53dee25a72ae507ff4914b867c565be350b0da8bf043',
    '00000008819873e925422c1ff0f99f7cc9bbb232af63a077a480a3633bee1ef6',
  ],
}

const regtest: BitcoinNetwork = {
  hrp: 'bcrt',
  pubKeyHash: 0x6f,
  scriptHash: 0xc4,
  uriScheme,
  messagePrefix,
  genesis: ['0f9188f13cb7b2c71f2a335e3a4fc328bf5beb436012afca590b1a11466e2206'],
}

/** Litecoin's regtest, which runs where no Bitcoin node is packaged: the same addresses with other prefixes. */
const litecoinRegtest: BitcoinNetwork = {
  hrp: 'rltc',
  pubKeyHash: 0x6f,
  scriptHash: 0x3a,
  uriScheme: 'litecoin',
  messagePrefix: 'Litecoin Signed Message:\n',
  genesis: ['530827f38f93b43ed12af0b3ad25a288dc02ed74d6d7857862df51fc56c416f9'],
}

export const networks: readonly BitcoinNetwork[] = [mainnet, testnet, regtest, litecoinRegtest]

/** Networks by our chain id. Test networks are not listed by default; an operator's row of chains.json adds one. */
const byChain: Readonly<Record<number, BitcoinNetwork>> = {
  999706684: mainnet,
  999706677: mainnet,
  999706611: testnet,
  999706621: regtest,
  999706631: litecoinRegtest,
}

export const networkOf = (chainId: number): BitcoinNetwork | null => byChain[chainId] ?? null
