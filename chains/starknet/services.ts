import { z } from 'zod'
import { chainId } from '#core/chain/chainId.ts'
import type { FamilyServices, SignIn, WebRpc } from '../family.ts'
import { parseSignInMessage } from '../signIn.ts'
import { starknetCctp } from './cctp.ts'
import { isFelt } from './family.ts'
import { chainOfNetwork, networkOf } from './networks.ts'
import { createStarknetNode } from './node/createNode.ts'
import { starknetNames } from './names.ts'

/** Accounts are contracts that may replace their key, so only the contract's answer counts. */
const starknetSignIn: SignIn = {
  byContract: true,
  read: (text) => parseSignInMessage(text, 'Starknet'),
  createVerifier:
    (chains) =>
    async ({ account, message, signature, chainId: id }) => {
      const node = id === null || networkOf(id) === null ? null : chains(chainId(id))
      return (await node?.acceptsSignature?.(account, message, signature)) ? 'contract' : null
    },
}

const starknetWebRpc: WebRpc = {
  methods: {
    starknet_getTransactionStatus: { params: z.tuple([z.string().refine(isFelt)]), keepMs: 500 },
  },
  chainId: {
    method: 'starknet_chainId',
    read: (result) => (typeof result === 'string' ? (chainOfNetwork(result) ?? Number.NaN) : Number.NaN),
  },
}

export const starknetServices: FamilyServices = {
  name: 'starknet',
  createNode: createStarknetNode,
  signIn: starknetSignIn,
  webRpc: starknetWebRpc,
  names: starknetNames,
  issuerTransfers: starknetCctp,
}
