import type { Store } from '#store/contract.ts'
import type { CampaignsNow, SettledAwards } from '#store/campaigns/types.ts'

export interface Recounted {
  readonly wallets: number
  readonly given: number
  readonly takenBack: number
}

const BATCH = 500
/** Concurrent batches, so that computing one overlaps with writing another. Their wallets are disjoint. */
const LANES = 3

interface Told {
  readonly after?: string | null
  readonly batch?: number
  /** Called after each batch but the last, with the last wallet up to which everything is done. */
  readonly tell?: (last: string, done: Recounted) => void
}

/**
 * Brings all wallets' awards in line with their bridges. Each batch is one idempotent transaction, so an interrupted
 * recount can resume after the last reported wallet or start over.
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
