import { isOrderId } from '../order/id.ts'

/** Fields that a link to the bridge can preset; the same names as in an address (`?from=&to=…`). */
export const startFields = ['from', 'to', 'token', 'amount', 'recipient', 'ref', 'channel', 'exact'] as const
export type StartField = (typeof startFields)[number]
export type BridgeStart = Readonly<Partial<Record<StartField, string>>>

/** Fields of a payment request, as in its address (`/pay?to=…`); without an id they fill the form that creates one. */
export const payFields = ['to', 'token', 'amount', 'recipient', 'id', 'note'] as const
export type PayField = (typeof payFields)[number]
export type PayStart = Readonly<Partial<Record<PayField, string>>>

/** Places that need only their name. */
export const startPlaces = ['checkin', 'points', 'tasks', 'history', 'invite', 'wallets', 'status', 'swap'] as const
export type StartPlace = (typeof startPlaces)[number]

/** Content of `startapp=` or `start=` in a link into Telegram. */
export type StartPayload =
  | { readonly kind: 'bridge'; readonly wishes: BridgeStart }
  | { readonly kind: 'pay'; readonly request: PayStart }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'place'; readonly place: StartPlace }

/** Telegram accepts no other characters, and no more of them. */
const taken = /^[A-Za-z0-9_-]{1,512}$/
const ORDER = 'order_'
const REF = 'ref_'
const BRIDGE = 'b'
const PAY = 'p'
const plainRef = /^[A-Za-z0-9_-]{1,90}$/

/** One letter per field. They are capitals, so that no escape code (`_2e`) looks like one. */
const letters: Readonly<Record<StartField | PayField, string>> = {
  from: 'F',
  to: 'T',
  token: 'K',
  amount: 'A',
  recipient: 'R',
  ref: 'I',
  channel: 'C',
  exact: 'E',
  id: 'N',
  note: 'M',
}

/** Letters, digits and `-` are literal; every other printable ASCII character is `_` and its code. */
const escaped = (text: string): string =>
  text.replaceAll(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
const plain = (text: string): string =>
  text.replaceAll(/_([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const printable = /^[!-~]+$/

type Fields<F extends string> = Readonly<Partial<Record<F, string>>>

/** Each present field as its letter and value, in the order of `fields`; null if a value can't be written. */
function packFields<F extends StartField | PayField>(fields: readonly F[], values: Fields<F>): string | null {
  const present = fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]] as const]))
  if (present.some(([, value]) => !printable.test(value))) return null
  return present.map(([field, value]) => `_${letters[field]}${escaped(value)}`).join('')
}

function readFields<F extends StartField | PayField>(fields: readonly F[], text: string): Fields<F> {
  const fieldOf = new Map<string, F>(fields.map((field) => [letters[field], field]))
  const parts = [...text.matchAll(/_([A-Z])((?:[A-Za-z0-9-]|_[0-9a-f]{2})*)/g)]
  return Object.fromEntries(
    parts.flatMap(([, letter = '', value = '']) => {
      const field = fieldOf.get(letter)
      return field === undefined ? [] : [[field, plain(value)]]
    }),
  ) as Fields<F>
}

const after = (prefix: string, text: string | null): string | null => (text === null ? null : prefix + text)

function packBridge(wishes: BridgeStart): string | null {
  const { ref, ...others } = wishes
  const isReferral = ref !== undefined && plainRef.test(ref) && Object.values(others).every((one) => one === undefined)
  return isReferral ? REF + ref : after(BRIDGE, packFields(startFields, wishes))
}

/** A note may have any letters: it is written as base64 of its UTF-8 bytes. */
const packPay = ({ note, ...request }: PayStart): string | null =>
  after(PAY, packFields(payFields, { ...request, ...(note === undefined ? {} : { note: toBase64(note) }) }))

/** Null if the note isn't text. */
function readPay(text: string): StartPayload | null {
  const { note, ...request } = readFields(payFields, text)
  if (note === undefined) return { kind: 'pay', request }
  const words = fromBase64(note)
  return words === null ? null : { kind: 'pay', request: { ...request, note: words } }
}

const toBase64 = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '.')
    .replaceAll('=', '')

function fromBase64(text: string): string | null {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('.', '/'))
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)),
    )
  } catch {
    return null
  }
}

const written: {
  readonly [K in StartPayload['kind']]: (payload: Extract<StartPayload, { kind: K }>) => string | null
} = {
  bridge: ({ wishes }) => packBridge(wishes),
  pay: ({ request }) => packPay(request),
  order: ({ id }) => (isOrderId(id) ? ORDER + id : null),
  place: ({ place }) => place,
}

/**
 * Returns the text for a link; null if the fields are too long for one, or contain characters that no link can carry.
 */
export function packStart(payload: StartPayload): string | null {
  const text = (written[payload.kind] as (payload: StartPayload) => string | null)(payload)
  return text !== null && taken.test(text) ? text : null
}

/**
 * Parses a start parameter; null if it is not ours. Only the output of `packStart` is accepted, so that nothing has two
 * meanings.
 */
export function readStart(text: string): StartPayload | null {
  if (!taken.test(text)) return null
  const payload: StartPayload | null = text.startsWith(ORDER)
    ? { kind: 'order', id: text.slice(ORDER.length) }
    : text.startsWith(REF)
      ? { kind: 'bridge', wishes: { ref: text.slice(REF.length) } }
      : (startPlaces as readonly string[]).includes(text)
        ? { kind: 'place', place: text as StartPlace }
        : text.startsWith(PAY)
          ? readPay(text)
          : { kind: 'bridge', wishes: readFields(startFields, text) }
  return payload !== null && packStart(payload) === text ? payload : null
}

/** Query parameter `?open=…` that names a sheet to open over its page, once. */
export const OPEN = 'open'
export type OpenSheet = 'checkin' | 'wallets'

const over = (path: string, sheet: OpenSheet): string => `${path}?${OPEN}=${sheet}`

/** Path of a payment request, or of the form that creates one. */
export function payPath(request: PayStart): string {
  const query = new URLSearchParams(
    payFields.flatMap((field) => (request[field] === undefined ? [] : [[field, request[field]]])),
  ).toString()
  return query === '' ? '/pay' : `/pay?${query}`
}

/** Path of each place in the app. */
export const placePaths: Readonly<Record<StartPlace, string>> = {
  checkin: over('/points', 'checkin'),
  points: '/points',
  tasks: '/points',
  history: '/history',
  invite: '/invitepage',
  wallets: over('/history', 'wallets'),
  status: '/status',
  swap: '/swap',
}
