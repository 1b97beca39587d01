import { orderHash } from '#chains/evm/order/hash.ts'
import { orderToWire } from '#chains/evm/order/wire.ts'
import { addressRules } from '#chains/registry.ts'
import { assetId, NATIVE } from '#core/chain/assetId.ts'
import type { ChainDef } from '#core/catalogue/types.ts'
import { AppError } from '#core/errors.ts'
import { orderIdFromNonce } from '#core/order/id.ts'
import { addressFields, type JournalAddress, type JournalRecord } from '#store/journal/record.ts'
import type { NewOpening } from '#store/escrow/types.ts'
import type { NewOrder, NewOrderStep } from '#store/orders/types.ts'
import type { MakerDeps } from '../contract.ts'
import { payoutMemo } from '../execute/terms.ts'
import { orderFromTerms } from './restoredOrder.ts'

type Deps = Pick<MakerDeps, 'store' | 'catalogue' | 'chains' | 'log'>

export interface RestoredAddresses {
  readonly restored: number
  /** Their orders were in the database already. */
  readonly known: number
  /** Opened in the escrow, but not restored from there yet; only where `opened` is `wait`. */
  readonly waits: number
  /** Records that contradict themselves or the catalogue; nothing was written for them. */
  readonly refused: readonly { readonly address: string; readonly reason: string }[]
}

/**
 * Writes the orders of deposit addresses that the database lost, from the journal's terms. Orders whose deposits are final
 * must be restored from their chains before: the journal doesn't tell whether an address was opened. Safe to repeat.
 * @param opened `wait` leaves an order that its escrow has to a later rebuild, because another maker's journal may have
 * its payout; `restore` trusts this journal, as a maker does with an older database
 */
export async function restoreAddresses(
  deps: Deps,
  records: readonly JournalRecord[],
  opened: 'wait' | 'restore',
): Promise<RestoredAddresses> {
  const kept = records.flatMap((record) => (record.kind === 'address' ? [record.order] : []))
  const refused: { address: string; reason: string }[] = []
  const counts = { restored: 0, known: 0, waits: 0 }
  for (const record of kept) {
    const { address, orderId: order } = record
    const outcome = await restoreAddress(deps, record, opened)
    if (typeof outcome === 'string') counts[outcome] += 1
    else refused.push({ address, reason: outcome.reason })
    if (outcome !== 'known') deps.log.warn({ order, address, outcome }, 'a deposit address was found in the journal')
  }
  return { ...counts, refused }
}

async function restoreAddress(
  deps: Deps,
  record: JournalAddress,
  opened: 'wait' | 'restore',
): Promise<'restored' | 'known' | 'waits' | { readonly reason: string }> {
  const rows = derivedRows(deps, record)
  if ('reason' in rows) return rows
  const { orders } = deps.store
  const found = (await orders.get(rows.order.id)) ?? (await orders.byOnchainId(rows.onchainId))
  if (found) return found.onchainId === rows.onchainId ? 'known' : { reason: 'order_mismatch' }
  const { chainId, escrow } = record
  const isUnopened = async () => (await deps.chains.get(chainId)?.escrowStatus?.(escrow, rows.onchainId)) === 'none'
  if (opened === 'wait' && !(await isUnopened())) return 'waits'
  await deps.store.transaction(async (tx) => {
    await tx.orders.create(rows.order, [rows.step])
    await tx.openings.create(rows.opening)
  })
  return 'restored'
}

/** Nothing but the record is read, so every error is the record's. */
function derivedRows(deps: Deps, record: JournalAddress): Rows | { readonly reason: string } {
  try {
    return rowsOf(deps, record)
  } catch (error) {
    return { reason: error instanceof AppError ? error.reason : 'record_invalid' }
  }
}

interface Rows {
  readonly order: NewOrder
  readonly onchainId: `0x${string}`
  readonly step: NewOrderStep
  readonly opening: NewOpening
}

/**
 * Derives the rows from the terms that the address commits to.
 * @throws AppError `chain_unknown`, `escrow_unknown`, `asset_unknown`, `order_mismatch`, `deposit_address_mismatch`,
 * `memo_mismatch`
 */
function rowsOf({ catalogue, chains }: Deps, record: JournalAddress): Rows {
  const { orderId, chainId, address, owner, escrow, terms, makerSignature, row } = record
  const chain = catalogue.chains.find(({ id }) => id === chainId)
  const addressOf = chains.get(chainId)?.depositAddress
  if (!chain || !addressOf || terms.srcChainId !== BigInt(chainId))
    throw refusal('chain_unknown', `Network ${chainId} has no deposit addresses here.`)
  if (!chain.settlement?.escrows.some((each) => each.address.toLowerCase() === escrow.toLowerCase()))
    throw refusal('escrow_unknown', `Escrow ${escrow} is not in settlement.json.`)
  if (orderIdFromNonce(terms.nonce) !== orderId)
    throw refusal('order_mismatch', `The terms are of another order than ${orderId}.`)
  const { toBytes } = addressRules(chain.family)
  if (addressOf(escrow, terms, owner) !== address || toBytes(address) !== terms.depositor.toLowerCase())
    throw refusal('deposit_address_mismatch', `Address ${address} doesn’t commit to these terms.`)
  const onchainId = orderHash(terms)
  const shown = { asset: inputAsset(chain, terms.inputToken), chainId, amount: terms.inputAmount, sender: address }
  const order: NewOrder = {
    ...orderFromTerms(shown, { order: terms, onchainId, escrow }, catalogue),
    // Only what the terms don't show: everything else of a row that differs from them would be a forgery.
    ...addressFields(row),
    refundAddress: owner,
    makerSignature,
  }
  for (const asset of [order.fromAsset, order.toAsset])
    if (!catalogue.assets.some(({ id }) => id === asset)) throw refusal('asset_unknown', `${asset} is not listed.`)
  payoutMemo({ id: orderId, memo: row.memo, escrowOrder: terms })
  const offer = { escrow, order: orderToWire(terms), maker_signature: makerSignature }
  const body = { address, index: 0, amount: String(terms.inputAmount), offer }
  return {
    order,
    onchainId,
    step: { kind: 'pay_address', chainId, label: 'transfer', body },
    opening: {
      orderId,
      chainId,
      depositor: owner,
      kind: 'address',
      validAfter: 0,
      validBefore: terms.openBy,
      signature: '0x',
    },
  }
}

function inputAsset({ id, family }: ChainDef, bytes: `0x${string}`): NewOrder['fromAsset'] {
  const rules = addressRules(family)
  const token = rules.fromBytes(bytes)
  return assetId(id, token === rules.nativeSentinel ? NATIVE : token)
}

const refusal = (reason: string, message: string): AppError => new AppError(reason, message, { retriable: false })
