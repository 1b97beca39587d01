import { parseAssetId, type AssetId } from '#core/chain/assetId.ts'
import { assetBySymbol, chainById, exchangeById } from '#core/catalogue/lookups.ts'
import type { AssetDef, Catalogue, ChainDef, ChannelDef } from '#core/catalogue/types.ts'
import { chainId } from '#core/chain/chainId.ts'
import { channelOffers } from '#core/channel/lookups.ts'
import { AppError } from '#core/errors.ts'
import { ceilDiv, pow10 } from '#core/money/units.ts'
import type { QuoteRequest } from '#core/wire/quote.ts'
import { addressRules } from '#chains/registry.ts'
import type { RouteRequest } from '../providers/provider.ts'

const refuse = (reason: string, message: string, fix?: AppError['fix']): never => {
  throw new AppError(reason, message, { status: 422, retriable: false, ...(fix ? { fix } : {}) })
}

function findChain(catalogue: Catalogue, id: number): ChainDef {
  return catalogue.chains.find((c) => c.id === id) ?? refuse('chain_unknown', `Network ${id} isn’t available here.`)
}

function findAsset(catalogue: Catalogue, id: string): AssetDef {
  const { chain, token } = parseAssetId(id)
  const def = findChain(catalogue, chain)
  const rules = token === 'native' ? null : safeRules(def)
  const wanted = rules ? `${chain}:${rules.parse(token)}` : id
  return (
    catalogue.assets.find((a) => a.id === (wanted as AssetId)) ??
    refuse('asset_unknown', `This token isn’t available on ${def.name}.`)
  )
}

function safeRules(chain: ChainDef) {
  try {
    return addressRules(chain.family)
  } catch {
    return null
  }
}

function bySymbol(catalogue: Catalogue, id: number, symbol: string): AssetDef {
  const chain = findChain(catalogue, id)
  return (
    assetBySymbol(catalogue, chainId(id), symbol) ??
    refuse('asset_unknown', `${symbol} isn’t available on ${chain.name}.`)
  )
}

/**
 * Returns the canonical form of an address on a network.
 * @throws AppError `sender_invalid`, `recipient_invalid` or `refund_invalid` with the mistake
 */
export function canonicalAddress(chain: ChainDef, text: string, role: 'sender' | 'recipient' | 'refund'): string {
  try {
    return addressRules(chain.family).parse(text, chain.id)
  } catch (error) {
    const why = error instanceof AppError ? error.message : 'That isn’t a valid address on this network.'
    return refuse(
      `${role}_invalid`,
      `${chain.name}: ${why}`,
      role === 'recipient' ? { kind: 'change_recipient' } : undefined,
    )
  }
}

function pair(catalogue: Catalogue, q: QuoteRequest): { from: AssetDef; to: AssetDef } {
  if (q.from_asset && q.to_asset)
    return { from: findAsset(catalogue, q.from_asset), to: findAsset(catalogue, q.to_asset) }
  const symbol = q.token ?? ''
  return {
    from: bySymbol(catalogue, q.from_chain_id ?? 0, symbol),
    to: bySymbol(catalogue, q.to_chain_id ?? 0, symbol),
  }
}

/** An exact payout is first taken for the same amount to send, which the providers then raise by their fees. */
function amountsOf({ amount, exact }: QuoteRequest, from: AssetDef, to: AssetDef) {
  if (exact !== 'receive') return { amount: BigInt(amount), exactReceive: null }
  const wanted = BigInt(amount)
  return { amount: ceilDiv(wanted * pow10(from.decimals), pow10(to.decimals)), exactReceive: wanted }
}

/** Resolves every name of a request. @throws AppError (422) whose reason is shown next to the quotes */
export function resolveRequest(catalogue: Catalogue, channel: ChannelDef, q: QuoteRequest): RouteRequest {
  const { from, to } = pair(catalogue, q)
  if (![from, to].every((asset) => channelOffers(channel, asset)))
    refuse('no_route', `${channel.name} doesn’t support this route.`)
  const fromChain = chainById(catalogue, from.chainId)
  const toChain = chainById(catalogue, to.chainId)
  const exchange =
    q.exchange_id === undefined
      ? null
      : (exchangeById(catalogue, q.exchange_id) ?? refuse('exchange_unknown', 'This exchange isn’t available here.'))
  return {
    from,
    to,
    fromChain,
    toChain,
    ...amountsOf(q, from, to),
    fromAddress: q.from_address === undefined ? null : canonicalAddress(fromChain, q.from_address, 'sender'),
    recipient: q.recipient === undefined ? null : canonicalAddress(toChain, q.recipient, 'recipient'),
    exchange,
    channel,
    destinationGas: BigInt(q.destination_gas ?? '0'),
    isGasOptional: q.destination_gas_optional ?? false,
    gasless: q.gasless ?? false,
    byAddress: q.by_address ?? false,
    payment: q.payment ?? null,
  }
}
