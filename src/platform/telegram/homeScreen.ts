const KEY = 'causeway.arrivals'
/** One is a try; who comes a second time will come again. */
const ENOUGH = 2

interface HomeScreenDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** Whether it can be put there and is not there yet. */
  missing(): Promise<boolean>
  offer(): Promise<void>
}

/** Offers a place on the home screen once, after the second transfer that was seen to arrive. Answers what to tell of each arrival. */
export function createHomeScreenOffer({ storage, missing, offer }: HomeScreenDeps): (orderId: string) => Promise<void> {
  const read = (): string[] => (storage?.getItem(KEY) ?? '').split(' ').filter((id) => id !== '')
  return async (orderId) => {
    const seen = read()
    if (seen.includes(orderId) || seen.length >= ENOUGH) return
    const now = [...seen, orderId]
    storage?.setItem(KEY, now.join(' '))
    if (now.length === ENOUGH && (await missing())) await offer()
  }
}
