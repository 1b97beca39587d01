import { zeroAddress } from 'viem'
import { orderHash } from '#chains/evm/order/hash.ts'
import { orderToWire } from '#chains/evm/order/wire.ts'
import { addressRules } from '#chains/registry.ts'
import { AppError } from '#core/errors.ts'
import { type AssetId, assetId, isNative, NATIVE } from '#core/chain/assetId.ts'
import { currentEscrow } from '#core/catalogue/escrows.ts'
import { trustedPriceOf } from '#core/catalogue/lookups.ts'
import type { ChainDef, PoolDef } from '#core/catalogue/types.ts'
import type { ChainId } from '#core/chain/chainId.ts'
import { parseRatio } from '#core/money/ratio.ts'
import { usdValue } from '#core/money/usd.ts'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import type { Quote } from '#core/wire/quote.ts'
import type { NewOrder } from '#store/orders/types.ts'
import type { ServerDeps } from '../../deps.ts'
import { moneyTime } from '../../orderTime.ts'
import type { DepositInput, PermitOffer } from '#chains/contract/deposits.ts'
import { servicesOf } from '#chains/services.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { Step } from '#core/wire/order.ts'
import type { MakerPrepared, Placement, Refusal } from '../provider.ts'
import { buildEscrowOrder } from './buildEscrowOrder.ts'
import { hasOpeningBudget } from './depositGas.ts'
import { evaluateRoute, type MakerQuoteDeps } from './evaluateRoute.ts'
import { unreachable } from './refusals.ts'
import { openingKind, type Windows, windowsFrom } from './windows.ts'

type Hex = `0x${string}`
export type MakerPrepareDeps = MakerQuoteDeps & Pick<ServerDeps, 'chains' | 'clock'>
/** Addresses of deposits by their index, on networks where each order has its own. */
type DepositAccounts = ReadonlyMap<ChainId, (index: number) => string>

const refuse = (refusal: Refusal): never => {
  throw new AppError(refusal.reason, refusal.message, {
    status: 422,
    retriable: false,
    ...(refusal.fix ? { fix: refusal.fix } : {}),
  })
}
const fee = (quote: Quote, kind: Quote['fees'][number]['kind']): bigint =>
  BigInt(quote.fees.find((f) => f.kind === kind)?.amount ?? '0')

const orUnreachable =
  (chain: ChainDef) =>
  (cause: unknown): never => {
    const { reason, message, fix } = unreachable(chain.name)
    throw new AppError(reason, message, { status: 503, cause, ...(fix ? { fix } : {}) })
  }

interface Rechecked {
  /** Time for deadlines. */
  readonly now: Date
  /** Pool that pays the order; null if inventory does. */
  readonly pool: PoolDef | null
}

/**
 * Decides who pays, which the signed terms then fix: inventory, or a pool for what inventory doesn't cover, if the quote charged
 * for that. @throws AppError 422 with the refusal's reason, 503 if a network doesn't answer
 */
async function recheck(deps: MakerPrepareDeps, { request, quote, isAnyWallet = false }: Placement): Promise<Rechecked> {
  const accepted = {
    receive: BigInt(quote.receive_amount),
    fillMode: quote.fill_mode,
    feeRatio: parseRatio(quote.fee_ratio),
    isAnyWallet,
  }
  const found = await evaluateRoute(deps, request, accepted)
  if (!('refusal' in found)) {
    const pool = accepted.receive > found.inventory ? (found.pool?.pool ?? null) : null
    return { now: moneyTime(deps.clock.now(), found.states), pool }
  }
  if (!('cause' in found)) return refuse(found.refusal)
  const { reason, message, fix } = found.refusal
  throw new AppError(reason, message, { status: 503, cause: found.cause, ...(fix ? { fix } : {}) })
}

async function allowanceOf(deps: MakerPrepareDeps, p: Placement, escrow: string | null): Promise<bigint | null> {
  if (!escrow || isNative(p.request.from.id)) return null
  // Unknown means an approval step: a superfluous confirmation is harmless, a missing one reverts.
  return (
    (await deps
      .chains(p.request.from.chainId)
      ?.allowance?.(p.fromAddress, p.request.from.token, escrow)
      .catch(() => null)) ?? null
  )
}

/** Returns the contract that holds the sender's tokens; null if it calls none. @throws AppError 503 */
const tokenAccountOf = async (
  deps: MakerPrepareDeps,
  { request: r, fromAddress }: Placement,
): Promise<string | null> =>
  isNative(r.from.id)
    ? null
    : ((await deps.chains(r.from.chainId)?.tokenAccount?.(fromAddress, r.from.id).catch(orUnreachable(r.fromChain))) ??
      null)

/** Returns the sender's next permit; null if unknown, so that the wallet approves instead. */
async function permitOf(deps: MakerPrepareDeps, p: Placement): Promise<PermitOffer | null> {
  const { from } = p.request
  if (!from.permit) return null
  const nonce = await deps
    .chains(from.chainId)
    ?.permitNonce?.(p.fromAddress, from.token, from.permit)
    .catch(() => null)
  return nonce == null ? null : { ...from.permit, nonce }
}

