import { AppError } from '#core/errors.ts'
import type { AddressRules } from '../contract.ts'
import { readTon, writeTon } from './form.ts'

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

/**
 * TON accounts. Canonical is the form that wallets show to users (`UQ…`, non-bounceable): bounceable and raw spellings
 * are the same account, and a transaction is named by account and hash (`txRef.ts`), of which explorers need the hash.
 */
export const tonAddressRules: AddressRules = {
  family: 'ton',
  nativeSentinel: TON_NATIVE_SENTINEL,
  transferMemo: null,
  isDead: (canonical) => canonical === TON_NATIVE_SENTINEL,
  parse: (text) => writeTon(read(text.trim())),
  display: (canonical) => canonical,
  toBytes,
  fromBytes,
  txUrl: (explorer, txRef) => under(explorer, `transaction/${txRef.slice(-64)}`),
  addressUrl: (explorer, canonical) => under(explorer, canonical),
}
