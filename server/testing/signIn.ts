import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { type Address, beginCell, storeStateInit } from '@ton/core'
import { WalletContractV4 } from '@ton/ton'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { tonAddressRules } from '#chains/ton/address.ts'
import { proofBytes } from '#chains/ton/signedBytes.ts'
import type { NonceData, VerifyRequest } from '#core/wire/identity.ts'
import { north, type TestApp } from './testApp.ts'

/** Parts of a sign-in text; null omits a line. */
export interface TextParts {
  readonly heading: string
  readonly address: string
  readonly statement: string | null
  readonly uri: string
  readonly version: string
  readonly chainId: string | null
  readonly nonce: string
  readonly issuedAt: string
  readonly expiresAt: string | null
  readonly notBefore: string | null
  readonly requestId: string | null
}

/** Parts of a TON Connect proof. */
export interface ProofParts {
  readonly network: string
  readonly domain: string
  /** Time of the proof in epoch seconds. */
  readonly timestamp: number
  readonly payload: string
}

/** Parts of a text that a TON wallet shows and signs. */
export interface SignedTextParts extends TextParts {
  /** Domain that the wallet adds to its signature. */
  readonly signedFor: string
  /** Time that the wallet adds, in epoch seconds. */
  readonly timestamp: number
  /** Kind of payload that is signed: wallets don't show the content of `bin`. */
  readonly kind: 'txt' | 'bin'
  /** Changes the text after the signature. */
  readonly presented: (text: string) => string
}

export interface Wallet<Parts> {
  readonly family: VerifyRequest['family']
  readonly address: string
  /** Signs the requested terms, with these parts changed before signing. */
  answer(asked: NonceData, change?: Partial<Parts>): Promise<VerifyRequest>
}
export interface TextWallet extends Wallet<TextParts> {
  text(asked: NonceData, change?: Partial<TextParts>): string
  sign(text: string): Promise<string>
}

const lines = ({ heading, address, statement, uri, ...fields }: TextParts): string =>
  [
    heading,
    address,
    '',
    ...(statement === null ? [] : [statement]),
    '',
    `URI: ${uri}`,
    `Version: ${fields.version}`,
    ...(fields.chainId === null ? [] : [`Chain ID: ${fields.chainId}`]),
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
    ...(fields.expiresAt === null ? [] : [`Expiration Time: ${fields.expiresAt}`]),
    ...(fields.notBefore === null ? [] : [`Not Before: ${fields.notBefore}`]),
    ...(fields.requestId === null ? [] : [`Request ID: ${fields.requestId}`]),
  ].join('\n')

const partsOf = (asked: NonceData, word: string, address: string, chainId: string | null): TextParts => ({
  heading: `${asked.domain} wants you to sign in with your ${word} account:`,
  address,
  statement: asked.statement,
  uri: asked.uri,
  version: '1',
  chainId: asked.chain_id === undefined ? chainId : String(asked.chain_id),
  nonce: asked.nonce,
  issuedAt: asked.issued_at,
  expiresAt: asked.expires_at,
  notBefore: null,
  requestId: asked.request_id ?? null,
})

function textWallet(
  family: 'evm' | 'svm',
  word: string,
  address: string,
  chainId: string | null,
  signText: (text: string) => Promise<string>,
): TextWallet {
  const text = (asked: NonceData, change: Partial<TextParts> = {}): string =>
    lines({ ...partsOf(asked, word, address, chainId), ...change })
  return {
    family,
    address,
    text,
    sign: signText,
    async answer(asked, change) {
      const message = text(asked, change)
      return { family, address, message, signature: await signText(message) }
    },
  }
}

export function evmWallet(key: `0x${string}` = generatePrivateKey()): TextWallet {
  const account = privateKeyToAccount(key)
  return textWallet('evm', 'Ethereum', account.address, String(north), (message) => account.signMessage({ message }))
}

const TONSHORE = '84797831'
const rawKey = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'der', type: 'spki' }).subarray(-32))

export function svmWallet(): TextWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  return textWallet('svm', 'Solana', base58.encode(rawKey(publicKey)), null, (text) =>
    Promise.resolve(base58.encode(sign(null, Buffer.from(text), privateKey))),
  )
}

