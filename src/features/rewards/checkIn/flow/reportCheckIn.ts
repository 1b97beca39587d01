import type { Api } from '#src/api/calls.ts'
import type { SentCheckIn } from './pendingCheckIn.ts'

/** Reports a check-in and returns its points; `now` is the server's time. @throws AppError `check_in_waiting` until it has enough confirmations */
export async function reportCheckIn(
  api: Pick<Api, 'post'>,
  { wallet, chainId, hash }: SentCheckIn,
  now: number,
): Promise<number> {
  const { data } = await api.post('/lottery/maker/sign/in', {
    success: 200,
    body: { encrypt: String(now), hash, chainId, userAddress: wallet },
  })
  return typeof data === 'number' ? data : 0
}
