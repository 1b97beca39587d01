import type { LinkedWallet } from '#store/telegram/types.ts'
import { addressRules } from '#chains/registry.ts'
import { shortAddress } from '#core/format/address.ts'
import { openApp, type View } from '../chat/view.ts'
import type { CommandContext } from '../chat/commandContext.ts'

/** Replaces everything about a wallet while none is linked. */
export const needsWallet = (visit: CommandContext): View => ({
  html: visit.words.html('bot-wallets-none'),
  buttons: [[openApp(visit, visit.words.plain('bot-wallets-link'), { kind: 'place', place: 'wallets' })]],
})

/** Shows a command for the user's selected wallet. */
export async function withWallet(visit: CommandContext, show: (wallet: LinkedWallet) => Promise<View>): Promise<View> {
  const [wallet] = await visit.store.telegram.walletsOf(visit.userId)
  return wallet ? show(wallet) : needsWallet(visit)
}

/** "0xf39F…2266", shortened as in the app. */
export const walletText = ({ family, address }: Pick<LinkedWallet, 'family' | 'address'>): string =>
  shortAddress(addressRules(family).display(address))
