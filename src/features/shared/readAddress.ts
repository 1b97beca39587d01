import { addressRules } from '#chains/registry.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { KnownContracts } from '#src/features/shared/knownContracts.ts'
import { tAwaited } from '#src/i18n/t.ts'

/** Network and rules that an address is checked against. */
export interface AddressPlace {
  readonly family: FamilyName
  readonly chainId: number
  readonly contracts: KnownContracts
}

type ReadAddress =
  /** `named`: a different network that the text says the address is for. */
  { readonly canonical: string; readonly display: string; readonly named?: string } | { readonly complaint: string }

/** Returns the error text in the page's language; a case without a message keeps its thrown text. */
function complaintOf(error: unknown): string {
  if (!(error instanceof AppError)) return String(error)
  const { message, detail } = error
  return detail ? tAwaited(`address-${detail.code}`, message, { ...detail.places }) : message
}

const words = {
  dead: 'This is a burn address. Funds sent here are lost. Enter another address.',
  token: 'This is a token contract, not a wallet. Funds sent here are lost; enter another address.',
  bridge: 'This is a bridge contract, not a wallet. Funds sent here are lost; enter another address.',
} as const

const refuse = (code: keyof typeof words): never => {
  throw new AppError('recipient_unusable', words[code], { status: 400, detail: { code } })
}

function parse({ family, chainId, contracts }: AddressPlace, typed: string): ReadAddress {
  const rules = addressRules(family)
  const { address, network } = parsePaymentUri(typed)
  const canonical = rules.parse(address, chainId)
  const lost = rules.isDead(canonical) ? 'dead' : contracts.get(canonical)
  if (lost) refuse(lost)
  return {
    canonical,
    display: rules.display(canonical),
    ...(network === null || network === String(chainId) ? {} : { named: network }),
  }
}

/** Parses typed text as an address; returns the address or the reason why it is invalid. */
export function readAddress(place: AddressPlace, typed: string): ReadAddress {
  try {
    return parse(place, typed)
  } catch (error) {
    return { complaint: complaintOf(error) }
  }
}

/** Address as pasted, with the network that the text names, if any. */
interface PaymentUri {
  readonly address: string
  /** Chain ID, or the EIP-3770 short name. */
  readonly network: string | null
}

const refuseUri = (code: string, message: string): never => {
  throw new AppError('address_invalid', message, { status: 400, detail: { code } })
}

/** Prefixes that Safe and others write before an address (EIP-3770). */
const shortNames: Readonly<Record<string, number>> = {
  eth: 1,
  oeth: 10,
  bnb: 56,
  matic: 137,
  zksync: 324,
  base: 8453,
  arb1: 42161,
  linea: 59144,
  scr: 534352,
}

/** The chain ID is decimal or hex. */
const numberOf = (text: string | undefined): string | null => (text === undefined ? null : String(Number(text)))

/** Payment request (EIP-681): the recipient is the target, or the `address` argument of a token's transfer call. */
function ofRequest([, target = '', network, call, query]: readonly (string | undefined)[]): PaymentUri {
  if (call === undefined) return { address: target, network: numberOf(network) }
  const receiver = call === 'transfer' ? new URLSearchParams(query).get('address') : null
  return receiver === null
    ? refuseUri('contract_call', 'This code is a contract call and has no recipient. Enter an address.')
    : { address: receiver, network: numberOf(network) }
}

type Form = readonly [form: RegExp, read: (parts: readonly (string | undefined)[]) => PaymentUri]

/** Tried in this order; text that matches none is taken as an address. */
const forms: readonly Form[] = [
  [/^ethereum:(?:pay-)?([^@/?]+)(?:@(\d+|0x[\da-f]+))?(?:\/(\w+))?(?:\?(.*))?$/i, ofRequest],
  // CAIP-10
  [/^eip155:(\d+):([^:]+)$/i, ([, network = '', address = '']) => ({ address, network })],
  // BIP-21
  [/^bitcoin:([^:?]+)(?:\?.*)?$/i, ([, address = '']) => ({ address, network: null })],
  [/^solana:(?:[^:?]+:)?([^:?]+)(?:\?.*)?$/i, ([, address = '']) => ({ address, network: null })],
  [
    /^([a-z][\da-z-]*):(0x[\da-f]{40})$/i,
    ([, name = '', address = '']) => ({ address, network: String(shortNames[name.toLowerCase()] ?? name) }),
  ],
]

/** vitalik.eth, name.sol: a word, a dot, letters. */
const nameForm = /^[^\s:/?@]+\.\p{L}{2,}$/u

/** Address in a copied text, payment request or QR code. @throws AppError `address_invalid` when the text names none */
function parsePaymentUri(typed: string): PaymentUri {
  for (const [form, read] of forms) {
    const parts = form.exec(typed)
    if (parts) return named(read(parts))
  }
  return named({ address: typed, network: null })
}

/** True for a domain name instead of an address. */
export const isName = (typed: string): boolean => nameForm.test(typed)

const named = (stated: PaymentUri): PaymentUri =>
  isName(stated.address) ? refuseUri('name', 'Names aren’t supported here. Enter the wallet address instead.') : stated
