import { multiplierOf } from '#core/rewards/bridgePoints.ts'
import { buckets, totalOf } from '#core/rewards/buckets.ts'
import type { RewardRules } from '#core/rewards/rules.ts'
import type { PointRow } from '#store/points/types.ts'
import { type AdminDeps, type AdminOptions, limitOf, walletOf } from './command.ts'
import { entryText } from './entryText.ts'
import { jsonText, moreText } from './text.ts'

export type WalletSummaryDeps = Pick<AdminDeps, 'store'> & { readonly rewards: Pick<RewardRules, 'tiers'> }

const comingData = ({ id, bucket, points, finalAt }: PointRow) => ({ id, bucket, points, final_at: finalAt })

const numbers = (rows: readonly (readonly [string, number | string])[]): string[] => {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`)
}

/** Shows a wallet's balances and its pending entries with their numbers, so that an operator can revoke one. */
export const walletSummaryCommands: Readonly<
  Record<string, (deps: WalletSummaryDeps, options: AdminOptions) => Promise<string>>
> = {
  show: async ({ store, rewards }, options) => {
    const [wallet, limit] = [walletOf(options), limitOf(options)]
    const { balances, pending, bridges } = await store.points.standing(wallet)
    const found = await store.points.coming(wallet, limit + 1)
    const coming = found.slice(0, limit)
    const [total, multiplier] = [totalOf(balances), multiplierOf(rewards.tiers, bridges)]
    if (options.json)
      return jsonText({ wallet, balances, total, pending, bridges, multiplier, coming: coming.map(comingData) })
    const rows = [
      ...buckets.map((bucket) => [bucket, balances[bucket]] as const),
      ['total', total],
      ['still coming', pending],
      ['bridges', bridges],
      ['multiplier', multiplier],
    ] as const
    return [
      wallet,
      ...numbers(rows),
      ...(coming.length > 0 ? ['pending, soonest first:'] : []),
      ...coming.map((row) => `  ${entryText(row, false)}`),
      ...moreText(found.length, limit),
    ].join('\n')
  },
}
