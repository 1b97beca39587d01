import { devAccounts } from '#chains/evm/testing/accounts.ts'
import type { Anvil } from '#chains/evm/testing/anvil.ts'
import type { OrderRow } from '#store/orders/types.ts'
import { clientOf, signOpening } from './orders.ts'

/** The depositor's wallet, which keeps its signed transactions. */
export interface Wallet {
  /** Sends the opening of an order and leaves it to the network. */
  open(order: OrderRow): Promise<void>
  /** Sends the transactions again that a node lost with its newest blocks. */
  resend(): Promise<void>
}

export async function openWallet(chain: Anvil): Promise<Wallet> {
  const count = () => clientOf(chain).getTransactionCount({ address: devAccounts.user.address })
  const send = (raw: string) => chain.rpc('eth_sendRawTransaction', [raw])
  const first = await count()
  const signed: string[] = []
  return {
    async open(order) {
      const raw = await signOpening(chain, order, first + signed.length)
      signed.push(raw)
      await send(raw)
    },
    async resend() {
      for (const raw of signed.slice((await count()) - first)) await send(raw)
    },
  }
}
