import { networkOf } from '#chains/bitcoin/networks.ts'
import { openDepositAccount } from '#chains/bitcoin/wallet/keys.ts'
import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import type { AddressPayment } from '../family.ts'
import { mismatch } from '../walletErrors.ts'

export type PayAddress = Extract<Step, { kind: 'pay_address' }>
export type Terms = Pick<Expectation, 'quote' | 'settlementAddress'>

/** Conditions of a valid step, with the name reported on failure. */
const checks: readonly [what: string, holds: (step: PayAddress, terms: Terms) => boolean][] = [
  ['the custody', (_, { quote }) => quote.custody === 'maker'],
  ['the kind of step', ({ label }) => label === 'transfer'],
  ['the network', ({ chain_id }, { quote }) => chain_id === parseAssetId(quote.from_asset).chain],
  ['the asset you send', (_, { quote }) => isNative(quote.from_asset as AssetId)],
  ['the deposit address', ({ address, ...step }, terms) => address !== '' && address === pinnedAddress(step, terms)],
  ['the amount you send', ({ amount }, { quote }) => amount === quote.send_amount],
]

/** Returns the address at the step's index of the pinned deposit account: a server can't make up another one. */
function pinnedAddress({ chain_id, index }: Pick<PayAddress, 'chain_id' | 'index'>, { settlementAddress }: Terms) {
  const network = networkOf(chain_id)
  try {
    return network && openDepositAccount(settlementAddress, network).at(index).address
  } catch {
    return null
  }
}

/** Last check before the wallet or the QR code, which then use these fields only. @throws AppError `wallet_mismatch` */
export function verifyStep(step: Step, terms: Terms): PayAddress {
  if (step.kind !== 'pay_address') throw mismatch('the kind of step')
  const failed = checks.find(([, holds]) => !holds(step, terms))
  if (failed) throw mismatch(failed[0])
  return step
}

const DECIMALS = 8

/** Checks the step and returns the payment for any wallet, with a BIP-21 link. @throws AppError `wallet_mismatch` */
export function paymentOf(step: Step, terms: Terms): AddressPayment {
  const { chain_id, address, amount } = verifyStep(step, terms)
  const scheme = networkOf(chain_id)?.uriScheme ?? ''
  const units = BigInt(amount)
  return { address, units, memo: null, uri: `${scheme}:${address}?amount=${formatUnits(units, DECIMALS)}` }
}
