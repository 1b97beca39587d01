import { secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { z } from 'zod'
import type { FamilyServices, SignIn, Verifier, WebRpc } from '../family.ts'
import { parseSignInMessage } from '../signIn.ts'
import { b256, type FuelApi, FuelRefusal, type FuelResource, openFuelApi, type Wanted } from './node/api.ts'
import { createFuelNode } from './node/createNode.ts'

/** Account whose key made the signature: 64 bytes, with the parity of the key's point in the highest bit of `s`. */
function signerOf(text: string, signature: string): string | null {
  const bytes = /^0x[\da-f]{128}$/i.test(signature) ? Buffer.from(signature.slice(2), 'hex') : null
  const mark = bytes?.[32]
  if (!bytes || mark === undefined) return null
  bytes[32] = mark & 0x7f
  try {
    const parsed = secp256k1.Signature.fromBytes(new Uint8Array(bytes), 'compact').addRecoveryBit(mark >> 7)
    if (parsed.hasHighS()) return null
    const key = parsed
      .recoverPublicKey(sha256(Buffer.from(text)))
      .toBytes(false)
      .subarray(1)
    return `0x${Buffer.from(sha256(key)).toString('hex')}`
  } catch {
    return null
  }
}

/**
 * Accounts are keys; the signature covers the raw text, which begins with a domain, as no transaction does. A predicate
 * has no key, so it cannot sign in.
 */
const verify: Verifier = ({ account, message, signature }) =>
  Promise.resolve(signerOf(message, signature) === account ? 'key' : null)

const fuelSignIn: SignIn = {
  read: (text) => parseSignInMessage(text, 'Fuel'),
  createVerifier: () => verify,
}

const amount = z.string().regex(/^(0|[1-9]\d{0,19})$/)
const wanted = z
  .array(z.strictObject({ asset: b256, amount }))
  .min(1)
  .max(2)

/** Methods that the web app may call. Anyone can call these at the operator's cost. */
const methods: WebRpc['methods'] = {
  fuel_transaction: { params: z.tuple([b256]), keepMs: 500 },
  fuel_coins: { params: z.tuple([b256, wanted]) },
  fuel_gas: { params: z.tuple([]), keepMs: 5_000 },
}

const toWire = (one: FuelResource) => ({ ...one, amount: String(one.amount) })

/** Answers of the methods, as the web app reads them. */
const calls: Readonly<Record<string, (api: FuelApi, params: readonly unknown[]) => Promise<unknown>>> = {
  fuel_chainId: (api) => api.chainId(),
  fuel_transaction: async (api, [id]) => (await api.transaction(id as string))?.__typename ?? null,
  fuel_coins: async (api, [owner, rows]) => (await api.coins(owner as string, rows as Wanted[])).map(toWire),
  fuel_gas: async (api) => {
    const { price, factor } = await api.gas()
    return { price: String(price), factor: String(factor) }
  },
}

/** Code by which the proxy recognizes an answer of the chain itself. */
const REFUSED = -32_000

const fuelWebRpc: WebRpc = {
  methods,
  chainId: { method: 'fuel_chainId', read: Number },
  async call(url, method, params, timeoutMs) {
    try {
      return { result: await calls[method]?.(openFuelApi(url, timeoutMs), (params ?? []) as unknown[]) }
    } catch (error) {
      if (!(error instanceof FuelRefusal)) throw error
      return { error: { code: REFUSED, message: error.message } }
    }
  },
}

export const fuelServices: FamilyServices = {
  name: 'fuel',
  createNode: createFuelNode,
  signIn: fuelSignIn,
  webRpc: fuelWebRpc,
}
