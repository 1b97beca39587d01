import { addressRules } from '#chains/registry.ts'
import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { KnownContracts } from '#src/features/knownContracts.ts'
import { tAwaited } from '#src/i18n/t.ts'
import { statedAddress } from './statedAddress.ts'

/** Where an address has to be good. */
export interface AddressPlace {
  readonly family: FamilyName
  readonly chainId: number
  readonly contracts: KnownContracts
}

export type ReadAddress =
  /** `named`: another network than this one, which the text says the address is for. */
  { readonly canonical: string; readonly display: string; readonly named?: string } | { readonly complaint: string }

/** What is wrong with an address, in the language of the page; a case without a message is told as it was thrown. */
function complaintOf(error: unknown): string {
  if (!(error instanceof AppError)) return String(error)
  const { message, detail } = error
  return detail ? tAwaited(`address-${detail.code}`, message, { ...detail.places }) : message
}

const words = {
  dead: 'Nobody holds a key to this address: what is sent there is lost. Enter another recipient.',
  token: 'This is the contract of a token, not a wallet: what is sent there is lost. Enter another recipient.',
  bridge: 'This is a contract of the bridge itself, not a wallet: what is sent there is lost. Enter another recipient.',
} as const

const refuse = (code: keyof typeof words): never => {
  throw new AppError('recipient_unusable', words[code], { status: 400, detail: { code } })
}

function parse({ family, chainId, contracts }: AddressPlace, typed: string): ReadAddress {
  const rules = addressRules(family)
  const { address, network } = statedAddress(typed)
  const canonical = rules.parse(address)
  const lost = rules.isDead(canonical) ? 'dead' : contracts.get(canonical)
  if (lost) refuse(lost)
  return {
    canonical,
    display: rules.display(canonical),
    ...(network === null || network === String(chainId) ? {} : { named: network }),
  }
}

/** What somebody typed as an address of a place: the address, or why it is none. */
export function readAddress(place: AddressPlace, typed: string): ReadAddress {
  try {
    return parse(place, typed)
  } catch (error) {
    return { complaint: complaintOf(error) }
  }
}
