import type { Api } from '#src/api/calls.ts'
import type { SentCheckIn } from './pendingCheckIn.ts'

/** Answers the points that a check-in on chain has earned; `now` by the server's clock. @throws AppError `check_in_waiting` until its chain is deep enough */
export async function tellCheckIn(
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
