import { Base64, hexToByteArray, SessionCrypto } from '@tonconnect/protocol'

export interface RemoteAnswers {
  /** Connection items that the app requested. */
  connect(items: readonly { name: string; payload?: string }[]): Promise<unknown[]>
  /** Signed BoC of the message; throws to reject. */
  sendTransaction(request: string): Promise<string>
  /** Signature over the payload, as `signData` returns it; without it the wallet doesn't have the feature. */
  signData?(request: string): Promise<object>
}

const deviceOf = ({ signData }: RemoteAnswers) => ({
  platform: 'android',
  appName: 'Remote wallet',
  appVersion: '1',
  maxProtocolVersion: 2,
  features: [
    'SendTransaction',
    { name: 'SendTransaction', maxMessages: 4 },
    ...(signData ? [{ name: 'SignData', types: ['text'] }] : []),
  ],
})
const DECLINED = 300
const UNSUPPORTED = 400

/** Wallet on another device: takes a link, uses the bridge and encrypts by the protocol. */
export function createRemoteWallet(bridgeUrl: string, answers: RemoteAnswers) {
  const crypto = new SessionCrypto()
  const listening = new AbortController()
  let app = ''
  let events = 0

  async function tell(message: unknown): Promise<void> {
    const body = Base64.encode(crypto.encrypt(JSON.stringify(message), hexToByteArray(app)))
    await fetch(`${bridgeUrl}/message?client_id=${crypto.sessionId}&to=${app}&ttl=300`, { method: 'POST', body })
  }

  async function answer(line: string): Promise<void> {
    const { from, message } = JSON.parse(line) as { from: string; message: string }
    const call = JSON.parse(crypto.decrypt(Base64.decode(message).toUint8Array(), hexToByteArray(from))) as {
      id: string
      method: string
      params: string[]
    }
    if (call.method === 'disconnect') return tell({ id: call.id, result: {} })
    const method = call.method === 'signData' ? answers.signData : answers.sendTransaction
    if (!method) return tell({ id: call.id, error: { code: UNSUPPORTED, message: `${call.method} is not supported` } })
    const reply = await method(call.params[0] ?? '').then(
      (result) => ({ id: call.id, result }),
      (error: unknown) => ({ id: call.id, error: { code: DECLINED, message: String(error) } }),
    )
    await tell(reply)
  }

  async function listen(): Promise<void> {
    const { body } = await fetch(`${bridgeUrl}/events?client_id=${crypto.sessionId}`, { signal: listening.signal })
    const decoder = new TextDecoder()
    let rest = ''
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (line.startsWith('data: {"from"')) await answer(line.slice('data: '.length))
    }
  }

  return {
    /** Mimics a scanned QR code or a followed link. */
    async scan(link: string): Promise<void> {
      const { searchParams } = new URL(link)
      app = searchParams.get('id') ?? ''
      listen().catch(() => undefined)
      const { items } = JSON.parse(searchParams.get('r') ?? '{}') as { items: { name: string; payload?: string }[] }
      await tell({
        event: 'connect',
        id: events++,
        payload: { items: await answers.connect(items), device: deviceOf(answers) },
      })
    },
    /** Disconnects the app in the wallet. */
    leave: () => tell({ event: 'disconnect', id: events++, payload: {} }),
    close: () => listening.abort(),
  }
}