/** The chain whose contract knows the maker: the source's escrow or the destination's filler; null without either. */
function contractChain({ request: { fromChain, toChain }, quote }: Placement): ChainDef | null {
  if (quote.custody === 'escrow') return fromChain
  return quote.fill_mode === 'contract' ? toChain : null
}

/**
 * Returns the memo of the payout: the exchange's, else the order id. An exchange never gets an id, which it could take for a
 * customer's memo.
 */
function signedMemo(p: Placement, hasMemo: boolean): string | null {
  if (p.quote.custody === 'maker') return p.memo ?? p.orderId
  if (!hasMemo) return null
  return p.memo ?? (p.request.exchange ? null : p.orderId)
}

/** Terms whose hash names the order on both chains, also where no contract hashes them. */
function escrowTerms(
  deps: MakerPrepareDeps,
  p: Placement,
  { windows, pool = null }: { windows: Windows; pool?: PoolDef | null },
): EscrowOrder {
  const chain = contractChain(p)
  const maker = pool?.account ?? (chain ? deps.makerAddresses.get(chain.id) : zeroAddress)
  if (!maker)
    return refuse({ reason: 'no_route', message: `Transfers aren’t set up on ${chain?.name ?? 'this network'} yet.` })
  const hasMemo = deps.chains(p.request.to.chainId)?.capabilities.memo ?? false
  const terms = {
    maker: maker as Hex,
    fillMode: p.quote.fill_mode,
    windows,
    channelFee: fee(p.quote, 'channel_fee'),
    memo: signedMemo(p, hasMemo),
  }
  return buildEscrowOrder(p, terms)
}

function toRow(
  deps: MakerPrepareDeps,
  p: Placement,
  windows: Windows,
  { escrow, escrowOrder, makerSignature }: Pick<NewOrder, 'escrow' | 'makerSignature'> & { escrowOrder: EscrowOrder },
): NewOrder {
  const { request: r, quote } = p
  const price = trustedPriceOf(deps.catalogue, r.from)
  const date = (seconds: number): Date => new Date(seconds * 1000)
  return {
    id: p.orderId,
    provider: quote.provider,
    fromAsset: r.from.id,
    toAsset: r.to.id,
    fromChain: r.from.chainId,
    toChain: r.to.chainId,
    exact: quote.exact,
    sendAmount: BigInt(quote.send_amount),
    receiveAmount: BigInt(quote.receive_amount),
    gasCompensation: fee(quote, 'gas_compensation'),
    depositGas: fee(quote, 'deposit_gas'),
    bridgeFee: fee(quote, 'bridge_fee'),
    channelFee: fee(quote, 'channel_fee'),
    destinationGas: BigInt(quote.destination_gas),
    sendUsdE8: price === null ? null : usdValue(BigInt(quote.send_amount), r.from.decimals, price),
    fromAddress: p.fromAddress,
    recipient: p.recipient,
    refundAddress: p.refundAddress,
    memo: p.memo,
    exchangeId: r.exchange?.id ?? null,
    custody: quote.custody,
    fillMode: quote.fill_mode,
    channelId: r.channel.id,
    onchainId: orderHash(escrowOrder),
    escrow,
    escrowOrder,
    makerSignature,
    etaSeconds: quote.eta_seconds,
    openBy: date(windows.openBy),
    fillDeadline: date(windows.fillDeadline),
    refundAfter: quote.custody === 'escrow' ? date(windows.refundAfter) : null,
    creatorTokenHash: p.creatorTokenHash,
    surface: p.surface,
  }
}

const settlementOf = (chain: ChainDef, id: ChainId) =>
  chain.settlement ?? refuse({ reason: 'no_route', message: `Transfers aren’t set up on network ${id} yet.` })

/** @throws AppError `no_route` if the family has no deposit steps */
function depositSteps(family: FamilyName, input: DepositInput): Step[] {
  const steps = servicesOf(family)?.deposits?.steps(input) ?? []
  if (steps.length === 0) throw new AppError('no_route', 'Deposits aren’t set up on this network.', { status: 422 })
  return steps
}

/** Opens the deposit accounts of the catalogue. @throws AppError `config_invalid` for one that derives no addresses */
export function openDepositAccounts({ chains }: Pick<MakerQuoteDeps['catalogue'], 'chains'>): DepositAccounts {
  const accounts = new Map<ChainId, (index: number) => string>()
  for (const { id, family, settlement } of chains) {
    const account = settlement?.depositAccount ?? null
    if (account === null) continue
    try {
      const addressAt = servicesOf(family)?.openDepositAccount?.(account, id)
      if (!addressAt) throw new Error('deposits of this family name their order, so it takes a depositAddress')
      accounts.set(id, addressAt)
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause)
      throw new AppError('config_invalid', `settlement.json, ${id}, depositAccount: ${message}`, {
        retriable: false,
        cause,
      })
    }
  }
  return accounts
}

