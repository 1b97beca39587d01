import { computeHashOnElements, getStarkKey, poseidonHashMany, sign } from '@scure/starknet'
import { AppError } from '#core/errors.ts'
import { padFelt } from './address.ts'

/** OpenZeppelin's account, version 1.0.0: its constructor takes the public key, which is the salt of the address, too. */
export const ACCOUNT_CLASS = padFelt('5b4b537eaa2399e3aa99c4e2e0208ebd6c71bc1467938cd52c798c601e43564')

/** Keys are below the order of the curve, as numbers above zero. */
const ORDER = 0x800000000000010ffffffffffffffffb781126dcae7b2321e66a241adc64d2fn
/** Addresses end below the 256 storage slots of the largest one. */
const ADDRESS_BOUND = 2n ** 251n - 256n

export interface StarknetKey {
  /** Canonical address of the key's account. */
  readonly address: string
  /** Signs the hash of a transaction, always to the same two numbers (RFC 6979). */
  sign(hash: bigint): readonly string[]
}

export const hexOf = (number: bigint | number): string => `0x${number.toString(16)}`
const bigOf = (text: string): bigint =>
  [...text].reduce((number, letter) => number * 256n + BigInt(letter.charCodeAt(0)), 0n)

/** Canonical address of an account that deploys itself; `args` are its constructor's. */
export function accountAddress(of: {
  readonly classHash: bigint
  readonly salt: bigint
  readonly args: readonly bigint[]
}): string {
  const prefix = bigOf('STARKNET_CONTRACT_ADDRESS')
  const address = computeHashOnElements([prefix, 0n, of.salt, of.classHash, computeHashOnElements([...of.args])])
  return padFelt((BigInt(String(address)) % ADDRESS_BOUND).toString(16))
}

/** Derives the account of a key. @throws AppError `key_invalid` */
export function starknetKey(secret: string): StarknetKey {
  const digits = /^(?:0x)?([\da-f]{1,64})$/i.exec(secret.trim())?.[1] ?? '0'
  const number = BigInt(`0x${digits}`)
  if (number === 0n || number >= ORDER)
    throw new AppError('key_invalid', 'A Starknet key is a number below the curve’s order, in hex.', {
      retriable: false,
    })
  const privateKey = number.toString(16).padStart(64, '0')
  const publicKey = BigInt(getStarkKey(privateKey))
  return {
    address: accountAddress({ classHash: BigInt(ACCOUNT_CLASS), salt: publicKey, args: [publicKey] }),
    sign: (hash) => {
      const { r, s } = sign(hash.toString(16).padStart(64, '0'), privateKey)
      return [hexOf(r), hexOf(s)]
    },
  }
}

/** Order of the hash. */
const resources = ['l1_gas', 'l2_gas', 'l1_data_gas'] as const
export type Resource = (typeof resources)[number]
const resourceNames: Readonly<Record<Resource, string>> = { l1_gas: 'L1_GAS', l2_gas: 'L2_GAS', l1_data_gas: 'L1_DATA' }

interface Bound {
  readonly max_amount: string
  readonly max_price_per_unit: string
}

/** Invoke transaction, version 3, as nodes take it. Numbers in hex. */
export interface Invoke {
  readonly type: 'INVOKE'
  /** With the mark of a trial run, no network accepts it for sending. */
  readonly version: '0x3' | '0x100000000000000000000000000000003'
  readonly sender_address: string
  readonly calldata: readonly string[]
  readonly signature: readonly string[]
  readonly nonce: string
  readonly tip: string
  readonly paymaster_data: readonly string[]
  readonly account_deployment_data: readonly string[]
  readonly nonce_data_availability_mode: 'L1'
  readonly fee_data_availability_mode: 'L1'
  readonly resource_bounds: Readonly<Record<Resource, Bound>>
}

const allHash = (numbers: readonly string[]): bigint => poseidonHashMany(numbers.map(BigInt))
const INVOKE = bigOf('invoke')

/** Hash of the transaction by the specification of version 3, for the network with this id. */
export function hashInvoke(tx: Omit<Invoke, 'signature'>, networkId: string): bigint {
  const bounds = resources.map((name) => {
    const { max_amount, max_price_per_unit } = tx.resource_bounds[name]
    return (bigOf(resourceNames[name]) << 192n) + (BigInt(max_amount) << 128n) + BigInt(max_price_per_unit)
  })
  return poseidonHashMany([
    INVOKE,
    BigInt(tx.version),
    BigInt(tx.sender_address),
    poseidonHashMany([BigInt(tx.tip), ...bounds]),
    allHash(tx.paymaster_data),
    BigInt(networkId),
    BigInt(tx.nonce),
    // Both kinds of data are on L1, which is mode 0.
    0n,
    allHash(tx.account_deployment_data),
    allHash(tx.calldata),
  ])
}

/** Fields that signing adds to calls and bounds. */
const fixed = {
  type: 'INVOKE',
  paymaster_data: [],
  account_deployment_data: [],
  nonce_data_availability_mode: 'L1',
  fee_data_availability_mode: 'L1',
} as const

export interface InvokeTerms {
  readonly version: Invoke['version']
  readonly sender: string
  readonly calldata: readonly string[]
  readonly nonce: bigint
  /** FRI per unit of L2 gas on top of the price. */
  readonly tip: bigint
  readonly bounds: Readonly<Record<Resource, { readonly amount: bigint; readonly price: bigint }>>
}

/** Signs a transaction. The same terms give the same bytes. */
export function signInvoke(
  key: StarknetKey,
  networkId: string,
  { version, sender, calldata, nonce, tip, bounds }: InvokeTerms,
): { readonly tx: Invoke; readonly hash: string } {
  const bound = ({ amount, price }: { amount: bigint; price: bigint }): Bound => ({
    max_amount: hexOf(amount),
    max_price_per_unit: hexOf(price),
  })
  const unsigned = {
    ...fixed,
    version,
    sender_address: sender,
    calldata,
    nonce: hexOf(nonce),
    tip: hexOf(tip),
    resource_bounds: {
      l1_gas: bound(bounds.l1_gas),
      l2_gas: bound(bounds.l2_gas),
      l1_data_gas: bound(bounds.l1_data_gas),
    },
  }
  const hash = hashInvoke(unsigned, networkId)
  return { tx: { ...unsigned, signature: key.sign(hash) }, hash: padFelt(hash.toString(16)) }
}
