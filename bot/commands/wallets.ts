import { createHash } from 'node:crypto'
import type { LinkedWallet } from '#store/telegram/types.ts'
import { openApp, paragraphs, press, type Reaction, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'
import { needsWallet, walletText } from '../views/wallet.ts'

/** Addresses exceed a button's limit; this prefix suffices to distinguish a user's few wallets. */
export const walletMark = (address: string): string =>
  createHash('sha256').update(address).digest('base64url').slice(0, 12)

async function marked({ store, userId }: CommandContext, mark: string | undefined): Promise<LinkedWallet | null> {
  return (await store.telegram.walletsOf(userId)).find(({ address }) => walletMark(address) === mark) ?? null
}

/** Returns the wallets of this Telegram account, the selected one first, each with its actions. */
export async function wallets(visit: CommandContext): Promise<View> {
  const { words, store, userId } = visit
  const all = await store.telegram.walletsOf(userId)
  if (all.length === 0) return needsWallet(visit)
  const lines = all.map((one, i) =>
    words.html(i === 0 ? 'bot-wallets-chosen' : 'bot-wallets-other', { wallet: walletText(one) }),
  )
  const rows = all.map((one, i) => [
    ...(i === 0
      ? []
      : [
          press(
            words.plain('bot-wallets-choose', { wallet: walletText(one) }),
            'wallet-choose',
            walletMark(one.address),
          ),
        ]),
    press(words.plain('bot-wallets-unlink', { wallet: walletText(one) }), 'wallet-ask', walletMark(one.address)),
  ])
  return {
    html: paragraphs(words.html('bot-wallets-title'), lines.join('\n')),
    buttons: [...rows, [openApp(visit, words.plain('bot-wallets-link'), { kind: 'place', place: 'wallets' })]],
  }
}

const gone = async (visit: CommandContext): Promise<Reaction> => ({
  view: await wallets(visit),
  notice: visit.words.plain('bot-wallets-gone'),
})

export async function chooseWallet(visit: CommandContext, [mark]: readonly string[]): Promise<Reaction> {
  const wallet = await marked(visit, mark)
  if (!wallet || !(await visit.store.telegram.choose(wallet.address, visit.userId, visit.clock.now())))
    return gone(visit)
  return { view: await wallets(visit), notice: visit.words.plain('bot-wallets-now', { wallet: walletText(wallet) }) }
}

/** Asks for confirmation, because linking again needs the wallet's signature. */
export async function askUnlink(visit: CommandContext, [mark]: readonly string[]): Promise<Reaction> {
  const wallet = await marked(visit, mark)
  if (!wallet) return gone(visit)
  const { words } = visit
  return {
    view: {
      html: words.html('bot-wallets-ask', { wallet: walletText(wallet) }),
      buttons: [
        [
          press(words.plain('bot-wallets-keep'), 'wallets'),
          press(words.plain('bot-wallets-unlink_now'), 'wallet-unlink', walletMark(wallet.address)),
        ],
      ],
    },
  }
}

export async function unlinkWallet(visit: CommandContext, [mark]: readonly string[]): Promise<Reaction> {
  const wallet = await marked(visit, mark)
  if (!wallet || !(await visit.store.telegram.unlink(wallet.address, visit.userId))) return gone(visit)
  return {
    view: await wallets(visit),
    notice: visit.words.plain('bot-wallets-unlinked', { wallet: walletText(wallet) }),
  }
}
