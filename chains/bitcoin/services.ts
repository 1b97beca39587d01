import { z } from 'zod'
import { AppError } from '#core/errors.ts'
import type { FamilyServices, SignIn, Verifier, WebRpc } from '../family.ts'
import { parseSignInMessage } from '../signIn.ts'
import { readBitcoin } from './address.ts'
import { networkOf } from './networks.ts'
import { faults, NodeError } from './node/api/api.ts'
import { openBitcoinApi } from './node/api/open.ts'
import { createBitcoinNode } from './node/createNode.ts'
import { openDepositAccount } from './wallet/keys.ts'
import { isSignedMessage } from './verifyMessage.ts'

/** Null for text that is not base64 as wallets write it. */
function signatureBytes(text: string): Uint8Array | null {
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? new Uint8Array(bytes) : null
}

/** Addresses name their network, so one of another network than the text's does not sign in. */
const verify: Verifier = ({ account, message, signature, chainId }) => {
  const address = readBitcoin(account)
  const network = chainId === null ? null : networkOf(chainId)
  const bytes = signatureBytes(signature)
  const isSigned =
    network !== null && address.networks.includes(network) && bytes !== null && isSignedMessage(address, message, bytes)
  return Promise.resolve(isSigned ? 'key' : null)
}

const bitcoinSignIn: SignIn = {
  read: (text) => parseSignInMessage(text, 'Bitcoin'),
  createVerifier: () => verify,
}

const txId = z.string().regex(/^[0-9a-f]{64}$/)
const address = z.string().regex(/^[0-9A-Za-z]{26,90}$/)
/** Standard transactions have at most 400,000 weight units; a wallet's payment is far shorter. */
const transaction = z
  .string()
  .max(200_000)
  .regex(/^([0-9a-f]{2})+$/)

/** Methods that the web app may call. Anyone can call these at the operator's cost. */
const methods: WebRpc['methods'] = {
  bitcoin_transaction: { params: z.tuple([txId]), keepMs: 2_000 },
  bitcoin_coins: { params: z.tuple([address]), keepMs: 2_000 },
  bitcoin_feeRate: { params: z.tuple([]), keepMs: 10_000 },
  bitcoin_broadcast: { params: z.tuple([transaction]), broadcasts: true },
}

const calls: Readonly<Record<string, (api: ReturnType<typeof openBitcoinApi>, param: string) => Promise<unknown>>> = {
  bitcoin_transaction: async (api, ref) => {
    const found = await api.transaction(ref)
    return found && { height: found.block === null ? null : Number(found.block.height) }
  },
  bitcoin_coins: async (api, owner) =>
    (await api.coins(owner)).map(({ txId: id, index, amount }) => ({ tx_id: id, index, amount: String(amount) })),
  bitcoin_feeRate: (api) => api.feeRate(),
  bitcoin_broadcast: (api, raw) => api.broadcast(raw),
}

/** Code by which the proxy recognizes an answer of the chain itself. */
const REFUSED = -32_000

const bitcoinWebRpc: WebRpc = {
  methods,
  async call(url, method, params, timeoutMs) {
    const [param = ''] = z.array(z.string()).parse(params ?? [])
    try {
      return { result: await calls[method]?.(openBitcoinApi(url, timeoutMs), param) }
    } catch (error) {
      if (!(error instanceof NodeError) || faults.isPassing(error)) throw error
      return { error: { code: REFUSED, message: error.message } }
    }
  },
}

/** @throws AppError `key_invalid` also for the key of another network */
function openAccount(account: string, chainId: number): (index: number) => string {
  const network = networkOf(chainId)
  if (!network) throw new AppError('key_invalid', `Network ${chainId} is not a Bitcoin network.`, { retriable: false })
  const { at } = openDepositAccount(account, network)
  return (index) => at(index).address
}

/** Virtual bytes of a payment with one input and change. */
const PAYMENT_BYTES = 141n

export const bitcoinServices: FamilyServices = {
  name: 'bitcoin',
  createNode: createBitcoinNode,
  openDepositAccount: openAccount,
  depositGas: () => PAYMENT_BYTES,
  signIn: bitcoinSignIn,
  webRpc: bitcoinWebRpc,
}