/** Fixes the terms of a chosen quote and signs the offer. @throws AppError 422 with the refusal's reason */
export async function prepareWithMaker(
  deps: MakerPrepareDeps & { readonly depositAccounts: DepositAccounts },
  p: Placement,
): Promise<MakerPrepared> {
  const { request: r, quote } = p
  const { now, pool } = await recheck(deps, p)
  const settlement = settlementOf(r.fromChain, r.from.chainId)
  const escrow = quote.custody === 'escrow' ? ((currentEscrow(settlement)?.address ?? null) as Hex | null) : null
  if (escrow !== null && p.isAnyWallet) return prepareAddress(deps, p, escrow, now)
  const allowance = await allowanceOf(deps, p, escrow)
  const needsApproval =
    escrow !== null && !isNative(r.from.id) && (allowance === null || allowance < BigInt(quote.send_amount))
  const permit = needsApproval ? await permitOf(deps, p) : null
  const addressAt = quote.custody === 'maker' ? (deps.depositAccounts.get(r.from.chainId) ?? null) : null
  const kind = openingKind(quote.custody, { needsApproval, hasAddress: addressAt !== null })
  const windows = windowsFrom(now, kind, quote.fill_mode)
  const escrowOrder = escrowTerms(deps, p, { windows, pool })
  const signature = escrow ? await deps.offerSigner.signOrder(escrow, r.from.chainId, escrowOrder) : null
  const order = toRow(deps, p, windows, { escrow, escrowOrder, makerSignature: signature })
  if (addressAt) {
    const offer = { chainId: r.from.chainId, orderHash: orderHash(escrowOrder) }
    const sign = (address: string) => deps.offerSigner.signAddress({ ...offer, address })
    return { order, steps: [], account: { addressAt, sign }, free: await freeUnits(deps, p) }
  }
  const steps = depositSteps(r.fromChain.family, {
    order,
    from: r.from,
    escrow,
    depositAddress: settlement.depositAddress,
    allowance,
    permit,
    tokenAccount: await tokenAccountOf(deps, p),
  })
  return { order, steps, free: await freeUnits(deps, p, pool) }
}

/**
 * Fixes an order whose deposit any account can pay: its depositor is an address that commits to these terms, from which
 * the maker opens it. @throws AppError `no_route`, `gasless_unavailable`
 */
async function prepareAddress(deps: MakerPrepareDeps, p: Placement, escrow: Hex, now: Date): Promise<MakerPrepared> {
  const { request: r, quote, fromAddress: owner } = p
  if (!(await hasOpeningBudget(deps, r.fromChain)))
    return refuse({
      reason: 'gasless_unavailable',
      message: 'This deposit can’t be made without gas. Send it from your wallet instead.',
      fix: { kind: 'requote' },
    })
  const windows = windowsFrom(now, 'opened', quote.fill_mode)
  const terms = escrowTerms(deps, p, { windows })
  const address = deps.chains(r.from.chainId)?.depositAddress?.(escrow, terms, owner)
  if (address === undefined)
    return refuse({ reason: 'no_route', message: `Deposit addresses aren’t set up on ${r.fromChain.name} yet.` })
  const escrowOrder = { ...terms, depositor: addressRules(r.fromChain.family).toBytes(address) }
  const makerSignature = await deps.offerSigner.signOrder(escrow, r.from.chainId, escrowOrder)
  const placed = { ...p, fromAddress: address, refundAddress: owner }
  const order = toRow(deps, placed, windows, { escrow, escrowOrder, makerSignature })
  const step = {
    kind: 'pay_address',
    chain_id: r.from.chainId,
    label: 'transfer',
    status: 'waiting',
    tx_ref: null,
    address,
    index: 0,
    amount: quote.send_amount,
    offer: { escrow, order: orderToWire(escrowOrder), maker_signature: makerSignature },
  } as const
  const opening = {
    orderId: p.orderId,
    chainId: r.from.chainId,
    depositor: owner,
    kind: 'address',
    validAfter: 0,
    validBefore: windows.openBy,
    signature: '0x',
  } as const
  return { order, steps: [], opened: { step, opening }, free: await freeUnits(deps, p) }
}

/** Units of the funds that pay the order. Usually served from the cache, which the check before has filled. */
async function freeUnits(
  { chainStateCache, makerAddresses }: MakerPrepareDeps,
  { request: r }: Placement,
  pool: PoolDef | null = null,
): Promise<ReadonlyMap<AssetId, bigint>> {
  const assets = [...new Set([r.to.id, assetId(r.to.chainId, NATIVE)])]
  const maker = makerAddresses.get(r.to.chainId) ?? ''
  const unitsOf = (asset: AssetId): Promise<bigint> =>
    pool && asset === r.to.id
      ? chainStateCache.drawable(r.to.chainId, pool, maker)
      : chainStateCache.free(r.to.chainId, maker, asset)
  const units = assets.map(async (asset) => [asset, await unitsOf(asset)] as const)
  return new Map(await Promise.all(units).catch(orUnreachable(r.toChain)))
}
