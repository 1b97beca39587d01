import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { freshAccount } from '../chain.ts'
import type { Endpoints } from '../fixtures.ts'
import { type Asked, answers, refusal } from './answers.ts'

export interface WalletOptions {
  /** Networks that it agrees to when it is connected. */
  readonly chains?: readonly number[]
  /** Of what it is asked for it does only these. */
  readonly methods?: readonly string[]
}

/** `agree`: at once. `refuse`: says no. `keep`: does it, and keeps the answer until `release`. */
export type Mood = 'agree' | 'refuse' | 'keep'

export interface PhoneWallet {
  readonly address: string
  /** What pages asked of it, in order. */
  readonly asked: readonly Asked[]
  mood: Mood
  scan(uri: string): Promise<void>
  /** Answers that were kept are sent. */
  release(): Promise<void>
  /** How many pages it is connected with. */
  sessions(): number
  /** Says goodbye to all of them. */
  leave(): Promise<void>
  stop(): Promise<void>
}

const everyMethod = Object.keys(answers)
const METADATA = {
  name: 'Phone wallet',
  description: 'A wallet on a phone',
  url: 'https://wallet.test',
  icons: [],
  redirect: { native: 'phonewallet://', universal: 'https://wallet.test/app' },
}
let made = 0

/** A wallet on a phone, with an account that nobody used before. */
export async function openPhoneWallet(
  stack: Endpoints,
  relayUrl: string,
  { chains = [31337, 31338], methods = everyMethod }: WalletOptions = {},
): Promise<PhoneWallet> {
  const account = privateKeyToAccount(generatePrivateKey())
  const address = account.address.toLowerCase()
  const rpcUrls = { 31337: stack.rpc.north, 31338: stack.rpc.south }
  await Promise.all(Object.values(rpcUrls).map((url) => freshAccount(url, address)))
  const core = new Core({
    projectId: 'local',
    relayUrl,
    customStoragePrefix: `phone-${process.pid}-${made++}`,
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  })
  // Its own types disagree on optional fields.
  const kit = await WalletKit.init({ core: core as never, metadata: METADATA })
  const allowed = new Set(chains)
  const asked: Asked[] = []
  const kept: (() => Promise<void>)[] = []
  const topics = (): string[] => Object.keys(kit.getActiveSessions())
  const supported = () => {
    const ids = [...allowed].map((id) => `eip155:${id}`)
    return {
      eip155: {
        chains: ids,
        methods: [...methods],
        events: ['accountsChanged', 'chainChanged'],
        accounts: ids.map((id) => `${id}:${account.address}`),
      },
    }
  }
  const wallet = { mood: 'agree' as Mood }

  async function propose({ id, params }: WalletKitTypes.SessionProposal): Promise<void> {
    if (wallet.mood === 'refuse') return kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') })
    const agree = async () =>
      void (await kit.approveSession({
        id,
        namespaces: buildApprovedNamespaces({ proposal: params, supportedNamespaces: supported() }),
      }))
    if (wallet.mood === 'keep') kept.push(agree)
    else await agree()
  }

  async function respond({ id, topic, params: { request, chainId } }: WalletKitTypes.SessionRequest): Promise<void> {
    const call: Asked = {
      method: request.method,
      params: request.params as readonly unknown[],
      chainId: Number(chainId.split(':')[1]),
    }
    asked.push(call)
    const say = (body: { result: unknown } | { error: { code: number; message: string } }) =>
      kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...body } })
    if (wallet.mood === 'refuse') return say({ error: refusal })
    const allow = async (chain: number) => {
      allowed.add(chain)
      await kit.updateSession({ topic, namespaces: supported() })
    }
    try {
      const answer = answers[call.method]
      if (!answer) throw Object.assign(new Error(`Unknown method ${call.method}`), { code: 4200 })
      const result = await answer({ account, rpcUrls, allow }, call)
      if (wallet.mood === 'keep') kept.push(() => say({ result }))
      else await say({ result })
    } catch (error) {
      const { code = -32603, message } = error as { code?: number; message: string }
      await say({ error: { code, message } })
    }
  }

  kit.on('session_proposal', (proposal) => void propose(proposal))
  kit.on('session_request', (request) => void respond(request))
  return Object.assign(wallet, {
    address,
    asked,
    scan: (uri: string) => kit.pair({ uri }),
    async release() {
      for (const answer of kept.splice(0)) await answer()
    },
    sessions: () => topics().length,
    async leave() {
      for (const topic of topics()) await kit.disconnectSession({ topic, reason: getSdkError('USER_DISCONNECTED') })
    },
    async stop() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  })
}
