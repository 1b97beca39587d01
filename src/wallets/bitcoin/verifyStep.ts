import { type AssetId, isNative, parseAssetId } from '#core/chain/assetId.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { mismatch } from '../walletErrors.ts'

export type BitcoinStep = Extract<Step, { kind: 'bitcoin_tx' }>

/** Conditions of a valid step, with the name reported on failure. */
const checks: readonly [what: string, holds: (step: BitcoinStep, expected: Expectation) => boolean][] = [
  ['the custody', (_, { quote }) => quote.custody === 'maker'],
  ['the kind of step', ({ label }) => label === 'transfer'],
  ['the network', ({ chain_id }, { quote }) => chain_id === parseAssetId(quote.from_asset).chain],
  ['the asset you send', (_, { quote }) => isNative(quote.from_asset as AssetId)],
  ['the sender', ({ transfer }, { depositor }) => transfer.from === depositor],
  [
    'the deposit address',
    ({ transfer }, { settlementAddress }) => transfer.to !== '' && transfer.to === settlementAddress,
  ],
  ['the amount you send', ({ transfer }, { quote }) => transfer.amount === quote.send_amount],
]

/** Last check before the wallet. The payment is then built from these fields only. @throws AppError `wallet_mismatch` */
export function verifyStep(step: Step, expected: Expectation): BitcoinStep {
  if (step.kind !== 'bitcoin_tx') throw mismatch('the kind of step')
  const failed = checks.find(([, holds]) => !holds(step, expected))
  if (failed) throw mismatch(failed[0])
  return step
}
