import type { FamilyName } from '#core/chain/family.ts'
import type { VerifyRequest } from '#core/wire/identity.ts'
import { parseSignInMessage, type SignInMessage } from './message.ts'
import { readTonMessage } from './tonMessage.ts'

/** Families whose wallets sign something else than a text for people. */
const readers: Partial<Record<FamilyName, (text: string, address: string) => SignInMessage>> = { ton: readTonMessage }

/** What was signed, whatever form the family gives it. @throws AppError `message_invalid`. */
export function readMessage({
  family,
  message,
  address,
}: Pick<VerifyRequest, 'family' | 'message' | 'address'>): SignInMessage {
  const read = readers[family]
  return read ? read(message, address) : parseSignInMessage(message)
}
