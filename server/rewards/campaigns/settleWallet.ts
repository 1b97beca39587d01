import type { Store } from '#store/contract.ts'
import type { ServerDeps } from '../../deps.ts'
import { campaignsNow } from './current.ts'

/** After a bridge of the wallet was counted or taken back, in the same transaction: every campaign looks at it anew. */
export async function settleWallet(deps: Pick<ServerDeps, 'campaigns'>, inner: Store, wallet: string): Promise<void> {
  await inner.campaigns.settle([wallet], campaignsNow(deps))
}
