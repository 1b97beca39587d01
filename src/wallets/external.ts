import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import { stepProblem } from '#core/order/stepPolicy.ts'
import type { Step } from '#core/wire/order.ts'
import { externalPolicies } from '#server/providers/policies.ts'
import type { Expectation } from './contract.ts'
import { mismatch } from './walletErrors.ts'

/**
 * Last check of an external provider's step before the wallet: the policy in this build decodes it, and it may move only what the
 * review showed.
 * @throws AppError `wallet_mismatch`
 */
export async function verifyExternalStep(step: Step, { provider, quote, recipient }: Expectation): Promise<void> {
  const load = provider === undefined ? undefined : externalPolicies[provider]
  if (!load) throw mismatch('the provider')
  const problem = await stepProblem(
    step,
    {
      chain: parseAssetId(quote.from_asset).chain,
      asset: quote.from_asset as AssetId,
      amount: BigInt(quote.send_amount),
      nativeFee: BigInt(quote.native_fee ?? '0'),
      toChain: parseAssetId(quote.to_asset).chain,
      recipient,
    },
    await load(),
  )
  if (problem) throw mismatch(words[problem])
}

const words = {
  kind: 'the kind of step',
  network: 'the network',
  unreadable: 'the call',
  target: 'the contract',
  outflow: 'the amount you send',
  allowance: 'the approved amount',
  recipient: 'the recipient',
} as const
