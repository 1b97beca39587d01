import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import {
  type Address,
  beginCell,
  Cell,
  contractAddress,
  internal,
  type MessageRelaxed,
  SendMode,
  type Slice,
  type StateInit,
  storeMessageRelaxed,
  storeOutList,
} from '@ton/core'
import { AppError } from '#core/errors.ts'

/**
 * Code of the published highload wallet v3 (ton-blockchain/highload-wallet-contract-v3, MIT), hash 11acad79…8525. Its
 * hash is part of the wallet's address.
 */
const CODE =
  'te6cckECEAEAAigAART/APSkE/S88sgLAQIBIAINAgFIAwQAeNAg10vAAQHAYLCRW+EB0NMDAXGwkVvg+kAw+CjHBbORMODTHwGCEK5C5aS6nYBA1yHXTPgqAe1V+wTgMAIBIAUKAgJzBgcAEa3OdqJoa4X/wAIBIAgJABqrtu1E0IEBItch1ws/ABiqO+1E0IMH1yHXCx8CASALDAAbuabu1E0IEBYtch1wsVgA5bi/Ltou37IasJAoQJsO1E0IEBINch9AT0BNM/0xXRBY4b+CMloVIQuZ8ybfgjBaoAFaESuZIwbd6SMDPikjAz4lIwgA30D2+hntAh1yHXCgCVXwN/2zHgkTDiWYAN9A9voZzQAdch1woAk3/bMeCRW+JwgB9vLUgwjXGNEh+QDtRNDT/9Mf9AT0BNM/0xXR+CMhoVIguY4SM234IySqAKESuZJtMt5Y+CMB3lQWdfkQ8qEG0NMf1NMH0wzTCdM/0xXRUWi68qJRWrrypvgjKqFSULzyowT4I7vyo1MEgA30D2+hmdAk1yHXCgDyZJEw4g4B/lMJgA30D2+hjhPQUATXGNIAAfJkyFjPFs+DAc8WjhAwyCTPQM+DhAlQBaGlFM9A4vgAyUA5gA30FwTIy/8Tyx/0ABL0ABLLPxLLFcntVPgPIdDTAAHyZdMCAXGwkl8D4PpAAdcLAcAA8qX6QDH6ADH0AfoAMfoAMYBg1yHTAAEPACDyZdIAAZPUMdGRMOJysfsAtYW/Aw=='

/** The recommended number, which no other wallet of the same key uses. */
const SUBWALLET = 0x10ad
/** Seconds after `createdAt` in which the wallet accepts a message, and for which it remembers query ids at least. */
export const TIMEOUT = 600

const SHIFT_BITS = 13
const BIT_NUMBERS = 1023
/** Number of query ids without the last one, which is kept for emergencies. */
export const QUERY_IDS = BigInt(2 ** SHIFT_BITS * BIT_NUMBERS - 1)

export interface HighloadWallet {
  readonly address: Address
  readonly init: StateInit
  readonly publicKey: Buffer
}

const codeCell = Cell.fromBase64(CODE)

/** Wallet of a public key: the address follows from code, key, number and timeout alone. */
export function highloadWallet(publicKey: Buffer): HighloadWallet {
  const data = beginCell()
    .storeBuffer(publicKey, 32)
    .storeUint(SUBWALLET, 32)
    .storeMaybeRef(null)
    .storeMaybeRef(null)
    .storeUint(0, 64)
    .storeUint(TIMEOUT, 22)
    .endCell()
  const init = { code: codeCell, data }
  return { address: contractAddress(0, init), init, publicKey }
}

/** Place in the wallet's record of used messages. It never takes the same one twice within the timeout. */
export function queryIdOf(slot: bigint): { readonly shift: number; readonly bit: number } {
  const id = Number(slot % QUERY_IDS)
  return { shift: Math.floor(id / BIT_NUMBERS), bit: id % BIT_NUMBERS }
}

const INTERNAL_TRANSFER = 0xae42e5a4

interface Outgoing {
  readonly messages: readonly MessageRelaxed[]
  /** Nanotons that pay for the wallet's second transaction; what is left stays in the wallet. */
  readonly selfCoins: bigint
}

/**
 * Message of the wallet to itself that makes it send these messages: all of them, or none if one cannot be sent. The
 * wallet's record of query ids was written before, in its first transaction.
 */
export function messageToSelf(wallet: Address, { messages, selfCoins }: Outgoing, queryId: bigint): MessageRelaxed {
  const actions = messages.map((outMsg) => ({ type: 'sendMsg', mode: SendMode.PAY_GAS_SEPARATELY, outMsg }) as const)
  const list = beginCell().store(storeOutList(actions)).endCell()
  const body = beginCell().storeUint(INTERNAL_TRANSFER, 32).storeUint(queryId, 64).storeRef(list).endCell()
  return internal({ to: wallet, value: selfCoins, body })
}

/** True for the body of a message that a highload wallet sends to itself. */
export const isToSelf = (body: Slice): boolean =>
  body.remainingBits === 96 && body.remainingRefs === 1 && body.preloadUint(32) === INTERNAL_TRANSFER

export interface HighloadRequest {
  readonly message: MessageRelaxed
  readonly slot: bigint
  /** Epoch seconds; at most the chain's time at which the message arrives. */
  readonly createdAt: number
}

/** The cell whose hash the key signs. */
export function requestCell({ message, slot, createdAt }: HighloadRequest): Cell {
  const { shift, bit } = queryIdOf(slot)
  return beginCell()
    .storeUint(SUBWALLET, 32)
    .storeRef(beginCell().store(storeMessageRelaxed(message)).endCell())
    .storeUint(SendMode.PAY_GAS_SEPARATELY, 8)
    .storeUint(shift, SHIFT_BITS)
    .storeUint(bit, 10)
    .storeUint(createdAt, 64)
    .storeUint(TIMEOUT, 22)
    .endCell()
}

/** Body of the external message. */
export function signedRequest(key: PayerKey, request: HighloadRequest): Cell {
  const cell = requestCell(request)
  return beginCell().storeBuffer(key.sign(cell.hash())).storeRef(cell).endCell()
}

export interface PayerKey {
  /** 32 bytes. */
  readonly publicKey: Buffer
  sign(bytes: Uint8Array): Buffer
}

/** Header of a PKCS #8 private key that holds a bare Ed25519 seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Parses a 32-byte seed in hex. @throws AppError `key_invalid`; the message never repeats the secret. */
export function payerKey(secret: string): PayerKey {
  const hex = secret.trim().replace(/^0x/, '')
  if (!/^[0-9a-fA-F]{64}$/.test(hex))
    throw new AppError('key_invalid', 'The TON payer key must be a 32-byte Ed25519 seed in hex.', { retriable: false })
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.from(hex, 'hex')]), format: 'der', type: 'pkcs8' })
  const publicKey = Buffer.from(createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32))
  return { publicKey, sign: (bytes) => sign(null, bytes, key) }
}
