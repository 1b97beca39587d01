import type { ContractAnswer } from '../contract/reader.ts'
import type { NameSource } from '../family.ts'
import { padFelt } from './address.ts'

const MAINNET = 666666666
const ENDING = '.stark'
/** Starknet ID's naming contract. */
export const naming = '0x06ac597f8116f886fa1c97a23fa4e08299975ecaf6b598873ca6792b9bbfb678'
/** Numbers of its methods. */
export const methods = {
  domain_to_address: '0x2e269d930f6d7ab92b15ce8ff9f5e63709391617e3465fff79ba6baf278ce60',
  domain_to_expiry: '0x3bb69bebda9245ad0cfbfc18bbdd587f953d94b7c7cd7da4d3ec228ce8a1453',
  address_to_domain: '0x38b679fb029cc3f953635ed16ae4123da8214e726943920ba7706a0473e326a',
} as const

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789-'
/** One digit more than there are letters: the last one starts an escape. */
const BASE = BigInt(letters.length + 1)
const ESCAPE = BigInt(letters.length)
const form = /^(?:[a-z\d-]{1,48}\.){1,4}stark$/

/** A label as a number, first letter lowest; a final "a", whose digit is zero, is escaped. */
export function encodeLabel(label: string): bigint {
  const digits = Array.from(label, (letter) => BigInt(letters.indexOf(letter)))
  if (digits.at(-1) === 0n) digits[digits.length - 1] = ESCAPE
  return digits.reduceRight((rest, digit) => rest * BASE + digit, 0n)
}

/** Null for labels with the service's further letters, which look like others or like none. */
function decodeLabel(number: bigint): string | null {
  let label = ''
  for (let rest = number; rest > 0n; rest /= BASE) {
    const digit = rest % BASE
    if (digit === ESCAPE && rest / BASE > 0n) return null
    label += digit === ESCAPE ? 'a' : (letters[Number(digit)] ?? '')
  }
  return label !== '' && encodeLabel(label) === number ? label : null
}

const hexOf = (number: bigint): string => `0x${number.toString(16)}`
/** Arrays are their length and their elements; the hint is for names of other networks. */
const NO_HINT = '0x0'

const answerOf = async (asked: Promise<ContractAnswer>): Promise<readonly string[]> => (await asked) ?? []

/** Names of Starknet ID. */
export const starknetNames: readonly NameSource[] = [
  {
    chainId: MAINNET,
    ending: ENDING,
    normalize: (name) => (form.test(name.toLowerCase()) ? name.toLowerCase() : null),
    async addressOf(name, { ask }) {
      const labels = name.slice(0, -ENDING.length).split('.').map(encodeLabel).map(hexOf)
      const call = [methods.domain_to_address, hexOf(BigInt(labels.length)), ...labels, NO_HINT]
      // The contract still resolves names that have expired, and so do names below them.
      const [[address = '0x0'], [end = '0x0']] = await Promise.all([
        answerOf(ask(MAINNET, naming, call)),
        answerOf(ask(MAINNET, naming, [methods.domain_to_expiry, '0x1', labels.at(-1) ?? '0x0'])),
      ])
      return BigInt(address) === 0n || Number(end) <= Date.now() / 1000 ? null : padFelt(address.slice(2))
    },
    async namesOf(account, { ask }) {
      const [, ...numbers] = (await ask(MAINNET, naming, [methods.address_to_domain, account, NO_HINT])) ?? []
      const labels = numbers.map((number) => decodeLabel(BigInt(number)))
      return labels.length === 0 || labels.includes(null) ? [] : [`${labels.join('.')}${ENDING}`]
    },
  },
]
