import { createWalletClient, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { getBlock, sendTransaction, writeContract } from 'viem/actions'
import type { EscrowOrder } from '#core/order/escrowOrder.ts'
import { encodeApprove, encodeOpen, encodeRefund } from '../order/calls.ts'
import { offerTypedData } from '../order/typedData.ts'
import { type DevAccount, devAccounts } from './accounts.ts'
import { mined } from './receipt.ts'
import { localHttp } from './localHttp.ts'

type Hex = `0x${string}`

/** User with a wallet on a local chain; every call resolves once it is mined and fails if it reverts. */
export function createUser(url: string, account: DevAccount = devAccounts.user) {
  const wallet = createWalletClient({
    account: privateKeyToAccount(account.key),
    transport: localHttp(url),
    pollingInterval: 50,
  })
  const call = async (to: Hex, data: Hex, value = 0n): Promise<Hex> =>
    mined(wallet, await sendTransaction(wallet, { to, data, value, chain: null }))
  return {
    address: account.address,
    /** Chain time, epoch seconds. */
    now: async () => Number((await getBlock(wallet)).timestamp),
    async open(escrow: Hex, order: EscrowOrder): Promise<Hex> {
      const signature = await privateKeyToAccount(devAccounts.offerSigner.key).signTypedData(
        offerTypedData(order, escrow),
      )
      return call(escrow, encodeOpen(order, signature), /^0x0{40}$/.test(order.inputToken) ? order.inputAmount : 0n)
    },
    approve: (token: Hex, spender: Hex, amount: bigint) => call(token, encodeApprove(spender, amount)),
    refund: (escrow: Hex, order: EscrowOrder) => call(escrow, encodeRefund(order)),
    async transfer(token: Hex, to: Hex, amount: bigint): Promise<Hex> {
      const abi = parseAbi(['function transfer(address,uint256) returns (bool)'])
      return mined(
        wallet,
        await writeContract(wallet, { address: token, abi, functionName: 'transfer', args: [to, amount], chain: null }),
      )
    },
    pay: (to: Hex, value: bigint) => call(to, '0x', value),
    send: (to: Hex, data: Hex) => call(to, data),
  }
}
