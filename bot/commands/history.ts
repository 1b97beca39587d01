import { isOrderId } from '#core/order/id.ts'
import { openApp, paragraphs, press, type Reaction, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { withWallet } from '../views/needsWallet.ts'
import { orderLine } from '../views/orderLine.ts'

const PAGE = 5

/** A page of the selected wallet's transfers, from `cursor` on. */
const historyPage = (visit: CommandContext, cursor?: string): Promise<View> =>
  withWallet(visit, async ({ address }) => {
    const { words, api, catalogue } = visit
    const page = await api.orders(address, PAGE, cursor)
    const open = [openApp(visit, words.plain('bot-history-open'), { kind: 'place', place: 'history' })]
    if (page.list.length === 0 && cursor === undefined) return { html: words.html('bot-history-none'), buttons: [open] }
    const turn = [
      ...(cursor === undefined ? [] : [press(words.plain('bot-history-newest'), 'history')]),
      ...(page.next_cursor === null ? [] : [press(words.plain('bot-history-older'), 'history', page.next_cursor)]),
    ]
    return {
      html:
        paragraphs(...page.list.map((order) => orderLine(catalogue, words, order))) || words.html('bot-history-end'),
      buttons: [...(turn.length > 0 ? [turn] : []), open],
    }
  })

export const history = (visit: CommandContext): Promise<View> => historyPage(visit)

export const showHistoryPage = async (visit: CommandContext, [cursor]: readonly string[]): Promise<Reaction> => ({
  view: await historyPage(visit, cursor !== undefined && isOrderId(cursor) ? cursor : undefined),
})
