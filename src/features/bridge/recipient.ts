import { AppError } from '#core/errors.ts'
import type { FamilyName } from '#core/chain/family.ts'
import type { AddressBook } from '#src/features/addressBook.ts'
import type { KnownContracts } from '#src/features/knownContracts.ts'
import { tAwaited } from '#src/i18n/t.ts'

export type Recipient =
  /** `unread`: something was typed and the rules of addresses are still on their way. */
  | { kind: 'missing' | 'unread' }
  | { kind: 'invalid'; message: string }
  /** `canonical` goes to the API; `display` is what people compare. */
  | { kind: 'own' | 'other'; canonical: string; display: string }

/** What is wrong with an address, in the language of the page; a case without a message is told as it was thrown. The words come with the rules. */
function complaint(error: unknown): string {
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

/** Who receives: what was typed, checked by the destination's rules, else the person's own account there. Without the book there are no rules yet. */
export function resolveRecipient(book: AddressBook | null, family: FamilyName, typed: string, ownAddress: string | null, contracts?: KnownContracts): Recipient {
  if (book && !book.hasAddressRules(family)) return { kind: 'missing' }
  const rules = book?.addressRules(family)
  if (typed.trim() === '') return ownAddress ? { kind: 'own', canonical: ownAddress, display: rules?.display(ownAddress) ?? ownAddress } : { kind: 'missing' }
  if (!rules) return { kind: 'unread' }
  try {
    const canonical = rules.parse(typed.trim())
    const lost = rules.isDead(canonical) ? 'dead' : contracts?.get(canonical)
    if (lost) refuse(lost)
    return { kind: canonical === ownAddress ? 'own' : 'other', canonical, display: rules.display(canonical) }
  } catch (error) {
    return { kind: 'invalid', message: complaint(error) }
  }
}

export type RecipientWarning = 'first_use' | 'lookalike'

/**
 * A first use asks for a second look. An address that only looks like a known one at both ends is how address poisoning works.
 */
export function recipientWarning(address: string, known: readonly string[]): RecipientWarning | null {
  if (known.includes(address)) return null
  const ends = (text: string): string => `${text.slice(0, 6)}${text.slice(-4)}`.toLowerCase()
  return known.some((other) => ends(other) === ends(address)) ? 'lookalike' : 'first_use'
}
