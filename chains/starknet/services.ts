import { z } from 'zod'
import { chainId } from '#core/chain/chainId.ts'
import { isNative } from '#core/chain/assetId.ts'
import { writeDepositMemo } from '#core/order/depositMemo.ts'
import type { Step } from '#core/wire/order.ts'
import type { DepositInput } from '../contract/deposits.ts'
import type { FamilyServices, SignIn, WebRpc } from '../family.ts'
import { parseSignInMessage } from '../signIn.ts'
import { starknetCctp } from './cctp.ts'
import { isFelt, starknet } from './family.ts'
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

/** A multicall of the sender, whose memo contains everything that a refund needs. */
function starknetSteps({ order, from, depositAddress }: DepositInput): Step[] {
  const memo = writeDepositMemo(starknet.depositMemo, order)
  if (!depositAddress || memo === null) return []
  return [
    {
      kind: 'starknet_invoke',
      chain_id: from.chainId,
      label: 'transfer',
      status: 'waiting',
      tx_ref: null,
      transfer: {
        from: order.fromAddress,
        to: depositAddress,
        token: isNative(from.id) ? null : from.token,
        amount: String(order.sendAmount),
        memo,
      },
    },
  ]
}

/** L2 gas of a transfer and up to ten reads of its token, the account's check included. */
const DEPOSIT_GAS = 3_000_000n

export const starknetServices: FamilyServices = {
  name: 'starknet',
  createNode: createStarknetNode,
  signIn: starknetSignIn,
  deposits: { steps: starknetSteps },
  depositGas: () => DEPOSIT_GAS,
  webRpc: starknetWebRpc,
  names: starknetNames,
  issuerTransfers: starknetCctp,
}
