import { networkOf } from '#chains/bitcoin/networks.ts'
import { formatUnits } from '#core/money/units.ts'
import type { Step } from '#core/wire/order.ts'
import type { AddressPayment } from '../family.ts'
import { type Terms, verifyStep } from './verifyStep.ts'

const DECIMALS = 8

/** Checks the step and returns the payment for any wallet, with a link in the form of BIP-21. @throws AppError `wallet_mismatch` */
export function paymentOf(step: Step, terms: Terms): AddressPayment {
  const { chain_id, address, amount } = verifyStep(step, terms)
  const scheme = networkOf(chain_id)?.uriScheme ?? ''
  return { address, uri: `${scheme}:${address}?amount=${formatUnits(BigInt(amount), DECIMALS)}` }
}
