import { AppError } from '#core/errors.ts'

/**
 * Two tabs must not take the same order through the wallet. Where the browser has no locks, the stored phase is what is left.
 * @throws AppError `busy_elsewhere` while another tab holds the order.
 */
export async function withOrderLock<T>(orderId: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  return locks.request(`causeway.order.${orderId}`, { ifAvailable: true }, async (lock) => {
    if (!lock)
      throw new AppError('busy_elsewhere', 'Another tab is asking your wallet about this transfer. Go on there.', {
        retriable: true,
      })
    return work()
  })
}
