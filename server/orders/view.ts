import { priceOf } from '#core/catalogue/lookups.ts'
import { channelById } from '#core/channel/lookups.ts'
import type { AssetDef, Catalogue, ChainDef, ChainSettlement } from '#core/catalogue/types.ts'
import { type AssetId, parseAssetId } from '#core/chain/assetId.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { orderStatus } from '#core/order/status.ts'
import { addressRules, hasAddressRules } from '#chains/registry.ts'
import type { Order, OrderEventWire, Step } from '#core/wire/order.ts'
import type { Store } from '#store/contract.ts'
import type { ChainStateRow } from '#store/chainState/types.ts'
import type { DepositRow } from '#store/deposits/types.ts'
import type { DisbursementRow } from '#store/disbursements/types.ts'
import type { ExternalRow } from '#store/orders/external.ts'
import type { WaitingPayment } from '#chains/contract/reader.ts'
import type { OpeningRow } from '#store/escrow/types.ts'
import type { OrderEventRow, OrderRow, OrderStep } from '#store/orders/types.ts'
import { confirmationsFor } from '#core/catalogue/tiers.ts'
import { feeLines } from '../providers/maker/price.ts'
import type { RouteProvider } from '../providers/provider.ts'
import { stepFromRow } from './steps.ts'

type Ending = Awaited<ReturnType<Store['deposits']['endings']>>[number]

/** Everything that the view of an order is built from. */
export interface OrderParts {
  order: OrderRow
  steps: readonly OrderStep[]
  deposits: readonly DepositRow[]
  disbursements: readonly DisbursementRow[]
  endings: readonly Ending[]
  /** Only of an order that an external provider settles. */
  external: ExternalRow | null
  /** Payment that waits in a mempool at the order's deposit address; absent where it is not looked up. */
  waiting?: WaitingPayment | null
  /** Base units at the order's own EVM address; absent where it is not looked up. */
  addressBalance?: bigint | null
  /** Opening of the deposit at that address; absent where it is not looked up. */
  opening?: Pick<OpeningRow, 'reason'> | null
  sourceState: ChainStateRow
  /** Wall clock, or the source chain's time if that is ahead. */
  now: Date
}

type TxLink = NonNullable<Order['deposit']>
const iso = (date: Date): string => date.toISOString()

const ownDeposit = (deposits: readonly DepositRow[]): DepositRow | null => {
  const standing = deposits.filter((d) => d.status !== 'orphaned')
  return standing.find((d) => d.exception === null) ?? standing[0] ?? null
}

function txLink(chain: ChainDef | undefined, chainId: number, hash: string, at: Date): TxLink {
  const linked = chain?.explorerUrl && hasAddressRules(chain.family)
  return {
    chain_id: chainId,
    tx_hash: hash,
    explorer_url: linked ? addressRules(chain.family).txUrl(chain.explorerUrl ?? '', hash) : null,
    at: iso(at),
  }
}

/** Once the deposit exists all steps are done, even if the browser never reported them. */
function stepsWire(rows: readonly OrderStep[], hint: string | null, deposit: string | null): Step[] {
  const last = rows.length - 1
  return rows.map((row, index) => {
    const wire = stepFromRow(row)
    if (deposit) return { ...wire, status: 'done' as const, tx_ref: index === last ? deposit : wire.tx_ref }
    return index === last && hint && wire.status === 'waiting'
      ? { ...wire, status: 'sent' as const, tx_ref: hint }
      : wire
  })
}

