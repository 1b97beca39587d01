import { AppError } from '#core/errors.ts'

/** Address as pasted, with the network that the text names, if any. */
export interface PaymentUri {
  readonly address: string
  /** Chain ID, or the EIP-3770 short name. */
  readonly network: string | null
}

const refuse = (code: string, message: string): never => {
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
    ? refuse('contract_call', 'This code is a contract call and has no recipient. Enter an address.')
    : { address: receiver, network: numberOf(network) }
}

type Form = readonly [form: RegExp, read: (parts: readonly (string | undefined)[]) => PaymentUri]

/** Tried in this order; text that matches none is taken as an address. */
const forms: readonly Form[] = [
  [/^ethereum:(?:pay-)?([^@/?]+)(?:@(\d+|0x[\da-f]+))?(?:\/(\w+))?(?:\?(.*))?$/i, ofRequest],
  // CAIP-10
  [/^eip155:(\d+):([^:]+)$/i, ([, network = '', address = '']) => ({ address, network })],
  [/^solana:(?:[^:?]+:)?([^:?]+)(?:\?.*)?$/i, ([, address = '']) => ({ address, network: null })],
  [
    /^([a-z][\da-z-]*):(0x[\da-f]{40})$/i,
    ([, name = '', address = '']) => ({ address, network: String(shortNames[name.toLowerCase()] ?? name) }),
  ],
]

/** vitalik.eth, name.sol: a word, a dot, letters. */
const nameForm = /^[^\s:/?@]+\.\p{L}{2,}$/u

/** Address in a copied text, payment request or QR code. @throws AppError `address_invalid` when the text names none */
export function parsePaymentUri(typed: string): PaymentUri {
  for (const [form, read] of forms) {
    const parts = form.exec(typed)
    if (parts) return named(read(parts))
  }
  return named({ address: typed, network: null })
}

const named = (stated: PaymentUri): PaymentUri =>
  nameForm.test(stated.address)
    ? refuse('name', 'Names aren’t supported here. Enter the wallet address instead.')
    : stated
