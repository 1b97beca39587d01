import { AppError } from '#core/errors.ts'
import type { AddressRules } from '../contract/address.ts'

/** Account: its workchain (0, or -1 for the masterchain) and the hash of its initial state. */
interface TonAccount {
  readonly workchain: number
  readonly hash: Uint8Array
}

interface ReadTon extends TonAccount {
  /** Only friendly forms carry this flag. */
  readonly testOnly: boolean
}

type TonFormProblem = 'empty' | 'other_family_ton' | 'form_ton' | 'checksum_ton'

const BOUNCEABLE = 0x11
const NON_BOUNCEABLE = 0x51
const TEST_ONLY = 0x80

const raw = /^(0|-1):([0-9a-f]{64})$/i
const friendly = /^[\w+/-]{48}$/

/** Computes the CRC-16/XMODEM, high byte first. */
function checksum(bytes: Uint8Array): readonly [number, number] {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return [crc >> 8, crc & 0xff]
}

function readFriendly(text: string): ReadTon | TonFormProblem {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  const [tag = 0, workchain = 0] = bytes
  const [high, low] = checksum(bytes.subarray(0, 34))
  if (bytes[34] !== high || bytes[35] !== low) return 'checksum_ton'
  if (![BOUNCEABLE, NON_BOUNCEABLE].includes(tag & ~TEST_ONLY) || ![0, 0xff].includes(workchain)) return 'form_ton'
  return { workchain: workchain === 0xff ? -1 : 0, hash: bytes.slice(2, 34), testOnly: (tag & TEST_ONLY) !== 0 }
}

/** Reads a raw (`0:…`) or a friendly address in base64 or base64url; else returns the error code. */
export function readTon(text: string): ReadTon | TonFormProblem {
  if (text === '') return 'empty'
  const [, workchain, hex] = raw.exec(text) ?? []
  if (hex)
    return {
      workchain: Number(workchain),
      hash: Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
      testOnly: false,
    }
  if (/^0x/i.test(text)) return 'other_family_ton'
  return friendly.test(text) ? readFriendly(text) : 'form_ton'
}

/**
 * Returns the friendly form. Contracts are written bounceable as recipients of coins, so that they send refused coins
 * back.
 */
export function writeTon({ workchain, hash }: TonAccount, bounceable = false): string {
  const body = Uint8Array.from([bounceable ? BOUNCEABLE : NON_BOUNCEABLE, workchain & 0xff, ...hash])
  return btoa(String.fromCharCode(...body, ...checksum(body)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** 32 zero bytes of the base workchain: the native coin's name in contracts and on the wire. */
export const TON_NATIVE_SENTINEL = writeTon({ workchain: 0, hash: new Uint8Array(32) })

const fail = (code: string, sentence: string): never => {
  throw new AppError('address_invalid', sentence, { status: 400, detail: { code } })
}

/** Sentences for invalid addresses, by the code that `readTon` returns. */
const sentences = {
  empty: 'Enter an address.',
  other_family_ton: 'That’s an EVM address. This network needs a TON address.',
  form_ton: 'A TON address has 48 characters and usually starts with UQ or EQ.',
  checksum_ton: 'Invalid checksum. Check the address for typos.',
  test_only_ton: 'This address only works on the TON testnet.',
} as const

function read(text: string) {
  const found = readTon(text)
  if (typeof found === 'string') return fail(found, sentences[found])
  return found.testOnly ? fail('test_only_ton', sentences.test_only_ton) : found
}

function toBytes(canonical: string): `0x${string}` {
  const { workchain, hash } = read(canonical)
  if (workchain !== 0) return fail('form_ton', 'Masterchain addresses aren’t supported here.')
  return `0x${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function fromBytes(bytes: string): string {
  if (!/^0x[0-9a-f]{64}$/i.test(bytes)) return fail('form_ton', sentences.form_ton)
  return writeTon({
    workchain: 0,
    hash: Uint8Array.from(bytes.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  })
}

const under = (explorer: string, path: string): string => `${explorer.replace(/\/+$/, '')}/${path}`

/** Printable letters that a comment has room for in its first cell; exchanges issue far shorter memos. */
const COMMENT_LETTERS = 120

/**
 * TON accounts. Canonical is the form that wallets show to users (`UQ…`, non-bounceable): bounceable and raw spellings
 * are the same account, and a transaction is named by account and hash (`family.ts`); explorers need only the hash.
 */
export const tonAddressRules: AddressRules = {
  family: 'ton',
  nativeSentinel: TON_NATIVE_SENTINEL,
  transferMemo: COMMENT_LETTERS,
  isDead: (canonical) => canonical === TON_NATIVE_SENTINEL,
  parse: (text) => writeTon(read(text.trim())),
  display: (canonical) => canonical,
  toBytes,
  fromBytes,
  txUrl: (explorer, txRef) => under(explorer, `transaction/${txRef.slice(-64)}`),
  addressUrl: (explorer, canonical) => under(explorer, canonical),
}
