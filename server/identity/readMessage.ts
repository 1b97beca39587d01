import type { FamilyName } from '#core/chain/family.ts'
import { AppError } from '#core/errors.ts'
import type { VerifyRequest } from '#core/wire/identity.ts'
import { parseSignInMessage, type SignInMessage } from './message.ts'
import { readTonMessage } from './tonMessage.ts'

type Reader = (text: string, address: string) => SignInMessage

/** Message format of each family; a family without one cannot sign in. */
const readers: Partial<Record<FamilyName, Reader>> = {
  evm: (text) => parseSignInMessage(text, 'Ethereum'),
  svm: (text) => parseSignInMessage(text, 'Solana'),
  ton: readTonMessage,
}

/** @throws AppError 400 `message_invalid`, `family_unsupported` */
export function readMessage({
  family,
  message,
  address,
}: Pick<VerifyRequest, 'family' | 'message' | 'address'>): SignInMessage {
  const read = readers[family]
  if (!read)
    throw new AppError('family_unsupported', 'Sign-in isn’t supported for this type of wallet yet.', { status: 400 })
  return read(message, address)
}
