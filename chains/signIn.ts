import { AppError } from '#core/errors.ts'
import { createPublicKey, verify } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519.js'

/** A parsed sign-in text (ERC-4361; other families use the same form with their own word for the account). */
export interface TextMessage {
  readonly form: 'text'
  readonly domain: string
  readonly address: string
  readonly statement: string | null
  readonly uri: string
  /** Null if the text names no network. */
  readonly chainId: number | null
  readonly nonce: string
  readonly issuedAt: Date
  readonly expiresAt: Date | null
  readonly notBefore: Date | null
  readonly requestId: string | null
  /** Time that the wallet itself adds to its signature; absent in families whose wallets add none. */
  readonly signedAt?: Date
}

/** A proof with fewer fields than a text: the wallet adds domain and time, and no sentence is shown to the user. */
export interface ProofMessage {
  readonly form: 'proof'
  readonly domain: string
  readonly address: string
  readonly chainId: number | null
  readonly nonce: string
  readonly issuedAt: Date
  readonly requestId: string | null
}
export type SignInMessage = TextMessage | ProofMessage

const refuse = (): never => {
  throw new AppError('message_invalid', 'The signed message isn’t a sign-in message.', { status: 400 })
}

/** The only lines after the statement, in their only order. */
const fieldOrder = [
  'URI',
  'Version',
  'Chain ID',
  'Nonce',
  'Issued At',
  'Expiration Time',
  'Not Before',
  'Request ID',
] as const
type Field = (typeof fieldOrder)[number]
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/
const decimal = /^[1-9]\d{0,15}$/

/** Any other line could say anything to the user who signs, so it is refused. */
function readFields(lines: readonly string[]): ReadonlyMap<Field, string> {
  const fields = new Map<Field, string>()
  let next = 0
  for (const line of lines) {
    const at = fieldOrder.findIndex((name, n) => n >= next && line.startsWith(`${name}: `))
    const name = fieldOrder[at] ?? refuse()
    fields.set(name, line.slice(name.length + 2) || refuse())
    next = at + 1
  }
  return fields
}

function date(text: string): Date {
  const value = new Date(text)
  return instant.test(text) && Number.isFinite(value.getTime()) ? value : refuse()
}

function splitStatement(lines: readonly string[]): [statement: string | null, fields: readonly string[]] {
  const [first, second, third, ...rest] = lines
  if (first !== '') return refuse()
  if (second === '') return [null, lines.slice(2)]
  return second !== undefined && third === '' ? [second, rest] : refuse()
}

/**
 * Parses the whole text; no line is skipped.
 * @param word The family's name in the first line, such as "Ethereum".
 * @throws AppError 400 `message_invalid`
 */
export function parseSignInMessage(text: string, word: string): TextMessage {
  const [first = '', address = '', ...below] = text.split('\n')
  const heading = / wants you to sign in with your ([A-Za-z]+) account:$/.exec(first) ?? refuse()
  if (heading[1] !== word) refuse()
  const [statement, lines] = splitStatement(below)
  const fields = readFields(lines)
  const field = (name: Field): string => fields.get(name) ?? refuse()
  const dateOf = (name: Field): Date | null => (fields.has(name) ? date(field(name)) : null)
  const chain = fields.get('Chain ID')
  if (field('Version') !== '1' || (chain !== undefined && !decimal.test(chain))) refuse()
  return {
    form: 'text',
    domain: first.slice(0, heading.index) || refuse(),
    address: address || refuse(),
    statement,
    uri: field('URI'),
    chainId: chain === undefined ? null : Number(chain),
    nonce: field('Nonce'),
    issuedAt: date(field('Issued At')),
    expiresAt: dateOf('Expiration Time'),
    notBefore: dateOf('Not Before'),
    requestId: fields.get('Request ID') ?? null,
  }
}

const SIGNATURE_BYTES = 64

/** Points of small order verify signatures without any secret, and OpenSSL accepts them. */
function isKey(publicKey: Uint8Array): boolean {
  try {
    return !ed25519.Point.fromBytes(publicKey).isSmallOrder()
  } catch {
    return false
  }
}

/** @param publicKey 32 bytes @param signature 64 bytes; other lengths and keys of small order return false */
export function isSignedByEd25519(publicKey: Uint8Array, bytes: Uint8Array, signature: Uint8Array): boolean {
  if (signature.length !== SIGNATURE_BYTES || !isKey(publicKey)) return false
  const x = Buffer.from(publicKey).toString('base64url')
  return verify(null, bytes, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }), signature)
}
