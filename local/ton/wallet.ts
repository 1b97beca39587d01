import {
  Address,
  beginCell,
  Cell,
  external,
  internal,
  loadStateInit,
  type Message,
  SendMode,
  type StateInit,
  storeMessage,
  storeStateInit,
} from '@ton/core'
import { WalletContractV5R1 } from '@ton/ton'
import { globalIdOf } from '#chains/ton/networks.ts'
import { localTonKey } from './keys.ts'
import { proofBytes, type SignedFacts, textBytes } from '#chains/ton/signedBytes.ts'

export const LOCAL_TON = 84797831

/** One message of a send request, in TON Connect's format. */
export interface OutgoingMessage {
  readonly address: string
  /** Nanotons. */
  readonly amount: string
  readonly payload?: string
  readonly stateInit?: string
}

/** Wallet (v5r1) whose key this process holds. */
export interface LocalWallet {
  readonly address: Address
  readonly publicKey: Buffer
  readonly init: StateInit
  /** Base64 of a bag of cells. */
  readonly stateInit: string
  /** External message that requests the wallet to send these; base64 in `boc`. */
  sign(
    messages: readonly OutgoingMessage[],
    seqno: number,
    validUntil: number,
  ): Promise<{ message: Message; boc: string }>
  signProof(facts: Omit<SignedFacts, 'address'>): Buffer
  /** Signs a text as `signData` does. */
  signText(facts: Omit<SignedFacts, 'address'>): Buffer
}

const MOST_MESSAGES = 255

function toInternal({ address, amount, payload, stateInit }: OutgoingMessage) {
  const { isBounceable } = Address.isFriendly(address) ? Address.parseFriendly(address) : { isBounceable: true }
  return internal({
    to: Address.parse(address),
    value: BigInt(amount),
    bounce: isBounceable,
    ...(payload === undefined ? {} : { body: Cell.fromBase64(payload) }),
    ...(stateInit === undefined ? {} : { init: loadStateInit(Cell.fromBase64(stateInit).beginParse()) }),
  })
}

export function localTonWallet(name: string): LocalWallet {
  const key = localTonKey(name)
  const wallet = WalletContractV5R1.create({
    publicKey: key.publicKey,
    walletId: { networkGlobalId: globalIdOf(LOCAL_TON) ?? 0 },
  })
  return {
    address: wallet.address,
    publicKey: key.publicKey,
    init: wallet.init,
    stateInit: beginCell().store(storeStateInit(wallet.init)).endCell().toBoc().toString('base64'),
    async sign(messages, seqno, validUntil) {
      const body = await wallet.createTransfer({
        seqno,
        timeout: validUntil,
        sendMode: SendMode.PAY_GAS_SEPARATELY | SendMode.IGNORE_ERRORS,
        messages: messages.slice(0, MOST_MESSAGES).map(toInternal),
        signer: (cell: Cell) => Promise.resolve(key.sign(cell.hash())),
      })
      const message = external({ to: wallet.address, body })
      return { message, boc: beginCell().store(storeMessage(message)).endCell().toBoc().toString('base64') }
    },
    signProof: (facts) => key.sign(proofBytes({ ...facts, address: wallet.address })),
    signText: (facts) => key.sign(textBytes({ ...facts, address: wallet.address })),
  }
}