/** Bytes of TON Connect's published format, by another writer than the server's own. */
function signedDataBytes(
  { hash, workChain }: Address,
  { signedFor, timestamp, kind }: Pick<SignedTextParts, 'signedFor' | 'timestamp' | 'kind'>,
  text: string,
): Buffer {
  const [host, body] = [new TextEncoder().encode(signedFor), new TextEncoder().encode(text)]
  const prefix = new TextEncoder().encode('ton-connect/sign-data/')
  const bytes = new Uint8Array(2 + prefix.length + 4 + 32 + 4 + host.length + 8 + 3 + 4 + body.length)
  const view = new DataView(bytes.buffer)
  let at = 0
  const put = (part: Uint8Array): void => {
    bytes.set(part, at)
    at += part.length
  }
  const number = (write: (at: number) => void, length: number): void => {
    write(at)
    at += length
  }
  put(Uint8Array.of(0xff, 0xff))
  put(prefix)
  number((to) => view.setInt32(to, workChain), 4)
  put(hash)
  number((to) => view.setUint32(to, host.length), 4)
  put(host)
  number((to) => view.setBigUint64(to, BigInt(timestamp)), 8)
  put(new TextEncoder().encode(kind))
  number((to) => view.setUint32(to, body.length), 4)
  put(body)
  return createHash('sha256').update(bytes).digest()
}

export interface TonWallet {
  readonly family: 'ton'
  readonly address: string
  /** Signs the requested terms: a text if they name a subject, else a proof. */
  answer(asked: NonceData): Promise<VerifyRequest>
  prove(asked: NonceData, change?: Partial<ProofParts>): Promise<VerifyRequest>
  signText(asked: NonceData, change?: Partial<SignedTextParts>): Promise<VerifyRequest>
}

export function tonWallet(app: TestApp): TonWallet {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const { address, init } = WalletContractV4.create({ workchain: 0, publicKey: rawKey(publicKey) })
  const account = tonAddressRules.parse(address.toRawString())
  const state_init = beginCell().store(storeStateInit(init)).endCell().toBoc().toString('base64')
  const now = (): number => Math.floor(app.clock.now().getTime() / 1000)
  // A time that doesn't fit 64 bits is signed as zero: the reader must refuse it before it checks the signature.
  const signedTime = (timestamp: number): number => (Number.isSafeInteger(timestamp) ? timestamp : 0)
  const request = (message: object, bytes: Uint8Array): Promise<VerifyRequest> =>
    Promise.resolve({
      family: 'ton',
      address: account,
      message: JSON.stringify(message),
      signature: sign(null, bytes, privateKey).toString('base64'),
    })
  const prove: TonWallet['prove'] = (asked, change) => {
    const { network, domain, timestamp, payload }: ProofParts = {
      network: '-31',
      domain: asked.domain,
      timestamp: now(),
      payload: asked.request_id === undefined ? asked.nonce : `${asked.nonce}:${asked.request_id}`,
      ...change,
    }
    const bytes = proofBytes({ address, domain, timestamp: signedTime(timestamp), payload })
    const proof = { timestamp, domain: { lengthBytes: Buffer.byteLength(domain), value: domain }, payload }
    return request({ network, state_init, proof }, bytes)
  }
  const signText: TonWallet['signText'] = (asked, change) => {
    const { signedFor, timestamp, kind, presented, ...parts }: SignedTextParts = {
      ...partsOf(asked, 'TON', account, TONSHORE),
      signedFor: asked.domain,
      timestamp: now(),
      kind: 'txt',
      presented: (text) => text,
      ...change,
    }
    const text = lines(parts)
    const bytes = signedDataBytes(address, { signedFor, timestamp: signedTime(timestamp), kind }, text)
    return request({ state_init, signed: { timestamp, domain: signedFor, text: presented(text) } }, bytes)
  }
  return {
    family: 'ton',
    address: account,
    prove,
    signText,
    answer: (asked) => (asked.request_id === undefined ? prove(asked) : signText(asked)),
  }
}

const base = '/api/identity/v1'
export interface From {
  readonly host?: string
  readonly session?: string
}
const headersOf = ({ host, session }: From): Record<string, string> => ({
  ...(host === undefined ? {} : { host }),
  ...(session === undefined ? {} : { authorization: `Bearer ${session}` }),
})

/** Requests the terms to sign. */
export async function askNonce(app: TestApp, from: From = {}, body?: object): Promise<NonceData> {
  const path = from.session === undefined ? `${base}/nonce` : `${base}/telegram/nonce`
  const answer = await app.call('POST', path, { headers: headersOf(from), ...(body ? { body } : {}) })
  if (answer.status !== 200) throw new Error(`nonce: ${JSON.stringify(answer.body)}`)
  return (answer.body as { data: NonceData }).data
}

export const verify = (app: TestApp, request: object, from: From = {}) =>
  app.call('POST', `${base}/verify`, { headers: headersOf(from), body: request })

/** Links a wallet to the Telegram account of this session. */
export const link = (app: TestApp, session: string, request: object) =>
  app.call('POST', `${base}/telegram/link`, { headers: headersOf({ session }), body: request })
