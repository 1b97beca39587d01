import { AppError } from '#core/errors.ts'

/** The fields of a sign-in text (ERC-4361; other families use the same form with their own name for the account). */
export interface SignInMessage {
  domain: string
  address: string
  uri: string
  chainId: string | null
  nonce: string
  /** For whom or what it was signed, where that is told. */
  requestId: string | null
  issuedAt: Date
  expiresAt: Date | null
}

const refuse = (): never => {
  throw new AppError('message_invalid', 'The signed text is not a sign-in message.', { status: 400 })
}

const heading = /^(?:https?:\/\/)?([^\s/]+) wants you to sign in with your [A-Za-z]+ account:$/
const fieldForm = /^(URI|Version|Chain ID|Nonce|Issued At|Expiration Time|Not Before|Request ID): (.+)$/

function readFields(lines: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const line of lines) {
    const [, name, value] = fieldForm.exec(line) ?? []
    if (!name || !value) continue
    // A second occurrence could show the person one value and us another.
    if (fields.has(name)) refuse()
    fields.set(name, value)
  }
  return fields
}

const date = (text: string): Date => {
  const value = new Date(text)
  return Number.isNaN(value.getTime()) ? refuse() : value
}

/** @throws AppError `message_invalid`. */
export function parseSignInMessage(text: string): SignInMessage {
  const [first = '', address = '', ...rest] = text.split('\n')
  const domain = heading.exec(first)?.[1] ?? refuse()
  const fields = readFields(rest)
  const field = (name: string): string => fields.get(name) ?? refuse()
  if (field('Version') !== '1') refuse()
  const expires = fields.get('Expiration Time')
  return {
    domain,
    address: address.trim() || refuse(),
    uri: field('URI'),
    chainId: fields.get('Chain ID') ?? null,
    nonce: field('Nonce'),
    requestId: fields.get('Request ID') ?? null,
    issuedAt: date(field('Issued At')),
    expiresAt: expires === undefined ? null : date(expires),
  }
}
