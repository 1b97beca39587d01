import { addressRules } from '#chains/registry.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { KnownContracts } from '#src/features/shared/knownContracts.ts'
import { tAwaited } from '#src/i18n/t.ts'
import { parsePaymentUri } from './parsePaymentUri.ts'

/** Network and rules that an address is checked against. */
export interface AddressPlace {
  readonly family: FamilyName
  readonly chainId: number
  readonly contracts: KnownContracts
}

export type ReadAddress =
  /** `named`: a different network that the text says the address is for. */
  { readonly canonical: string; readonly display: string; readonly named?: string } | { readonly complaint: string }

/** Error text in the page's language; a case without a message keeps its thrown text. */
function complaintOf(error: unknown): string {
  if (!(error instanceof AppError)) return String(error)
  const { message, detail } = error
  return detail ? tAwaited(`address-${detail.code}`, message, { ...detail.places }) : message
}

const words = {
  dead: 'This is a burn address. Funds sent here are lost. Enter another recipient.',
  token: 'This is a token contract, not a wallet. Funds sent here are lost; enter another recipient.',
  bridge: 'This is a bridge contract, not a wallet. Funds sent here are lost; enter another recipient.',
} as const

const refuse = (code: keyof typeof words): never => {
  throw new AppError('recipient_unusable', words[code], { status: 400, detail: { code } })
}

function parse({ family, chainId, contracts }: AddressPlace, typed: string): ReadAddress {
  const rules = addressRules(family)
  const { address, network } = parsePaymentUri(typed)
  const canonical = rules.parse(address)
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
