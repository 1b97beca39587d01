import { AppError } from '#core/errors.ts'

/**
 * Prevents two tabs from running the same order. Without the Web Locks API only the stored phase protects it.
 * @throws AppError `busy_elsewhere` while another tab runs the order.
 */
export async function withOrderLock<T>(orderId: string, work: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (!locks) return work()
  return locks.request(`causeway.order.${orderId}`, { ifAvailable: true }, async (lock) => {
    if (!lock)
      throw new AppError(
        'busy_elsewhere',
        'This transfer is open in another tab that’s waiting for your wallet. Continue there.',
        {
          retriable: true,
        },
      )
    return work()
  })
}
