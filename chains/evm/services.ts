import { hashMessage, isHex } from 'viem'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { FamilyServices, SignedText, SignIn, WebRpc } from '../family.ts'
import { parseSignInMessage } from '../signIn.ts'
import { recoverSigner } from './signing.ts'
import { z } from 'zod'
import { createEvmNode } from './node/createNode.ts'
import { evmNames } from './names.ts'
import { evmSteps } from './steps.ts'

/** Some hardware wallets use recovery id 00 or 01, but contracts and other wallets expect 1b or 1c. */
const withRecoveryId = (signature: string): string =>
  signature.replace(/^(0x[0-9a-f]{128})0([01])$/i, (_, body: string, id: string) => `${body}1${id === '0' ? 'b' : 'c'}`)

const isSignedByKey = ({ account, message, signature }: SignedText): boolean =>
  recoverSigner(hashMessage(message), withRecoveryId(signature)) === account

/** A key's signature needs no network; a contract account is queried on the signed network (ERC-1271). */
const evmSignIn: SignIn = {
  read: (text) => parseSignInMessage(text, 'Ethereum'),
  createVerifier: (chains) => async (signed) => {
    if (isSignedByKey(signed)) return 'key'
    const node = signed.chainId === null ? null : chains(chainId(signed.chainId))
    if (!node || !isHex(signed.signature)) return null
    if (!node.acceptsSignature)
      throw new AppError(
        'signature_unverifiable',
        'This account’s signature can’t be verified on this network. Switch to another network in your wallet, then sign in again.',
        { status: 401, retriable: false },
      )
    return (await node.acceptsSignature(signed.account, signed.message, signed.signature)) ? 'contract' : null
  },
}

const noParams = z.tuple([]).optional()
const data = z.string().regex(/^0x([0-9a-fA-F]{2})*$/)
const quantity = z.string().regex(/^0x[0-9a-fA-F]{1,64}$/)
const evmAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const word = z.string().regex(/^0x[0-9a-fA-F]{64}$/)
const block = z.union([z.enum(['latest', 'pending']), quantity])

/** Methods that the web app may call. Anyone can call these at the operator's cost. */
const methods: WebRpc['methods'] = {
  eth_blockNumber: { params: noParams, keepMs: 1_000 },
  eth_gasPrice: { params: noParams, keepMs: 5_000 },
  eth_getCode: { params: z.tuple([evmAddress, block]), keepMs: 5_000 },
  eth_call: {
    params: z.tuple([z.strictObject({ from: evmAddress.optional(), to: evmAddress, data }), block]),
  },
  eth_getBlockByNumber: { params: z.tuple([block, z.boolean()]) },
  eth_getLogs: {
    params: z.tuple([
      z.strictObject({
        address: evmAddress,
        topics: z.tuple([word], z.union([word, z.null()])).refine((list) => list.length <= 4),
        fromBlock: quantity,
        toBlock: block.optional(),
      }),
    ]),
  },
  eth_getTransactionByHash: { params: z.tuple([word]) },
  eth_getTransactionReceipt: { params: z.tuple([word]) },
}

const evmWebRpc: WebRpc = { methods, chainId: { method: 'eth_chainId', read: Number } }

export const evmServices: FamilyServices = {
  name: 'evm',
  createNode: createEvmNode,
  signIn: evmSignIn,
  deposits: { steps: evmSteps },
  webRpc: evmWebRpc,
  names: evmNames,
}
