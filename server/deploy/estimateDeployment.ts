import { noteCreation } from '#chains/evm/note.ts'
import { nativeAsset, priceOf } from '#core/catalogue/lookups.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import { AppError } from '#core/errors.ts'
import type { NoteText } from '#core/rewards/note.ts'
import type { DeployEstimate } from '#core/wire/deploy.ts'
import type { ServerDeps } from '../deps.ts'
import { isStale, usdText } from '../providers/maker/price.ts'
import { readDataFee } from '../quotes/dataFee.ts'

/** Bytes of a transaction apart from its data: fields, and the signature. */
const FRAME_BYTES = 120n

const unavailable = (cause?: unknown): AppError =>
  new AppError('chain_unavailable', 'This network can’t be read right now.', { status: 503, retriable: true, cause })

/**
 * Estimates what the wallet pays for a deployment. Gas and price are those of one endpoint: the wallet shows its own before it signs.
 * @throws AppError `deploy_unsupported` if the network refuses the contract, `chain_unavailable`
 */
export async function estimateDeployment(
  { catalogue, chains }: Pick<ServerDeps, 'catalogue' | 'chains'>,
  chain: ChainDef,
  { text, sender }: { readonly text: NoteText; readonly sender: string | null },
): Promise<DeployEstimate> {
  const node = chains(chain.id)
  if (!node?.estimateGas || !node.gasPrice) throw unavailable()
  const data = noteCreation(text)
  const bytes = BigInt((data.length - 2) / 2) + FRAME_BYTES
  const coin = assetId(chain.id, NATIVE)
  const [gas, gasPrice, dataFee, balance] = await Promise.all([
    node.estimateGas({ to: null, data, ...(sender === null ? {} : { from: sender }) }),
    node.gasPrice(),
    readDataFee(node, bytes).catch((error: unknown) => {
      throw unavailable(error)
    }),
    sender === null
      ? null
      : node.balances(sender, [coin]).then(
          (found) => found.get(coin) ?? null,
          () => null,
        ),
  ])
  if (gas === null)
    throw new AppError('deploy_unsupported', `${chain.alias} can’t run this contract.`, {
      status: 422,
      retriable: false,
    })
  const fee = gas * gasPrice + dataFee
  const native = nativeAsset(catalogue, chain.id)
  const price = native && priceOf(catalogue, native)
  return {
    gas_units: String(gas),
    fee: String(fee),
    fee_usd: native && !isStale(price) ? usdText(fee, native.decimals, price) : null,
    balance: balance === null ? null : String(balance),
  }
}
