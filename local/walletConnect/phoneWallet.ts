import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { buildApprovedNamespaces, getSdkError } from '@walletconnect/utils'
import type { PrivateKeyAccount } from 'viem/accounts'
import { type Hex, hexToNumber } from 'viem'

/** One request of an app. */
interface Asked {
  readonly method: string
  readonly params: readonly unknown[]
  readonly chainId: number
}

/** Error of a wallet that refuses, in WalletConnect's format. */
const refusal = { code: 5000, message: 'User rejected.' }

interface Signer {
  readonly account: PrivateKeyAccount
  /** JSON-RPC by chain id; the node signs transactions of this account. */
  readonly rpcUrls: Readonly<Record<number, string>>
  /** Adds the network to the session. */
  allow(chainId: number): Promise<void>
}

async function rpc(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const answer = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (answer.error) throw new Error(answer.error.message)
  return answer.result
}

type Answer = (signer: Signer, asked: Asked) => Promise<unknown>

function urlOf({ rpcUrls }: Signer, chainId: number): string {
  const url = rpcUrls[chainId]
  if (!url) throw Object.assign(new Error(`Unrecognized chain ID ${chainId}.`), { code: 4902 })
  return url
}

async function switchTo(signer: Signer, { params: [wanted] }: Asked): Promise<null> {
  const chainId = hexToNumber((wanted as { chainId: Hex }).chainId)
  urlOf(signer, chainId)
  await signer.allow(chainId)
  return null
}

const answers: Readonly<Record<string, Answer>> = {
  eth_sendTransaction: (signer, { chainId, params }) => rpc(urlOf(signer, chainId), 'eth_sendTransaction', params),
  personal_sign: ({ account }, { params: [raw] }) => account.signMessage({ message: { raw: raw as Hex } }),
  eth_signTypedData_v4: ({ account }, { params: [, text] }) =>
    account.signTypedData(JSON.parse(text as string) as Parameters<PrivateKeyAccount['signTypedData']>[0]),
  wallet_switchEthereumChain: switchTo,
  wallet_addEthereumChain: switchTo,
}

/** Connection request of a page, or a request of a connected one. */
export type Question =
  | { readonly kind: 'connect'; readonly app: string }
  | { readonly kind: 'request'; readonly app: string; readonly asked: Asked }

export interface WalletOptions {
  readonly relayUrl: string
  readonly account: PrivateKeyAccount
  /** JSON-RPC by chain id; the nodes sign transactions of the account. */
  readonly rpcUrls: Readonly<Record<number, string>>
  /** Page of the wallet, which apps link to. */
  readonly url: string
  /** Icons that the wallet announces; none by default. */
  readonly icons?: readonly string[]
  /** URL scheme of a wallet that is a separate app. */
  readonly native?: string
  /** Folder that stores connections; without one they end with the process. */
  readonly folder?: string
  /** Networks that the wallet accepts on connection; all known ones by default. */
  readonly chains?: readonly number[]
  /** Methods that the wallet supports; all requested ones by default. */
  readonly methods?: readonly string[]
  /** Called before every action; everything is approved by default. */
  readonly confirm?: (question: Question) => Promise<boolean>
  /** Called when an answer did not reach its app. */
  failed(error: unknown): void
}

export interface ConnectedApp {
  readonly topic: string
  readonly name: string
}

/** `agree`: answers at once. `refuse`: refuses. `keep`: acts, and holds the answer until `release`. */
export type Mood = 'agree' | 'refuse' | 'keep'

export interface PhoneWallet {
  readonly address: string
  /** Requests of pages, in order. */
  readonly asked: readonly Asked[]
  mood: Mood
  scan(uri: string): Promise<void>
  /** Sends the held answers. */
  release(): Promise<void>
  /** Number of connected pages. */
  sessions(): number
  apps(): readonly ConnectedApp[]
  /** Ends one connection, or all of them. */
  leave(topic?: string): Promise<void>
  stop(): Promise<void>
}

const everyMethod = Object.keys(answers)
let made = 0

/** A real wallet: WalletKit over its own core. */
export async function openPhoneWallet(options: WalletOptions): Promise<PhoneWallet> {
  const { relayUrl, account, rpcUrls, url, native, folder, icons = [], methods = everyMethod } = options
  const { chains = Object.keys(rpcUrls).map(Number), confirm = () => Promise.resolve(true), failed } = options
  const address = account.address.toLowerCase()
  const core = new Core({
    projectId: 'local',
    relayUrl,
    customStoragePrefix: folder ? 'phone' : `phone-${process.pid}-${made++}`,
    storageOptions: { database: folder ?? ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
  })
  // Its own types disagree on optional fields.
  const kit = await WalletKit.init({
    core: core as never,
    metadata: {
      name: 'Phone wallet',
      description: 'A wallet on a phone',
      url,
      icons: [...icons],
      redirect: { universal: url, ...(native ? { native } : {}) },
    },
  })
  const allowed = new Set(chains)
  const asked: Asked[] = []
  const kept: (() => Promise<void>)[] = []
  const apps = (): readonly ConnectedApp[] =>
    Object.values(kit.getActiveSessions()).map(({ topic, peer }) => ({ topic, name: peer.metadata.name }))
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
    if (wallet.mood === 'refuse' || !(await confirm({ kind: 'connect', app: params.proposer.metadata.name })))
      return kit.rejectSession({ id, reason: getSdkError('USER_REJECTED') })
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
    const app = apps().find((one) => one.topic === topic)?.name ?? 'An app'
    if (wallet.mood === 'refuse' || !(await confirm({ kind: 'request', app, asked: call })))
      return say({ error: refusal })
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

  // An app that is gone, or an expired proposal, accepts no answer any more.
  kit.on('session_proposal', (proposal) => void propose(proposal).catch(failed))
  kit.on('session_request', (request) => void respond(request).catch(failed))
  return Object.assign(wallet, {
    address,
    asked,
    scan: (uri: string) => kit.pair({ uri }),
    async release() {
      for (const answer of kept.splice(0)) await answer()
    },
    sessions: () => apps().length,
    apps,
    async leave(topic?: string) {
      const left = topic === undefined ? apps() : apps().filter((one) => one.topic === topic)
      for (const one of left)
        await kit.disconnectSession({ topic: one.topic, reason: getSdkError('USER_DISCONNECTED') })
    },
    async stop() {
      core.heartbeat.stop()
      await core.relayer.transportClose()
    },
  })
}
