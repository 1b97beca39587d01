import { isOrderId } from '../order/id.ts'

/** Fields that a link to the bridge can preset; the same names as in an address (`?from=&to=…`). */
export const startFields = ['from', 'to', 'token', 'amount', 'recipient', 'ref', 'channel'] as const
export type StartField = (typeof startFields)[number]
export type BridgeStart = Readonly<Partial<Record<StartField, string>>>

/** Places that need only their name. */
export const startPlaces = ['checkin', 'points', 'tasks', 'history', 'invite', 'wallets', 'status'] as const
export type StartPlace = (typeof startPlaces)[number]

/** Content of `startapp=` or `start=` in a link into Telegram. */
export type StartPayload =
  | { readonly kind: 'bridge'; readonly wishes: BridgeStart }
  | { readonly kind: 'order'; readonly id: string }
  | { readonly kind: 'place'; readonly place: StartPlace }

/** Telegram accepts no other characters, and no more of them. */
const taken = /^[A-Za-z0-9_-]{1,512}$/
const ORDER = 'order_'
const REF = 'ref_'
const BRIDGE = 'b'
const plainRef = /^[A-Za-z0-9_-]{1,90}$/

/** One letter per field. They are capitals, so that no escape code (`_2e`) looks like one. */
const letters: Readonly<Record<StartField, string>> = {
  from: 'F',
  to: 'T',
  token: 'K',
  amount: 'A',
  recipient: 'R',
  ref: 'I',
  channel: 'C',
}
const fieldOf = new Map(startFields.map((field) => [letters[field], field]))

/** Letters, digits and `-` are literal; every other printable ASCII character is `_` and its code. */
const escaped = (text: string): string =>
  text.replaceAll(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`)
const plain = (text: string): string =>
  text.replaceAll(/_([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const printable = /^[!-~]+$/

function packBridge(wishes: BridgeStart): string | null {
  const asked = startFields.filter((field) => wishes[field] !== undefined)
  if (asked.some((field) => !printable.test(wishes[field] ?? ''))) return null
  const { ref } = wishes
  if (asked.length === 1 && ref !== undefined && plainRef.test(ref)) return REF + ref
  return BRIDGE + asked.map((field) => `_${letters[field]}${escaped(wishes[field] ?? '')}`).join('')
}

const written: {
  readonly [K in StartPayload['kind']]: (payload: Extract<StartPayload, { kind: K }>) => string | null
} = {
  bridge: ({ wishes }) => packBridge(wishes),
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

function readBridge(text: string): StartPayload {
  const parts = [...text.matchAll(/_([A-Z])((?:[A-Za-z0-9-]|_[0-9a-f]{2})*)/g)]
  const wishes = Object.fromEntries(
    parts.flatMap(([, letter = '', value = '']) => (fieldOf.has(letter) ? [[fieldOf.get(letter), plain(value)]] : [])),
  ) as BridgeStart
  return { kind: 'bridge', wishes }
}

/**
 * Parses a start parameter; null if it is not ours. Only the output of `packStart` is accepted, so that nothing has two
 * meanings.
 */
export function readStart(text: string): StartPayload | null {
  if (!taken.test(text)) return null
  const payload: StartPayload = text.startsWith(ORDER)
    ? { kind: 'order', id: text.slice(ORDER.length) }
    : text.startsWith(REF)
      ? { kind: 'bridge', wishes: { ref: text.slice(REF.length) } }
      : (startPlaces as readonly string[]).includes(text)
        ? { kind: 'place', place: text as StartPlace }
        : readBridge(text)
  return packStart(payload) === text ? payload : null
}

/** Query parameter `?open=…` that names a sheet to open over its page, once. */
export const OPEN = 'open'
export type OpenSheet = 'checkin' | 'wallets'

const over = (path: string, sheet: OpenSheet): string => `${path}?${OPEN}=${sheet}`

/** Path of each place in the app. */
export const placePaths: Readonly<Record<StartPlace, string>> = {
  checkin: over('/points', 'checkin'),
  points: '/points',
  tasks: '/points',
  history: '/history',
  invite: '/invitepage',
  wallets: over('/history', 'wallets'),
  status: '/status',
}
