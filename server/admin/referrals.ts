import type { Clock } from '#runtime/clock.ts'
import type { Store } from '#store/contract.ts'
import { type AdminOptions, auditOf, refuseCommand, walletOf } from './command.ts'

export interface ReferralDeps {
  readonly store: Store
  readonly clock: Clock
}

type Command = (deps: ReferralDeps, options: AdminOptions) => Promise<string>

/** Operator commands for referrals. */
export const referralCommands: Readonly<Record<string, Command>> = {
  unbind: async ({ store, clock }, options) => {
    const [wallet, audit, again] = [walletOf(options), auditOf(options), options['allow-again'] ?? false]
    const note = { ...audit, action: 'referrals unbind', subject: wallet }
    const mayAgain = `It may${again ? '' : ' not'} take another invitation${again ? ' before its first bridge' : ''}.`
    return store.transaction(async (inner) => {
      const ended = await inner.referrals.end(wallet, again, clock.now())
      if (ended) {
        const { referrer, before, after } = ended
        await inner.adminLog.add({
          ...note,
          before: { referrer, brought: before, again: false },
          after: { referrer: null, brought: after, again },
        })
        return `${wallet} no longer brings points to ${referrer}: ${before - after} that had not arrived are reversed, ${after} have arrived. ${mayAgain}`
      }
      if (!again || !(await inner.referrals.allowAgain(wallet)))
        throw refuseCommand(`No invitation of ${wallet} stands.`, 'invitation_missing')
      await inner.adminLog.add({ ...note, before: { again: false }, after: { again } })
      return `The invitation of ${wallet} was ended before. ${mayAgain}`
    })
  },
}
