import { chainFromLink } from '#core/catalogue/lookups.ts'
import { sameSymbol } from '#core/chain/assetId.ts'
import { formatUnits, parseUnits } from '#core/money/units.ts'
import { paymentIdForm } from '#core/order/paymentId.ts'
import { packStart, payFields, type PayStart } from '#core/screens/startPayload.ts'
import type { ChainRow, ChainsData, TokenRow, TokensData } from '#core/wire/catalogue.ts'
import type { AddressBook } from '#src/features/shared/addressBook.ts'
import type { BridgeForm } from '#src/features/shared/form.ts'
import { formFromParams } from '#src/features/shared/params.ts'
import { readLink } from '#src/features/shared/readLink.ts'
import { placeAt } from '#src/features/bridge/model/recipient.ts'
import { isolateBidi } from '#src/format/text.ts'

export type Catalogue = ChainsData & { readonly tokens: TokensData['list'] }

/** Longest note, which still fits into a link into Telegram. */
export const NOTE_LENGTH = 80

/** A request whose link is valid. */
export interface PaymentRequest {
  readonly id: string
  readonly chain: ChainRow
  readonly asset: TokenRow
  readonly units: bigint
  /** Canonical. */
  readonly recipient: string
  /** As shown and as used in links. */
  readonly display: string
  readonly note: string
}

export type PaymentField = 'id' | 'to' | 'token' | 'amount' | 'recipient'

export interface PaymentProblem {
  readonly field: PaymentField
  /** As shown: without characters that change a text's direction. */
  readonly value: string
  /** Reason for a recipient's refusal. */
  readonly cause?: string
}

type ReadPayment = { readonly request: PaymentRequest } | { readonly problems: readonly PaymentProblem[] }

/** Fields of a link as they are; a link without an id fills the form that creates a request. */
export function payFieldsOf(params: URLSearchParams): PayStart {
  const { wishes } = readLink(params)
  const own = { to: wishes.to, token: wishes.token, amount: wishes.amount, recipient: wishes.recipient }
  const note = cleanNote(params.get('note') ?? '')
  const id = params.get('id')
  const all = { ...own, ...(id === null ? {} : { id }), ...(note === '' ? {} : { note }) }
  return Object.fromEntries(payFields.flatMap((field) => (all[field] ? [[field, all[field]]] : [])))
}

/**
 * Reads a request's link, and names everything that is wrong with it. The catalogue alone resolves its network and asset: a request outlives
 * today's routes.
 */
export function readPayment(catalogue: Catalogue, book: AddressBook, params: URLSearchParams): ReadPayment {
  const { id = '', to, token, amount, recipient, note = '' } = payFieldsOf(params)
  const refuse = (field: PaymentField, cause?: string): PaymentProblem => {
    const value = cleanNote(params.get(field) ?? '')
    return { field, value: value && isolateBidi(value), ...(cause === undefined ? {} : { cause }) }
  }
  const chain = to === undefined ? null : chainOf(catalogue, to)
  const asset = token === undefined ? undefined : catalogue.tokens.find(isAsset(chain, token))
  const units = asset && amount !== undefined ? unitsOf(amount, asset) : null
  const read = chain && recipient !== undefined ? book.readAddress(placeAt(chain), recipient) : null
  const problems = [
    ...(paymentIdForm.test(id) ? [] : [refuse('id')]),
    ...(chain ? [] : [refuse('to')]),
    ...(asset || !chain ? [] : [refuse('token')]),
    ...(units !== null || !asset ? [] : [refuse('amount')]),
    ...(!chain || (read && 'canonical' in read) ? [] : [refuse('recipient', read?.complaint)]),
  ]
  return chain && asset && units !== null && read && 'canonical' in read && problems.length === 0
    ? { request: { id, chain, asset, units, recipient: read.canonical, display: read.display, note } }
    : { problems }
}

const isAsset =
  (chain: ChainRow | null, token: string) =>
  ({ chain_id, symbol }: TokenRow): boolean =>
    chain_id === chain?.chain_id && sameSymbol(symbol, token)

export function chainOf(catalogue: Catalogue, text: string): ChainRow | null {
  const known = catalogue.list.map((chain) => ({
    id: chain.chain_id,
    slug: chain.slug,
    code: chain.network_code,
    chain,
  }))
  return chainFromLink(known, text)?.chain ?? null
}

/** Networks that some route leads to. */
export function payableChains({ list, routes }: Catalogue): readonly ChainRow[] {
  const ids = new Set(routes.map(({ toChainId }) => toChainId))
  return list.filter(({ chain_id }) => ids.has(chain_id))
}

/** Assets of a network that can be paid from another one. */
export function payableAssets({ routes, tokens }: Catalogue, { chain_id }: ChainRow): readonly TokenRow[] {
  const ids = new Set(routes.filter(({ toChainId }) => toChainId === chain_id).map(({ to_asset }) => to_asset))
  return tokens.filter(({ asset_id }) => ids.has(asset_id))
}

/** Base units of a positive amount that the asset can represent; null otherwise. */
export function unitsOf(text: string, { decimals }: Pick<TokenRow, 'decimals'>): bigint | null {
  try {
    const units = parseUnits(text, decimals)
    return units > 0n ? units : null
  } catch {
    return null
  }
}

/** Removes line breaks, control and direction-changing characters, and everything beyond the longest note. */
export const cleanNote = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu, ' ')
    .trim()
    .slice(0, NOTE_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')

/** Fields of a request's link. */
export const linkOf = ({ id, chain, asset, units, display, note }: PaymentRequest): PayStart => ({
  to: String(chain.chain_id),
  token: asset.symbol,
  amount: formatUnits(units, asset.decimals),
  recipient: display,
  id,
  ...(note === '' ? {} : { note }),
})

/** Link that opens the request in the Mini App; null without one, or if the fields don't fit. */
export function telegramLink(request: PaymentRequest, app: string | null): string | null {
  const start = app === null ? null : packStart({ kind: 'pay', request: linkOf(request) })
  return start === null ? null : `${app}?startapp=${start}`
}

/** Id that no one can guess, from the browser's source of randomness. */
export const newPaymentId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Form that pays a request, or the rest of it: from the first of these networks that has a route, else from any. Null without a route.
 */
export function payingForm(
  { routes, tokens }: Catalogue,
  { id, chain, asset, display }: PaymentRequest,
  units: bigint,
  preferred: readonly (number | null)[],
): BridgeForm | null {
  const fitting = routes.filter(
    ({ toChainId, to_asset }) => toChainId === chain.chain_id && to_asset === asset.asset_id,
  )
  const wanted = preferred.flatMap((from) => fitting.find(({ fromChainId }) => fromChainId === from) ?? [])
  const route = wanted[0] ?? fitting[0]
  const token = tokens.find(({ asset_id }) => asset_id === route?.from_asset)
  if (!route || !token) return null
  return formFromParams(
    new URLSearchParams({
      from: String(route.fromChainId),
      to: String(chain.chain_id),
      token: token.symbol,
      amount: formatUnits(units, asset.decimals),
      exact: 'receive',
      recipient: display,
      payment: id,
    }),
  )
}
