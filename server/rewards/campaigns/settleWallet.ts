import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'
import { campaignsNow } from './current.ts'

/** Settles all campaigns of a wallet, in the transaction that counts or undoes one of its bridges. */
export async function settleWallet(deps: Pick<ServerDeps, 'campaigns'>, inner: Store, wallet: string): Promise<void> {
  await inner.campaigns.settle([wallet], campaignsNow(deps))
}
