import { families } from '#core/chain/family.ts'
import type { Clock } from '#runtime/clock.ts'
import type { BotStore } from '#store/contract.ts'
import { MOVED_TOPIC, type OutboxRow } from '#store/work/types.ts'
import { press } from '../chat/view.ts'
import type { BotDeps } from '../chat/commandContext.ts'
import type { Compose } from '../outgoing/deliver.ts'
import { walletText } from '../views/wallet.ts'

interface Deps {
  readonly store: BotStore
  readonly clock: Clock
}

const BATCH = 100
/** Milliseconds after which a moved wallet is no longer reported. */
const OLD_MS = 7 * 86_400_000

/**
 * Writes a notice for each account that lost a wallet to a fresh proof. Safe on every replica at once, and for repeated
 * rows.
 */
export async function notifyMovedWallets(deps: Deps): Promise<void> {
  while ((await deps.store.outbox.drain(MOVED_TOPIC, BATCH, (row) => tell(deps, row))) === BATCH);
}

async function tell({ store, clock }: Deps, { key, payload }: OutboxRow): Promise<void> {
  const chatId = Number(payload['from'])
  const person = await store.telegram.person(chatId)
  if (!person?.mayWrite) return
  const notBefore = clock.now()
  const notAfter = new Date(notBefore.getTime() + OLD_MS)
  await store.notices.add([
    { key: `moved:${key}:${chatId}`, kind: 'moved_wallet', chatId, payload, notBefore, notAfter },
  ])
}

/** Sent even if the user turned transfer messages off; not if the wallet is theirs again. */
export const composeMovedWallet =
  ({ store, texts }: Pick<BotDeps, 'store' | 'texts'>): Compose =>
  async ({ id, chatId, payload }, person) => {
    const family = families.find((known) => known === payload['family'])
    const address = payload['address']
    if (!family || typeof address !== 'string' || (await store.telegram.userOf(address)) === chatId) return null
    const words = texts.translatorFor(person.languageChoice, person.language)
    return {
      html: words.html('bot-moved-wallet', { wallet: walletText({ family, address }) }),
      buttons: [[press(words.plain('bot-moved-wallet_list'), 'wallets', String(id))]],
    }
  }
