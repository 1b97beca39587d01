import { base58 } from '@scure/base'
import { AppError } from '#core/errors.ts'
import type { AddressRules } from '../contract/address.ts'

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

/** Mint of the wrapped coin on every network, built into the token program. */
export const SVM_WRAPPED_NATIVE = 'So11111111111111111111111111111111111111112'

/** Well-known addresses that no wallet has a key for: coins sent there are lost. */
export const keyless: readonly string[] = [
  incinerator,
  SVM_WRAPPED_NATIVE,
  ...Object.values(programs),
  ...Object.values(sysvars),
]

/** System program: 32 zero bytes, the native coin's name in contracts and on the wire. */
export const SVM_NATIVE_SENTINEL = '1'.repeat(32)
const BYTES = 32
const letters = /^[1-9A-HJ-NP-Za-km-z]+$/

const invalid = (why: string, code?: string): AppError =>
  new AppError('address_invalid', why, { status: 400, ...(code ? { detail: { code } } : {}) })

/** Ordered: the first rule that applies names the problem with the text. */
const complaints: readonly [applies: (text: string) => boolean, code: string, sentence: string][] = [
  [(text) => text === '', 'empty', 'Enter an address.'],
  [(text) => /^0x/i.test(text), 'other_family', 'That’s an EVM address. This network needs a Solana-style address.'],
  [
    (text) => text.length < 32 || text.length > 44,
    'length_base58',
    'Addresses on this network have 32 to 44 characters.',
  ],
  [
    (text) => !letters.test(text),
    'letters_base58',
    'This address contains an invalid character. 0, O, I and l are never used.',
  ],
]

function decode(text: string): Uint8Array {
  for (const [applies, code, sentence] of complaints) if (applies(text)) throw invalid(sentence, code)
  const bytes = base58.decode(text)
  if (bytes.length !== BYTES)
    throw invalid('This address is incomplete. Check the first and last characters.', 'incomplete')
  return bytes
}

function fromHex(hex: string): Uint8Array {
  if (!/^0x[0-9a-fA-F]{64}$/.test(hex)) throw invalid('An address of this network is 32 bytes long.')
  return Uint8Array.from({ length: BYTES }, (_, i) => Number.parseInt(hex.slice(2 + 2 * i, 4 + 2 * i), 16))
}

const toHex = (bytes: Uint8Array): `0x${string}` =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

/** Explorers for this family have the cluster in a query (`?cluster=devnet`), which must follow the path. */
function under(explorer: string, path: string): string {
  const [base = '', query] = explorer.split('?')
  return `${base.replace(/\/+$/, '')}/${path}${query ? `?${query}` : ''}`
}

/** No one has a key to these. */
export const deadKeys: ReadonlySet<string> = new Set([SVM_NATIVE_SENTINEL, ...keyless])

/** Ed25519 public keys and program addresses in base58, which is case-sensitive: nothing here folds it. */
export const svmAddressRules: AddressRules = {
  family: 'svm',
  chainless: true,
  nativeSentinel: SVM_NATIVE_SENTINEL,
  wrappedNative: SVM_WRAPPED_NATIVE,
  transferMemo: 64,
  isDead: (canonical) => deadKeys.has(canonical),
  parse: (text) => base58.encode(decode(text.trim())),
  display: (canonical) => canonical,
  toBytes: (canonical) => toHex(decode(canonical)),
  fromBytes: (bytes) => base58.encode(fromHex(bytes)),
  txUrl: (explorer, txRef) => under(explorer, `tx/${txRef}`),
  addressUrl: (explorer, canonical) => under(explorer, `address/${canonical}`),
}
