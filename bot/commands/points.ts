import { withThousands } from '#core/format/number.ts'
import type { LinkedWallet } from '#store/telegram/types.ts'
import type { PointsRow } from '../createApi.ts'
import { openApp, paragraphs, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { walletText, withWallet } from '../views/wallet.ts'

const kinds = ['bridges', 'checkIns', 'friends', 'campaigns', 'pool'] as const
const keys = {
  bridges: 'bot-points-bridges',
  checkIns: 'bot-points-check_ins',
  friends: 'bot-points-friends',
  campaigns: 'bot-points-campaigns',
  pool: 'bot-points-pool',
} as const
const shown = (points: number): string => withThousands(String(points))

function pointsView(visit: CommandContext, wallet: LinkedWallet, row: PointsRow): View {
  const { words } = visit
  const lines = kinds
    .filter((kind) => row[kind] > 0)
    .map((kind) => words.html(keys[kind], { points: shown(row[kind]) }))
  const boost = row.multiplier > 1 && words.html('bot-points-boost', { multiplier: String(row.multiplier) })
  return {
    html: paragraphs(
      words.html('bot-points-total', { points: shown(row.total), wallet: walletText(wallet) }),
      lines.join('\n') || words.html('bot-points-none'),
      boost,
    ),
    buttons: [[openApp(visit, words.plain('bot-points-open'), { kind: 'place', place: 'points' })]],
  }
}

export const points = (visit: CommandContext): Promise<View> =>
  withWallet(visit, async (wallet) => pointsView(visit, wallet, await visit.api.points(wallet.address)))
