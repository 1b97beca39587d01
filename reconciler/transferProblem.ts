import type { WalletTransaction } from '#chains/contract/settlement.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { rescaleDown } from '#core/money/units.ts'
import type { Catalogue } from '#core/catalogue/types.ts'
import { stepsProblem } from '#core/order/stepPolicy.ts'
import { type Step, step as stepForm } from '#core/wire/order.ts'
import { depositOf } from '#server/providers/evmCalls.ts'
import { externalPolicies } from '#server/providers/policies.ts'
import type { TransferRow } from '#store/transfers/types.ts'
import type { WatchedChains } from './contract.ts'

/** Operators can allow a loss of 5 % at most, so that a row cannot name any other. */
const LEAST_PERCENT = 95n

/**
 * Returns the reason why a transaction can't be a transfer to another wallet of the maker; null if it is one. The row only names
 * the steps: their bytes must be the transaction's own, and pass the provider's policy with the watched wallets as sender,
 * recipient and refund address.
 */
export async function transferProblem(
  catalogue: Catalogue,
  watched: WatchedChains,
  { tx, chain }: { readonly tx: WalletTransaction; readonly chain: ChainId },
  transfer: TransferRow | null,
): Promise<string | null> {
  const load =
    transfer && Object.hasOwn(externalPolicies, transfer.provider) ? externalPolicies[transfer.provider] : undefined
  if (!transfer || !load) return 'no transfer of a known provider'
  const { asset, amount, nativeFee, toAsset, minReceive, createdAt } = transfer
  const [sent, received] = [asset, toAsset].map((id) => catalogue.assets.find((each) => each.id === id))
  if (transfer.chainId !== chain || sent?.chainId !== chain || !received) return 'another network or asset than its row'
  if (sent.priceKey === null || sent.priceKey !== received.priceKey) return 'another asset arrives'
  if (minReceive * 100n < rescaleDown(amount, sent.decimals, received.decimals) * LEAST_PERCENT)
    return 'less arrives than any limit allows'
  const toChain = received.chainId
  const [from, to] = [watched.get(chain)?.wallet, watched.get(toChain)?.wallet]
  if (!from || !to) return `no wallet of ours on network ${from ? toChain : chain}`
  const steps = stepsOf(transfer)
  const call = depositOf(steps)
  const isSame =
    call &&
    tx.call &&
    call.to === tx.call.to &&
    call.data === tx.call.data.toLowerCase() &&
    call.value === tx.call.value
  if (!isSame) return 'another call than its steps'
  const expected = { chain, asset, amount, nativeFee, toChain, toAsset, minReceive, recipient: to, refundTo: from }
  // The steps were made just before the row.
  return stepsProblem(steps, { ...expected, owners: [from], now: createdAt }, await load())
}

function stepsOf({ steps }: TransferRow): readonly Step[] {
  try {
    return stepForm.array().parse(JSON.parse(steps))
  } catch {
    return []
  }
}
