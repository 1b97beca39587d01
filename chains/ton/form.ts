/** Account: its workchain (0, or -1 for the masterchain) and the hash of its initial state. */
export interface TonAccount {
  readonly workchain: number
  readonly hash: Uint8Array
}

export interface ReadTon extends TonAccount {
  /** Only friendly forms carry this flag. */
  readonly testOnly: boolean
}

export type TonFormProblem = 'empty' | 'other_family_ton' | 'form_ton' | 'checksum_ton'

const BOUNCEABLE = 0x11
const NON_BOUNCEABLE = 0x51
const TEST_ONLY = 0x80

const raw = /^(0|-1):([0-9a-f]{64})$/i
const friendly = /^[\w+/-]{48}$/

/** CRC-16/XMODEM, high byte first. */
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

/** The friendly form. Contracts are written bounceable as recipients of coins, so that they send refused coins back. */
export function writeTon({ workchain, hash }: TonAccount, bounceable = false): string {
  const body = Uint8Array.from([bounceable ? BOUNCEABLE : NON_BOUNCEABLE, workchain & 0xff, ...hash])
  return btoa(String.fromCharCode(...body, ...checksum(body)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