/** Builds the API's view of an order. Never throws: an asset missing from the catalogue only loses its dollar value. */
export function createOrderView(catalogue: Catalogue, providers: readonly RouteProvider[]) {
  const assets = new Map<string, AssetDef>(catalogue.assets.map((a) => [a.id, a]))
  const chains = new Map<number, ChainDef>(catalogue.chains.map((c) => [c.id, c]))
  const providerOf = (order: OrderRow) => providers.find((p) => p.name === order.provider) ?? null

  function fees(order: OrderRow): Order['fees'] {
    const asset = assets.get(order.fromAsset)
    return asset ? feeLines(order, asset, priceOf(catalogue, asset), channelById(catalogue, order.channelId)) : []
  }

  function link(row: DisbursementRow | undefined): TxLink | null {
    return row?.txRef ? txLink(chains.get(row.chainId), row.chainId, row.txRef, row.updatedAt) : null
  }

  function refundLink(parts: OrderParts): TxLink | null {
    const ending = parts.endings.find((e) => e.kind !== 'claimed')
    if (ending) return txLink(chains.get(parts.order.fromChain), parts.order.fromChain, ending.txId, ending.at)
    return link(parts.disbursements.find((d) => d.kind !== 'payout' && d.txRef !== null))
  }

  type Links = Pick<Order, 'deposit' | 'payout' | 'refund'>

  const makerLinks = (parts: OrderParts, deposit: DepositRow | null): Links => ({
    deposit: deposit ? txLink(chains.get(deposit.chainId), deposit.chainId, deposit.txId, deposit.seenAt) : null,
    payout: link(parts.disbursements.find((d) => d.kind === 'payout' && d.txRef !== null)),
    refund: refundLink(parts),
  })

  function waitingLink({ order: { fromChain }, waiting, now }: OrderParts): Order['waiting_deposit'] {
    if (!waiting) return null
    return { ...txLink(chains.get(fromChain), fromChain, waiting.txId, now), amount: String(waiting.amount) }
  }

  function externalLinks({ fromChain, toChain }: OrderRow, of: ExternalRow): Links {
    const linkTo = (chain: ChainId, tx: string | null) =>
      tx === null ? null : txLink(chains.get(chain), chain, tx, of.updatedAt)
    return {
      deposit: linkTo(fromChain, of.depositTx),
      payout: linkTo(chainOfAsset(of.receivedAsset, toChain), of.payoutTx),
      refund: linkTo(chainOfAsset(of.refundedAsset, fromChain), of.refundTx),
    }
  }

  const outcomeOf = (of: ExternalRow): NonNullable<Order['outcome']> => ({
    received_asset: of.receivedAsset,
    received_amount: of.receivedAmount === null ? null : String(of.receivedAmount),
    received_verified: of.isReceivedVerified,
    refunded_asset: of.refundedAsset,
    refunded_amount: of.refundedAmount === null ? null : String(of.refundedAmount),
    refunded_verified: of.isRefundVerified,
    reason: of.reason,
  })

  function settlementOf(order: OrderRow, external: ExternalRow | null): Order['settlement'] {
    if (order.settlement.kind !== 'external') return { kind: 'maker' }
    const pages = providerOf(order)?.pages
    return {
      ...order.settlement,
      provider: order.provider,
      order_url: pages?.order(order, external?.depositTx ?? null) ?? null,
      support_url: pages?.support ?? null,
    }
  }

  /** A refund or a payout halfway may be on another network than the order's. */
  const chainOfAsset = (asset: AssetId | null, otherwise: ChainId): ChainId =>
    asset === null ? otherwise : parseAssetId(asset).chain

  function toWire(parts: OrderParts): Order {
    const { order, now } = parts
    const deposit = ownDeposit(parts.deposits)
    const settlement = chains.get(order.fromChain)?.settlement ?? null
    const payout = parts.disbursements.find(({ kind, txRef }) => kind === 'payout' && txRef !== null)
    return {
      id: order.id,
      provider: order.provider,
      provider_name: order.settlement.kind === 'external' ? (providerOf(order)?.title ?? order.provider) : '',
      settlement: settlementOf(order, parts.external),
      status: orderStatus(order, now),
      from_asset: order.fromAsset,
      to_asset: order.toAsset,
      exact: order.exact,
      send_amount: String(order.sendAmount),
      receive_amount: String(order.receiveAmount),
      deposited_amount: deposit ? String(deposit.amount) : null,
      paid_amount: payout ? String(payout.amount) : null,
      fees: fees(order),
      native_fee: String(parts.external?.nativeFee ?? 0n),
      destination_gas: String(order.destinationGas),
      ...(parts.external
        ? { min_receive_amount: String(parts.external.minReceive), outcome: outcomeOf(parts.external) }
        : {}),
      from_address: order.fromAddress,
      recipient: order.recipient,
      refund_address: order.refundAddress,
      memo: order.memo,
      exchange_id: order.exchangeId,
      custody: order.custody,
      fill_mode: order.fillMode,
      channel_id: order.channelId,
      onchain_id: order.onchainId,
      eta_seconds: order.etaSeconds,
      open_by: iso(order.openBy),
      fill_deadline: iso(order.fillDeadline),
      refund_after: order.refundAfter ? iso(order.refundAfter) : null,
      held_reason: order.heldReason,
      confirmations: deposit ? confirmationsOf(settlement, parts.sourceState, deposit, order.sendUsdE8) : null,
      ...(parts.external ? externalLinks(order, parts.external) : makerLinks(parts, deposit)),
      address_balance: parts.addressBalance == null ? null : String(parts.addressBalance),
      address_reason: parts.addressBalance == null ? null : (parts.opening?.reason ?? null),
      waiting_deposit: waitingLink(parts),
      refund_step: providerOf(order)?.refundStep?.(order, now) ?? null,
      steps: stepsWire(parts.steps, order.depositHint, deposit?.txId ?? parts.external?.depositTx ?? null),
      created_at: iso(order.createdAt),
      updated_at: iso(order.updatedAt),
    }
  }

  function eventToWire(order: OrderRow, event: OrderEventRow): OrderEventWire {
    return {
      seq: event.seq,
      type: event.type,
      status: orderStatus({ ...order, state: event.state }, event.at),
      at: iso(event.at),
      data: event.data,
    }
  }

  return { toWire, eventToWire }
}
export type OrderView = ReturnType<typeof createOrderView>

const plain = <T extends TxLink>(link: T | null): T | null => link && { ...link, explorer_url: null }

/** Removes explorers' and providers' links on surfaces that forbid external links; transactions keep their hashes. */
export const withoutExplorers = (order: Order): Order => ({
  ...order,
  settlement:
    order.settlement.kind === 'external'
      ? { ...order.settlement, order_url: null, support_url: null }
      : order.settlement,
  deposit: plain(order.deposit),
  payout: plain(order.payout),
  refund: plain(order.refund),
  waiting_deposit: plain(order.waiting_deposit),
})

interface Confirmations {
  have: number
  need: number
}

/**
 * Returns a deposit's depth and the depth required for its value. Finality has no fixed depth, so `need` is then the current
 * depth of the finalized block. Null if the head or the rule is unknown.
 */
export function confirmationsOf(
  settlement: ChainSettlement | null,
  chain: Pick<ChainStateRow, 'headHeight' | 'finalizedHeight'>,
  deposit: Pick<DepositRow, 'height' | 'status' | 'final'>,
  usdE8: bigint | null,
): Confirmations | null {
  if (!settlement || chain.headHeight === null || deposit.status === 'orphaned') return null
  const rule = confirmationsFor(settlement, usdE8)
  const depth = chain.headHeight - deposit.height + 1n
  const finality = chain.headHeight - (chain.finalizedHeight ?? chain.headHeight) + 1n
  const need = rule === 'finalized' ? finality : BigInt(rule)
  const reached = deposit.final || deposit.status === 'confirmed' || depth > need
  const have = reached ? need : depth < 0n ? 0n : depth
  return { have: Number(have), need: Number(need) }
}
