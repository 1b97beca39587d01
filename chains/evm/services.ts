import { hashMessage, isHex } from 'viem'
import { chainId } from '#core/chain/chainId.ts'
import { AppError } from '#core/errors.ts'
import type { FamilyServices, NameSource, SignedText, SignIn, WebRpc } from '../family.ts'
import { parseSignInMessage } from '../signIn.ts'
import { recoverSigner } from './signing.ts'
import { z } from 'zod'
import { createEvmNode } from './node/createNode.ts'
import { evmSteps } from './steps.ts'
import { byHub, byRegistry, byUniversalResolver, type Kind, normalized } from './nameServices.ts'

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
  eth_getTransactionCount: { params: z.tuple([evmAddress, block]) },
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

const source = (chainId: number, ending: string, kind: Kind): NameSource => ({
  chainId,
  ending,
  normalize: (name) => normalized(name, ending),
  ...kind,
})

/** Spec §7: names on 1, 42161, 56 and 169; the first network with one wins. */
export const evmNames: readonly NameSource[] = [
  source(
    1,
    '',
    byUniversalResolver(1, '0xeeeeeeee14d718c2b47d9923deab1335e144eeee', '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'),
  ),
  source(42161, '.arb', byRegistry(42161, '0x4a067EE58e73ac5E4a43722E008DFdf65B2bF348')),
  source(56, '.bnb', byRegistry(56, '0x08CEd32a7f3eeC915Ba84415e9C07a7286977956')),
  source(169, '.manta', byHub(169, { chainId: 1, contract: '0x754D6827A57334143eD5fB58C5b1A4aAe4396ba5' })),
]

/** Gas of usual transactions: contracts differ, and the wallet shows its own figure. */
const gas = {
  coinPayment: 21_000n,
  tokenPayment: 65_000n,
  coinDeposit: 110_000n,
  tokenDeposit: 160_000n,
  approval: 50_000n,
}

const evmDepositGas: FamilyServices['depositGas'] = ({ isToken, isPayment, isApproved }) => {
  if (isPayment) return isToken ? gas.tokenPayment : gas.coinPayment
  return isToken ? gas.tokenDeposit + (isApproved ? 0n : gas.approval) : gas.coinDeposit
}

export const evmServices: FamilyServices = {
  name: 'evm',
  createNode: createEvmNode,
  signIn: evmSignIn,
  deposits: { steps: evmSteps },
  depositGas: evmDepositGas,
  webRpc: evmWebRpc,
  names: evmNames,
}
