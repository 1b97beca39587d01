/** The cluster itself burns everything that arrives here. */
const incinerator = '1nc1nerator11111111111111111111111111111111'

/**
 * Programs of every cluster, and those that wallets and explorers show so often that users mistake them for an address.
 */
const programs = {
  token: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  token2022: 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  associatedToken: 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  memo: 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  memoFirst: 'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVddwQDxFMNo',
  stake: 'Stake11111111111111111111111111111111111111',
  stakeConfig: 'StakeConfig11111111111111111111111111111111',
  vote: 'Vote111111111111111111111111111111111111111',
  config: 'Config1111111111111111111111111111111111111',
  feature: 'Feature111111111111111111111111111111111111',
  nativeLoader: 'NativeLoader1111111111111111111111111111111',
  loaderFirst: 'BPFLoader1111111111111111111111111111111111',
  loaderSecond: 'BPFLoader2111111111111111111111111111111111',
  loaderUpgradeable: 'BPFLoaderUpgradeab1e11111111111111111111111',
  loaderFourth: 'LoaderV411111111111111111111111111111111111',
  computeBudget: 'ComputeBudget111111111111111111111111111111',
  addressLookupTable: 'AddressLookupTab1e1111111111111111111111111',
  ed25519: 'Ed25519SigVerify111111111111111111111111111',
  secp256k1: 'KeccakSecp256k11111111111111111111111111111',
  secp256r1: 'Secp256r1SigVerify1111111111111111111111111',
  metadata: 'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
  names: 'namesLPneVptA9Z5rqUDD9tMTWEJwofgaYwp8cawRkX',
}

/** Accounts through which the cluster informs programs, and the owner of them all. */
const sysvars = {
  owner: 'Sysvar1111111111111111111111111111111111111',
  clock: 'SysvarC1ock11111111111111111111111111111111',
  rent: 'SysvarRent111111111111111111111111111111111',
  fees: 'SysvarFees111111111111111111111111111111111',
  rewards: 'SysvarRewards111111111111111111111111111111',
  epochRewards: 'SysvarEpochRewards1111111111111111111111111',
  epochSchedule: 'SysvarEpochSchedu1e111111111111111111111111',
  instructions: 'Sysvar1nstructions1111111111111111111111111',
  lastRestart: 'SysvarLastRestartS1ot1111111111111111111111',
  recentBlocks: 'SysvarRecentB1ockHashes11111111111111111111',
  slotHashes: 'SysvarS1otHashes111111111111111111111111111',
  slotHistory: 'SysvarS1otHistory11111111111111111111111111',
  stakeHistory: 'SysvarStakeHistory1111111111111111111111111',
}

/** Mint of wrapped SOL, listed like a token address. */
const wrappedNative = 'So11111111111111111111111111111111111111112'

/** Well-known addresses that no wallet has a key for: coins sent there are lost. */
export const keyless: readonly string[] = [
  incinerator,
  wrappedNative,
  ...Object.values(programs),
  ...Object.values(sysvars),
]
