import { AppError } from '#core/errors.ts'

/** A sign-in text (ERC-4361; other families use the same form with their own word for the account), every line of it. */
export interface TextMessage {
  readonly form: 'text'
  readonly domain: string
  readonly address: string
  readonly statement: string | null
  readonly uri: string
  /** Null where the text names no network. */
  readonly chainId: number | null
  readonly nonce: string
  readonly issuedAt: Date
  readonly expiresAt: Date | null
  readonly notBefore: Date | null
  readonly requestId: string | null
}

/** A proof that holds less than a text: its wallet adds domain and time, and nothing in it is for people. */
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
  throw new AppError('message_invalid', 'The signed text is not a sign-in message.', { status: 400 })
}

/** The only lines below the sentence, in their only order. */
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

/** A line that is none of these could say anything to the person who signs. */
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
 * Reads the whole text: nothing in it is skipped.
 * @param word The family's word for its accounts, such as "Ethereum". @throws AppError 400 `message_invalid`
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
