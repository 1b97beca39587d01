import type { FamilyName } from '#core/chain/family.ts'
import type { NonceTerms } from '#store/accounts/types.ts'
import type { SignInMessage, TextMessage } from '#chains/signIn.ts'

/** Everything that the server requested, by purpose and nonce. */
export interface Asked {
  readonly terms: NonceTerms
  readonly statement: string
  readonly requestId: string | null
}

export interface Answered {
  readonly family: FamilyName
  readonly message: SignInMessage
  /** Networks of the family that this site serves. */
  readonly networks: readonly number[]
  /** True if the family's keys are equal on all networks and its wallets name none. */
  readonly chainless: boolean
}

const time = (text: string): number => Date.parse(text)

/** The network requested with the nonce, or any served one if none was requested. */
function isAskedNetwork({ message: { chainId }, networks, chainless }: Answered, { terms }: Asked): boolean {
  if (chainId === null) return chainless
  return terms.chainId === null ? networks.includes(chainId) : chainId === terms.chainId
}

const ofText: readonly (readonly [field: string, same: (message: TextMessage, asked: Asked) => boolean])[] = [
  ['statement', ({ statement }, asked) => statement === asked.statement],
  ['uri', ({ uri }, { terms }) => uri === terms.uri],
  ['issued_at', ({ issuedAt }, { terms }) => issuedAt.getTime() === time(terms.issuedAt)],
  ['expires_at', ({ expiresAt }, { terms }) => expiresAt?.getTime() === time(terms.expiresAt)],
  ['not_before', ({ notBefore }) => notBefore === null],
]

/** Returns the first field of a signed message that differs from the issued one, or null. */
export function findAlteration(answered: Answered, asked: Asked): string | null {
  const { message, family } = answered
  const { terms } = asked
  if (terms.family !== null && terms.family !== family) return 'family'
  if (message.domain !== terms.domain) return 'domain'
  if (!isAskedNetwork(answered, asked)) return 'chain_id'
  if (message.requestId !== asked.requestId) return 'request_id'
  if (message.form === 'proof') return null
  return ofText.find(([, same]) => !same(message, asked))?.[0] ?? null
}
