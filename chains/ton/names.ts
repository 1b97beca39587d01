import { createHash } from 'node:crypto'
import { Address, beginCell, Cell } from '@ton/core'
import type { NetworkReads, NameSource } from '../family.ts'
import { tonAddressRules } from './address.ts'

const MAINNET = 84797801
/** Contract at which every lookup starts, on the masterchain. */
export const root = 'Ef_lZ1T4NCb2mwkme9h2rJfESCE0W34ma9lWp7-_uY3zXDvq'
/** Key of the record with the account that receives payments to the name. */
export const WALLET = BigInt(`0x${createHash('sha256').update('wallet').digest('hex')}`)
/** Tags of record values (TEP-81). */
const [NEXT_RESOLVER, SMART_CONTRACT] = [0xba93, 0x9fd3]
const MOST_STEPS = 6
/** A name that is not renewed for so long is for sale again. */
const LIFETIME_S = 366 * 86_400

const form = /^(?:[a-z\d-]{1,126}\.){1,3}ton$/

/** "a.b.ton" as contracts read it: labels from the last one on, a zero byte after each. */
export const wireName = (name: string): Buffer => Buffer.from(`${name.split('.').reverse().join('\0')}\0`)

const sliceOf = (bytes: Buffer): string => beginCell().storeBuffer(bytes).endCell().toBoc().toString('base64')

/** Address in a record value of this kind; null for any other. */
function addressIn(boc: string, tag: number): string | null {
  try {
    const value = Cell.fromBase64(boc).beginParse()
    return value.loadUint(16) === tag ? value.loadAddress().toRawString() : null
  } catch {
    return null
  }
}

async function isExpired({ ask }: NetworkReads, contract: string, now: number): Promise<boolean> {
  const [renewed] = (await ask(MAINNET, contract, ['get_last_fill_up_time'])) ?? []
  return renewed !== undefined && Number(renewed) + LIFETIME_S < now / 1000
}

/** Follows the resolvers from the root: each reads a part of the name, and leads to the next one or to the record. */
async function resolve(name: string, reads: NetworkReads, now = Date.now()): Promise<string | null> {
  let contract = Address.parse(root).toRawString()
  let rest = wireName(name)
  for (let step = 0; step < MOST_STEPS; step++) {
    const answer = await reads.ask(MAINNET, contract, ['dnsresolve', sliceOf(rest), String(WALLET)])
    const [bits = '0', boc = ''] = answer ?? []
    const read = Number(bits) / 8
    if (!Number.isInteger(read) || read <= 0 || read > rest.length) return null
    if (read === rest.length) {
      const found = addressIn(boc, SMART_CONTRACT)
      return found !== null && !(await isExpired(reads, contract, now)) ? tonAddressRules.parse(found) : null
    }
    const next = addressIn(boc, NEXT_RESOLVER)
    if (next === null) return null
    if (step > 0 && (await isExpired(reads, next, now))) return null
    contract = next
    rest = rest.subarray(read)
  }
  return null
}

/** Names of TON DNS. Chains have no record of an account's name, so none is shown. */
export const tonNames: readonly NameSource[] = [
  {
    chainId: MAINNET,
    ending: '.ton',
    normalize: (name) => (form.test(name.toLowerCase()) ? name.toLowerCase() : null),
    addressOf: resolve,
  },
]
