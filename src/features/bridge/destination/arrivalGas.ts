import { ceilDiv, pow10 } from '#core/money/units.ts'
import { parseUsd, usdToUnits, usdValue } from '#core/money/usd.ts'
import type { ChainRow, TokenRow } from '#core/wire/catalogue.ts'
import { createNodeCalls } from '#src/wallets/callNode.ts'
import type { Balance } from '../model/balance.ts'

/** Value of the added coins: on a cheap network they last for long, on an expensive one they are a start. */
const LEAST_USD = parseUsd('0.3')
const MOST_USD = parseUsd('3')
/** Gas turns itself on only up to this share of what is sent. */
const MOST_SHARE = 10n

export interface ArrivalGas {
  /** Native base units on the destination. */
  readonly amount: bigint
  /** 1e-8 dollars. */
  readonly usd: bigint
}

type NativeRow = Pick<TokenRow, 'decimals' | 'usd_price' | 'usd_price_stale'>

/**
 * Coins for the recipient's first transactions: the fees of a deposit at the network's current price, bounded in dollars,
 * with two digits. Null without a fresh price, which the bounds need, and where a network's fees are unknown.
 */
export function arrivalGas(reserve: bigint, native: NativeRow | null): ArrivalGas | null {
  if (native?.usd_price == null || native.usd_price_stale || reserve === 0n) return null
  const price = parseUsd(native.usd_price)
  if (price === 0n) return null
  const within = (usd: bigint): bigint => usdToUnits(usd, native.decimals, price)
  const [least, most] = [within(LEAST_USD), within(MOST_USD)]
  const amount = twoDigits(reserve < least ? least : reserve > most ? most : reserve)
  return { amount, usd: usdValue(amount, native.decimals, price) }
}

function twoDigits(amount: bigint): bigint {
  const grain = pow10(Math.max(0, String(amount).length - 2))
  return ceilDiv(amount, grain) * grain
}

/**
 * `on`: turns itself on, because the recipient can't pay a fee there; `off`: can be turned on; `hidden`: the recipient has
 * enough. A balance that could not be read proves nothing, so it only offers the gas.
 */
export function proposedGas(
  { amount, usd }: ArrivalGas,
  balance: Balance,
  sentUsd: bigint | null,
): 'on' | 'off' | 'hidden' {
  if (balance.kind !== 'ok') return balance.kind === 'failed' ? 'off' : 'hidden'
  if (balance.amount >= amount) return 'hidden'
  return balance.amount === 0n && sentUsd !== null && usd * MOST_SHARE <= sentUsd ? 'on' : 'off'
}

const call = createNodeCalls<{ eth_getCode: string }>()
/** Code of an account that delegates to a contract and still has a key of its own (EIP-7702). */
const DELEGATED = '0xef0100'

/** True for a recipient that is a contract, which pays no fees itself. @throws AppError `rpc_unreachable`, or a `NodeRefusal` */
export async function isContract(chain: ChainRow, address: string): Promise<boolean> {
  if (chain.family !== 'evm') return false
  const code = await call(chain, 'eth_getCode', address, 'latest')
  return code !== '0x' && !code.startsWith(DELEGATED)
}
