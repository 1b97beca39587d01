const KEY = 'causeway.arrivals'
/** One transfer may be a trial; a second one suggests that the user will return. */
const ENOUGH = 2

interface HomeScreenDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** True when the shortcut can be added and does not exist yet. */
  missing(): Promise<boolean>
  offer(): Promise<void>
}

/** Offers a home screen shortcut once, after the second transfer that was seen to arrive. Returns the function to call on each arrival. */
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
