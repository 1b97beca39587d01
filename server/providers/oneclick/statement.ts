import { ed25519 } from '@noble/curves/ed25519.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'

/**
 * Key with which 1Click signs its quotes, as its SDK pins it (`ONE_CLICK_MANAGER_PUB_KEY`). A new key of the vendor needs
 * a new release.
 */
export const QUOTE_KEY = 'ed25519:reYaWhvwu8Jzo3WUM3zhn6VrhuMEF4eADL17qtRVifc'

type Scalar = string | number | boolean | null | undefined
type Fields<Name extends string> = { readonly [K in Name]?: Scalar }

/** Fields of the request that are always signed. */
const requestFields = [
  'dry',
  'swapType',
  'slippageTolerance',
  'originAsset',
  'depositType',
  'destinationAsset',
  'amount',
  'refundTo',
  'refundType',
  'recipient',
  'recipientType',
  'deadline',
] as const
/** Fields of the request that are signed unless empty. */
const requestOptions = [
  'quoteWaitingTimeMs',
  'referral',
  'virtualChainRecipient',
  'virtualChainRefundRecipient',
  'customRecipientMsg',
] as const
const amounts = [
  'amountIn',
  'amountInFormatted',
  'amountInUsd',
  'minAmountIn',
  'amountOut',
  'amountOutFormatted',
  'amountOutUsd',
  'minAmountOut',
] as const
/** Fields of an order's quote that are signed unless empty. They replace those of the request, even if empty. */
const orderFields = [
  'depositAddress',
  'depositMemo',
  'deadline',
  'timeWhenInactive',
  'timeEstimate',
  'virtualChainRecipient',
  'virtualChainRefundRecipient',
  'customRecipientMsg',
  'refundFee',
  'withdrawFee',
] as const

/** Every field that a signed quote can have. */
export const signedFields = [...requestFields, ...requestOptions, ...amounts, ...orderFields, 'timestamp'] as const
export type SignedField = (typeof signedFields)[number]

/** Parts of an answer that the signature covers. */
export interface SignedAnswer {
  readonly timestamp: string
  readonly quoteRequest: Fields<(typeof requestFields)[number] | (typeof requestOptions)[number]>
  readonly quote: Fields<(typeof amounts)[number] | (typeof orderFields)[number]>
}

/** Builds the text that 1Click signs: one flat JSON object with sorted keys. */
export function signedText({ quoteRequest, quote, timestamp }: SignedAnswer): string {
  const fields = {
    ...pick(quoteRequest, requestFields),
    ...pick(quoteRequest, requestOptions, (value) => value || undefined),
    ...pick(quote, amounts),
    ...(quoteRequest.dry === true ? {} : pick(quote, orderFields, (value) => value || undefined)),
    timestamp,
  }
  return JSON.stringify(Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))))
}

const pick = <Name extends string>(
  from: Fields<Name>,
  names: readonly Name[],
  as: (value: Scalar) => Scalar = (value) => value,
): Record<string, Scalar> => Object.fromEntries(names.map((name) => [name, as(from[name])]))

/** Checks the signature over a text: of the base58 text of its SHA-256. Any malformed part makes it false. */
export function isSigned(text: string, signature: string, key: string): boolean {
  try {
    const message = utf8ToBytes(base58.encode(sha256(utf8ToBytes(text))))
    return ed25519.verify(bytesOf(signature), message, bytesOf(key), { zip215: false })
  } catch {
    return false
  }
}

const bytesOf = (text: string): Uint8Array => base58.decode(text.replace(/^ed25519:/, ''))
