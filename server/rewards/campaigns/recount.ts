import type { Campaign } from '#core/rewards/campaign/types.ts'
import type { Store } from '#store/contract.ts'

export interface Recounted {
  readonly wallets: number
  readonly given: number
  readonly takenBack: number
}

const BATCH = 500

/**
 * Brings every wallet's awards in these campaigns to what its bridges have earned. Each batch is a transaction, and a batch that was done
 * before changes nothing: a recount that was cut off goes on after the wallet that was told last, or simply begins again.
 */
export async function recountCampaigns(
  { campaigns: awards }: Pick<Store, 'campaigns'>,
  campaigns: readonly Campaign[],
  { after = null, batch = BATCH, tell = () => undefined }: { after?: string | null; batch?: number; tell?: (last: string, done: Recounted) => void } = {},
): Promise<Recounted> {
  let done: Recounted = { wallets: 0, given: 0, takenBack: 0 }
  let last = after
  for (;;) {
    const wallets = await awards.walletsAfter(last, batch)
    const { given, takenBack } = await awards.settle(wallets, campaigns)
    done = { wallets: done.wallets + wallets.length, given: done.given + given, takenBack: done.takenBack + takenBack }
    last = wallets.at(-1) ?? last
    if (wallets.length < batch) return done
    tell(last ?? '', done)
  }
}
