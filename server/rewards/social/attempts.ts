import { limitKey, rangeKey } from '../../http/clientIp.ts'
import { type LimitDeps, spend } from '../../http/rateLimit.ts'

const WINDOW_SECONDS = 600

/** Attempts in ten minutes: of a wallet, of a household, of a range of addresses. */
const limits: readonly { readonly most: number; readonly bucket: (wallet: string, ip: string) => string }[] = [
  { most: 10, bucket: (wallet) => `social:wallet:${wallet}` },
  { most: 20, bucket: (_, ip) => `social:ip:${limitKey(ip)}` },
  { most: 100, bucket: (_, ip) => `social:range:${rangeKey(ip)}` },
]

/** @throws AppError `too_many_requests` (429) with the seconds to wait. */
export async function spendAttempt(deps: LimitDeps, wallet: string, ip: string): Promise<void> {
  for (const { most, bucket } of limits) await spend(deps, bucket(wallet, ip), most, WINDOW_SECONDS)
}
