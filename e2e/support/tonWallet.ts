import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { beginCell, external, storeMessage } from '@ton/core'
import { localTonNames } from '#local/ton/keys.ts'
import { localTonWallet, type OutgoingMessage } from '#local/ton/wallet.ts'

const NANO = 1_000_000_000n
const FIVE_MINUTES = 300

interface Proof {
  readonly domain: string
  readonly timestamp: number
  readonly payload: string
}

/** TON wallet whose key the test holds, with an unused funded account. */
export interface TonWallet {
  /** Account in TON Connect's format. */
  readonly account: { readonly address: string; readonly public_key: string; readonly state_init: string }
  /** Requested transactions, in order. */
  readonly asked: readonly (readonly OutgoingMessage[])[]
  /** Refuses everything. */
  refuses: boolean
  /** Texts that it showed and signed, in order. */
  readonly texts: readonly string[]
  /** Base64. */
  prove(proof: Proof): string
  /** Signs a text as `signData` does; base64. */
  signText(text: Proof): string
  /** Signs and sends; returns the message as a bag of cells in base64. */
  send(messages: readonly OutgoingMessage[]): Promise<string>
}

async function call<T>(url: string, method: string, params: object = {}): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: '1', method, params }),
  })
  const answer = (await response.json()) as { ok: boolean; result: T; error?: string }
  if (!answer.ok) throw new Error(`${method}: ${answer.error}`)
  return answer.result
}

export async function openTonWallet(rpcUrl: string): Promise<TonWallet> {
  const wallet = localTonWallet(`test ${randomBytes(8).toString('hex')}`)
  const { address, init, publicKey, stateInit } = wallet
  const [rich] = localTonNames.map(localTonWallet)
  await call(rpcUrl, 'causeway_sendTransaction', {
    account: rich?.address.toRawString(),
    messages: [{ address: address.toString({ bounceable: false }), amount: String(2n * NANO) }],
  })
  const asked: (readonly OutgoingMessage[])[] = []
  const texts: string[] = []
  const made = { refuses: false }
  return Object.assign(made, {
    account: { address: address.toRawString(), public_key: publicKey.toString('hex'), state_init: stateInit },
    asked,
    texts,
    prove: (proof: Proof) => wallet.signProof(proof).toString('base64'),
    signText(text: Proof) {
      if (made.refuses) throw new Error('User declined')
      texts.push(text.payload)
      return wallet.signText(text).toString('base64')
    },
    async send(messages: readonly OutgoingMessage[]) {
      if (made.refuses) throw new Error('User declined')
      const seqno = asked.push(messages) - 1
      const { message } = await wallet.sign(messages, seqno, Math.floor(Date.now() / 1000) + FIVE_MINUTES)
      // Its first message includes its code.
      const first = external({ to: address, body: message.body, ...(seqno === 0 ? { init } : {}) })
      const boc = beginCell().store(storeMessage(first)).endCell().toBoc().toString('base64')
      await call(rpcUrl, 'sendBoc', { boc })
      return boc
    },
  })
}

interface Call {
  readonly method: string
  readonly params?: Proof & { readonly messages?: readonly OutgoingMessage[] }
}

/** TON Connect's code of a declined request. */
export const USER_REJECTS = 300

/** The test wallet in the page signs with this wallet’s key from now on, instead of the shared account. */
export async function signAs(page: Page, rpcUrl: string, wallet: TonWallet): Promise<void> {
  const answers: Readonly<Record<string, (params: NonNullable<Call['params']>) => unknown>> = {
    causeway_accounts: () => [wallet.account],
    causeway_signProof: (params) => wallet.prove(params),
    causeway_signText: (params) => wallet.signText(params),
    causeway_sendTransaction: ({ messages = [] }) => wallet.send(messages),
  }
  await page.route(rpcUrl, async (route) => {
    const { method, params } = route.request().postDataJSON() as Call
    const answer = answers[method]
    if (!answer) return route.continue()
    const headers = { 'access-control-allow-origin': '*' }
    try {
      await route.fulfill({ headers, json: { ok: true, result: await answer(params ?? ({} as Proof)) } })
    } catch (error) {
      await route.fulfill({ headers, json: { ok: false, error: String(error), code: USER_REJECTS } })
    }
  })
}
