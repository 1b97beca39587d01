import type { Store } from '#store/contract.ts'
import type { CampaignsNow, SettledAwards } from '#store/contract/campaigns.ts'

export interface Recounted {
  readonly wallets: number
  readonly given: number
  readonly takenBack: number
}

const BATCH = 500
/** Batches under way: while one is worked out here, the database writes another. Their wallets are different ones. */
const LANES = 3

interface Told {
  readonly after?: string | null
  readonly batch?: number
  /** The last wallet up to which everything is done, as long as others come after it. */
  readonly tell?: (last: string, done: Recounted) => void
}

/**
 * Brings every wallet's awards in these campaigns to what its bridges have earned, by what the ledger says it was given. Each batch is a transaction, and a batch that was done
 * before changes nothing: a recount that was cut off goes on after the wallet that was told last, or simply begins again.
 */
export async function recountCampaigns(
  { campaigns: awards }: Pick<Store, 'campaigns'>,
  campaigns: CampaignsNow,
  { after = null, batch = BATCH, tell = () => undefined }: Told = {},
): Promise<Recounted> {
  let done: Recounted = { wallets: 0, given: 0, takenBack: 0 }
  let last = after
  const underWay: { readonly wallets: readonly string[]; readonly settled: Promise<SettledAwards> }[] = []
  const finishOne = async (): Promise<void> => {
    const first = underWay.shift()
    if (!first) return
    const { given, takenBack } = await first.settled
    done = {
      wallets: done.wallets + first.wallets.length,
      given: done.given + given,
      takenBack: done.takenBack + takenBack,
    }
    if (underWay.length > 0) tell(first.wallets.at(-1) ?? '', done)
  }
  try {
    for (;;) {
      const wallets = await awards.walletsAfter(last, batch)
      if (wallets.length > 0) underWay.push({ wallets, settled: awards.recount(wallets, campaigns) })
      last = wallets.at(-1) ?? last
      if (wallets.length < batch) break
      if (underWay.length === LANES) await finishOne()
    }
    while (underWay.length > 0) await finishOne()
  } finally {
    await Promise.allSettled(underWay.map(({ settled }) => settled))
  }
  return done
}
