import type { Api } from '#src/api/calls.ts'

/** Answers the points that a check-in on chain has earned. @throws AppError `check_in_waiting` until its chain is deep enough */
export async function tellCheckIn(api: Pick<Api, 'post'>, userAddress: string, chainId: number, hash: string): Promise<number> {
  const { data } = await api.post('/lottery/maker/sign/in', { success: 200, body: { encrypt: String(Date.now()), hash, chainId, userAddress } })
  return typeof data === 'number' ? data : 0
}
